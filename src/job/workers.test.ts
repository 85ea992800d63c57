import { describe, expect, it } from "vitest";
import { chooseWorkers, freeMemory } from "./workers.js";

describe("workers of a job", () => {
  it("are as many as processors", () => {
    expect(chooseWorkers(undefined, { processors: 8, memory: 16_000 })).toEqual({ workers: 8, warnings: [] });
    expect(chooseWorkers(3, { processors: 8, memory: 16_000 })).toEqual({ workers: 3, warnings: [] });
  });

  it("are no more than processors, whoever asks", () => {
    const { workers, warnings } = chooseWorkers(8, { processors: 2, memory: 16_000 });
    expect(workers).toBe(2);
    expect(warnings).toEqual([expect.stringContaining("--workers 8")]);
  });

  it("are no more than memory holds, where nobody asks", () => {
    const { workers, warnings } = chooseWorkers(undefined, { processors: 64, memory: 1_000 });
    expect(workers).toBe(4);
    expect(warnings).toEqual([expect.stringContaining("1000 MB")]);
    expect(chooseWorkers(undefined, { processors: 4, memory: 100 }).workers).toBe(1);
  });

  it("are as many as asked for where memory may be short, with a warning that names what fits", () => {
    const { workers, warnings } = chooseWorkers(8, { processors: 8, memory: 1_000 });
    expect(workers).toBe(8);
    expect(warnings).toEqual([expect.stringContaining("--workers 4")]);
  });

  it("see as free on macOS what the system gives back", () => {
    expect(freeMemory("darwin", 90e6, 16e9)).toBe(8000);
    expect(freeMemory("linux", 90e6, 16e9)).toBe(90);
    expect(freeMemory("win32", 9e9, 16e9)).toBe(9000);
  });

  it("are at least one on this machine", () => {
    expect(chooseWorkers(undefined).workers).toBeGreaterThan(0);
  });
});
