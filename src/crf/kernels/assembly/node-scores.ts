import {
  JOB_ATTRIBUTE_OFFSET,
  JOB_PADDED,
  JOB_PARAMETER_LABEL,
  JOB_TOKEN_ATTRIBUTE,
  JOB_TOKEN_OFFSET,
  JOB_WEIGHTS,
} from "../job-fields";

/** s(j) = Σ w[a, j] over the attributes a of one token. A dense row is added two labels at a time. */
export function tokenScores(job: usize, token: u32, row: usize): void {
  const padded = load<u32>(job + JOB_PADDED);
  const rowBytes = padded << 3;
  const weights: usize = load<u32>(job + JOB_WEIGHTS);
  const offsets: usize = load<u32>(job + JOB_ATTRIBUTE_OFFSET);
  const labels: usize = load<u32>(job + JOB_PARAMETER_LABEL);
  const attributes: usize = load<u32>(job + JOB_TOKEN_ATTRIBUTE);
  const tokens: usize = load<u32>(job + JOB_TOKEN_OFFSET) + (token << 2);
  let at: usize = attributes + (load<u32>(tokens) << 2);
  const end: usize = attributes + (load<u32>(tokens, 4) << 2);
  const zero = f64x2.splat(0);
  for (let p = row, last = row + rowBytes; p < last; p += 16) v128.store(p, zero);
  // Dense rows wait until there are four: one pass over the labels then serves all of them.
  let d0: usize = 0;
  let d1: usize = 0;
  let d2: usize = 0;
  let waiting = 0;
  for (; at < end; at += 4) {
    const entry = offsets + (load<u32>(at) << 2);
    const first = load<u32>(entry);
    const count = load<u32>(entry, 4) - first;
    let w: usize = weights + (first << 3);
    if (count !== padded) {
      const stop = w + (count << 3);
      for (let label = labels + (first << 1); w < stop; w += 8, label += 2) {
        const p = row + ((<usize>load<u16>(label)) << 3);
        store<f64>(p, load<f64>(p) + load<f64>(w));
      }
      continue;
    }
    if (waiting === 0) d0 = w;
    else if (waiting === 1) d1 = w;
    else if (waiting === 2) d2 = w;
    else {
      for (let p = row, last = row + rowBytes; p < last; p += 16) {
        const left = f64x2.add(v128.load(d0), v128.load(d1));
        const right = f64x2.add(v128.load(d2), v128.load(w));
        v128.store(p, f64x2.add(v128.load(p), f64x2.add(left, right)));
        d0 += 16;
        d1 += 16;
        d2 += 16;
        w += 16;
      }
      waiting = -1;
    }
    waiting++;
  }
  if (waiting > 0) addRow(row, d0, rowBytes);
  if (waiting > 1) addRow(row, d1, rowBytes);
  if (waiting > 2) addRow(row, d2, rowBytes);
}

function addRow(row: usize, w: usize, bytes: usize): void {
  for (let last = row + bytes; row < last; row += 16, w += 16)
    v128.store(row, f64x2.add(v128.load(row), v128.load(w)));
}

/** out[count][Lp] ← the scores of `count` tokens from `first` on. */
export function nodeScores(job: usize, first: i32, count: i32, out: usize): void {
  const rowBytes: usize = load<u32>(job + JOB_PADDED) << 3;
  for (let t = 0; t < count; t++, out += rowBytes) tokenScores(job, first + t, out);
}

/** gradient[a, j] += p(j) for the attributes a of one token. */
export function scatterToken(job: usize, token: u32, row: usize, gradient: usize): void {
  const padded = load<u32>(job + JOB_PADDED);
  const rowBytes = padded << 3;
  const offsets: usize = load<u32>(job + JOB_ATTRIBUTE_OFFSET);
  const labels: usize = load<u32>(job + JOB_PARAMETER_LABEL);
  const attributes: usize = load<u32>(job + JOB_TOKEN_ATTRIBUTE);
  const tokens: usize = load<u32>(job + JOB_TOKEN_OFFSET) + (token << 2);
  let at: usize = attributes + (load<u32>(tokens) << 2);
  const end: usize = attributes + (load<u32>(tokens, 4) << 2);
  for (; at < end; at += 4) {
    const entry = offsets + (load<u32>(at) << 2);
    const first = load<u32>(entry);
    const count = load<u32>(entry, 4) - first;
    let g: usize = gradient + (first << 3);
    if (count === padded) {
      addRow(g, row, rowBytes);
      continue;
    }
    const stop = g + (count << 3);
    for (let label = labels + (first << 1); g < stop; g += 8, label += 2)
      store<f64>(g, load<f64>(g) + load<f64>(row + ((<usize>load<u16>(label)) << 3)));
  }
}
