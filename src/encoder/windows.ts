/** Pieces from `start` to `end` are read together; the answer is taken for those from `from` to `to`. */
export interface Window {
  readonly start: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
}

/** Cuts `count` pieces into windows of at most `size` with so much overlap. Each piece is answered where it stands deeper inside. */
export function windowsOf(count: number, size: number, overlap: number): Window[] {
  if (count <= size) return count === 0 ? [] : [{ start: 0, end: count, from: 0, to: count }];
  const step = size - overlap;
  const number = 1 + Math.ceil((count - size) / step);
  return Array.from({ length: number }, (_, n) => {
    // The last one is as long as the others: it begins earlier.
    const start = n === number - 1 ? count - size : n * step;
    const end = start + size;
    const nextStart = n + 1 === number - 1 ? count - size : (n + 1) * step;
    return { start, end, from: start, to: n === number - 1 ? count : (nextStart + end) >> 1 };
  }).map((window, n, all) => (n === 0 ? window : { ...window, from: (all[n - 1] as Window).to }));
}
