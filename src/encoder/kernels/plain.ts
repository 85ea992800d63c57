import type { EncoderKernels, EncoderMemory } from "./kernel-set.js";
import { attendPlainly } from "./plain-attention.js";
import { exp, sumOfLanes } from "./plain-vector.js";

// The same steps as assembly/, number by number, each rounded to 32 bits where the kernels round, so that both give the
// same bits.

const { fround, sqrt } = Math;

/** Adding it leaves no room for a fraction: what is left is rounded to even. */
const ROUNDER = 12582912;

/** To the nearest whole number, halves to even, as f32x4.nearest. */
const nearest = (x: number): number => fround(fround(x + ROUNDER) - ROUNDER);

export function plainEncoderKernels(memory: EncoderMemory): EncoderKernels {
  const floats = (at: number, count: number): Float32Array => new Float32Array(memory.buffer, at, count);
  return {
    quantise(x, out, scales, M, K) {
      const rows = floats(x, M * K);
      const whole = new Int16Array(memory.buffer, out, M * K);
      const scale = floats(scales, M);
      for (let m = 0; m < M; m++) {
        let top = 0;
        for (let k = 0; k < K; k++) top = Math.max(top, Math.abs(rows[m * K + k] as number));
        if (top === 0) top = 1;
        scale[m] = top / 8191;
        const ratio = fround(8191 / top);
        for (let k = 0; k < K; k++) whole[m * K + k] = nearest(fround((rows[m * K + k] as number) * ratio));
      }
    },
    multiply(a, w, rowScales, columnScales, bias, y, M, N, K) {
      const left = new Int16Array(memory.buffer, a, M * K);
      const right = new Int8Array(memory.buffer, w, K * N);
      const [rowScale, columnScale] = [floats(rowScales, M), floats(columnScales, N)];
      const [added, out] = [floats(bias, N), floats(y, M * N)];
      for (let n = 0; n < N; n++) {
        const first = (n >> 3) * K * 8 + (n & 7) * 2;
        for (let m = 0; m < M; m++) {
          let sum = 0;
          for (let k = 0; k < K; k += 2) {
            const at = first + k * 8;
            sum += (left[m * K + k] as number) * (right[at] as number);
            sum += (left[m * K + k + 1] as number) * (right[at + 1] as number);
          }
          const scale = fround((rowScale[m] as number) * (columnScale[n] as number));
          out[m * N + n] = fround(fround(sum) * scale) + (added[n] as number);
        }
      }
    },
    gelu(x, n) {
      const values = floats(x, n);
      for (let i = 0; i < n; i++) {
        const v = values[i] as number;
        const cubic = fround(1 + fround(fround(v * v) * fround(0.044715)));
        const u = fround(fround(v * fround(-1.5957691216)) * cubic);
        values[i] = v / fround(1 + exp(u));
      }
    },
    addAndNormalise(x, residual, gain, bias, out, M, H) {
      const [a, b] = [floats(x, M * H), floats(residual, M * H)];
      const [gains, added, to] = [floats(gain, H), floats(bias, H), floats(out, M * H)];
      const lanes = new Float32Array(4);
      for (let m = 0; m < M; m++) {
        const row = m * H;
        lanes.fill(0);
        for (let k = 0; k < H; k++) {
          to[row + k] = (a[row + k] as number) + (b[row + k] as number);
          lanes[k & 3] = (lanes[k & 3] as number) + (to[row + k] as number);
        }
        const mean = fround(sumOfLanes(lanes) / H);
        lanes.fill(0);
        for (let k = 0; k < H; k++) {
          const v = fround((to[row + k] as number) - mean);
          lanes[k & 3] = (lanes[k & 3] as number) + fround(v * v);
        }
        const variance = fround(sumOfLanes(lanes) / H);
        const r = fround(1 / fround(sqrt(fround(variance + fround(1e-12)))));
        for (let k = 0; k < H; k++) {
          const v = fround(fround((to[row + k] as number) - mean) * r);
          to[row + k] = fround(v * (gains[k] as number)) + (added[k] as number);
        }
      }
    },
    attend(qkv, out, _scratch, S, H, heads) {
      attendPlainly(floats(qkv, S * 3 * H), floats(out, S * H), S, H, heads);
    },
    addRows(a, b, c, out, H) {
      const [x, y, z, to] = [floats(a, H), floats(b, H), floats(c, H), floats(out, H)];
      for (let k = 0; k < H; k++) to[k] = fround((x[k] as number) + (y[k] as number)) + (z[k] as number);
    },
    unpackRow(row, scale, out, H) {
      const whole = new Int8Array(memory.buffer, row, H);
      const to = floats(out, H);
      for (let k = 0; k < H; k++) to[k] = (whole[k] as number) * fround(scale);
    },
  };
}
