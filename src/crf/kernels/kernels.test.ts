import { describe, expect, it } from "vitest";
import { seededRandom } from "../../random.js";
import { createArena } from "./arena.js";
import { createKernels } from "./kernels.js";

const random = seededRandom(17);
const arena = createArena();
const simd = createKernels(arena.memory, "simd");
const plain = createKernels(arena.memory, "plain");
const vector = (n: number, spread = 5): Float64Array => {
  const v = arena.f64(n);
  for (let k = 0; k < n; k++) v[k] = (random() * 2 - 1) * spread;
  return v;
};

describe("the kernels", () => {
  it("compute exp to the same bits in both versions, close to Math.exp", () => {
    const a = vector(2000, 720);
    a.set([0, -0, 1, -1, 709.9, 5000, -707.9, -708.1, -Infinity, Infinity]);
    const input = a.slice();
    const b = arena.f64(2000);
    b.set(a);
    simd.expInPlace(a.byteOffset, 2000);
    plain.expInPlace(b.byteOffset, 2000);
    expect(Buffer.from(a)).toEqual(Buffer.from(b));
    for (let k = 0; k < 2000; k++) {
      const x = input[k]!;
      const exact = x < -708 ? 0 : Math.exp(Math.min(x, 709));
      expect(Math.abs(a[k]! - exact)).toBeLessThanOrEqual(exact * 1e-13);
    }
  });

  it.each([2, 4, 6, 100, 1002])("agree on vectors of %d", (n) => {
    const a = vector(n);
    const b = vector(n);
    expect(simd.dot(a.byteOffset, b.byteOffset, n)).toBeCloseTo(plain.dot(a.byteOffset, b.byteOffset, n), 9);
    for (const operate of [
      (k: typeof simd, y: number) => k.axpy(y, 1.5, b.byteOffset, n),
      (k: typeof simd, y: number) => k.scale(y, -0.25, n),
      (k: typeof simd, y: number) => k.addScaled(y, a.byteOffset, 3, b.byteOffset, n),
    ]) {
      const one = arena.f64(n);
      const two = arena.f64(n);
      one.set(a);
      two.set(a);
      operate(simd, one.byteOffset);
      operate(plain, two.byteOffset);
      expect([...one]).toEqual([...two]);
    }
  });
});
