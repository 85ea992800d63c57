import { lbfgs } from "../../dist/crf/train/lbfgs.js";

/** Rows of binary features: row r has the features `columns[starts[r]]` to `columns[starts[r + 1] - 1]`. */
export function rowsOf(lists) {
  const starts = new Uint32Array(lists.length + 1);
  for (let row = 0; row < lists.length; row++) starts[row + 1] = starts[row] + lists[row].length;
  const columns = new Uint32Array(starts[lists.length]);
  for (let row = 0; row < lists.length; row++) columns.set(lists[row], starts[row]);
  return { starts, columns };
}

/**
 * Logistic regression with a Gaussian prior: minimises Σ log(1 + exp(-y·z)) + (l2/2)·‖w‖² over rows `chosen`, z = w·x + b
 * (b has no prior). Features that the chosen rows have fewer than `least` times count for nothing.
 */
export async function trainLogistic({ starts, columns }, labels, chosen, { features, l2 = 1, least = 2 }) {
  const counts = new Uint32Array(features);
  for (const row of chosen) for (let k = starts[row]; k < starts[row + 1]; k++) counts[columns[k]]++;
  // Only features that were seen are columns of the problem: vectors stay short.
  const place = new Int32Array(features).fill(-1);
  let size = 0;
  for (let feature = 0; feature < features; feature++) if (counts[feature] >= least) place[feature] = size++;
  const bias = size++;
  const x = new Float64Array(size);
  const gradient = new Float64Array(size);
  const own = chosen.map((row) => {
    const used = [];
    for (let k = starts[row]; k < starts[row + 1]; k++)
      if (place[columns[k]] >= 0) used.push(place[columns[k]]);
    return Uint32Array.from(used);
  });
  const evaluate = () => {
    let value = 0;
    for (let k = 0; k < bias; k++) {
      gradient[k] = l2 * x[k];
      value += 0.5 * l2 * x[k] * x[k];
    }
    gradient[bias] = 0;
    for (let at = 0; at < chosen.length; at++) {
      const used = own[at];
      let z = x[bias];
      for (let k = 0; k < used.length; k++) z += x[used[k]];
      const y = labels[chosen[at]] ? 1 : -1;
      const margin = -y * z;
      // log(1 + e^m) and its slope, without overflow.
      const power = Math.exp(-Math.abs(margin));
      value += Math.max(0, margin) + Math.log1p(power);
      const slope = -y * (margin > 0 ? 1 / (1 + power) : power / (1 + power));
      gradient[bias] += slope;
      for (let k = 0; k < used.length; k++) gradient[used[k]] += slope;
    }
    return value;
  };
  await lbfgs(
    vectorsOf({ size, x, gradient, evaluate }),
    { maxIterations: 60, memory: 6, epsilon: 1e-3, delta: 1e-3, period: 5 },
    () => false,
  );
  const weights = new Float64Array(features);
  for (let feature = 0; feature < features; feature++)
    if (place[feature] >= 0) weights[feature] = x[place[feature]];
  return weights;
}

/** The arithmetic that the optimiser asks for, on plain arrays. */
function vectorsOf(problem) {
  const { size } = problem;
  return {
    ...problem,
    allocate: () => new Float64Array(size),
    dot(a, b) {
      let sum = 0;
      for (let k = 0; k < size; k++) sum += a[k] * b[k];
      return sum;
    },
    axpy(y, factor, v) {
      for (let k = 0; k < size; k++) y[k] += factor * v[k];
    },
    scale(y, factor) {
      for (let k = 0; k < size; k++) y[k] *= factor;
    },
    addScaled(y, a, factor, b) {
      for (let k = 0; k < size; k++) y[k] = a[k] + factor * b[k];
    },
  };
}

export function scoreOf({ starts, columns }, row, weights) {
  let z = 0;
  for (let k = starts[row]; k < starts[row + 1]; k++) z += weights[columns[k]];
  return z;
}

/** Area under the ROC curve: how often a positive scores above a negative; a tie counts half. */
export function areaUnderCurve(scores, labels) {
  const order = [...scores.keys()].sort((a, b) => scores[a] - scores[b]);
  let positives = 0;
  let rankSum = 0;
  for (let from = 0; from < order.length; ) {
    let to = from;
    while (to < order.length && scores[order[to]] === scores[order[from]]) to++;
    for (let k = from; k < to; k++) {
      if (!labels[order[k]]) continue;
      positives++;
      rankSum += (from + to + 1) / 2;
    }
    from = to;
  }
  const negatives = order.length - positives;
  if (positives === 0 || negatives === 0) return undefined;
  return (rankSum - (positives * (positives + 1)) / 2) / (positives * negatives);
}
