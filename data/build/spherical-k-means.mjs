// k-means on the unit sphere: points and centres are unit vectors, and near means a large dot product.

/** Numbers in [0, 1) that depend on the seed alone (mulberry32). */
function seededRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function dot(a, i, b, j, d) {
  let s0 = 0;
  let s1 = 0;
  let s2 = 0;
  let s3 = 0;
  for (let k = 0; k < d; k += 4) {
    s0 += a[i + k] * b[j + k];
    s1 += a[i + k + 1] * b[j + k + 1];
    s2 += a[i + k + 2] * b[j + k + 2];
    s3 += a[i + k + 3] * b[j + k + 3];
  }
  return s0 + s1 + s2 + s3;
}

/** Scales every row of `rows` ([n][d], d a multiple of four) to length one. */
export function toUnitLength(rows, d) {
  for (let at = 0; at < rows.length; at += d) {
    const length = Math.sqrt(dot(rows, at, rows, at, d)) || 1;
    for (let k = 0; k < d; k++) rows[at + k] /= length;
  }
}

/** k-means++: each next centre is a point drawn in proportion to its distance from the centres so far. */
function firstCentres(points, n, d, k, random) {
  const centres = new Float32Array(k * d);
  const distance = new Float64Array(n).fill(2);
  let chosen = Math.floor(random() * n);
  for (let c = 0; c < k; c++) {
    centres.set(points.subarray(chosen * d, (chosen + 1) * d), c * d);
    let total = 0;
    for (let i = 0; i < n; i++) {
      const away = Math.max(0, 1 - dot(points, i * d, centres, c * d, d));
      if (away < distance[i]) distance[i] = away;
      total += distance[i];
    }
    let left = random() * total;
    chosen = 0;
    while (chosen < n - 1 && (left -= distance[chosen]) > 0) chosen++;
  }
  return centres;
}

/** Puts the nearest centre of every point into `nearest`; says how many have changed. */
function assign(points, n, d, centres, k, nearest) {
  let changed = 0;
  for (let i = 0; i < n; i++) {
    let best = -2;
    let bestCentre = 0;
    for (let c = 0; c < k; c++) {
      const near = dot(points, i * d, centres, c * d, d);
      if (near > best) {
        best = near;
        bestCentre = c;
      }
    }
    if (nearest[i] !== bestCentre) changed++;
    nearest[i] = bestCentre;
  }
  return changed;
}

/** Cluster of every one of the `n` unit vectors in `points` ([n][d]). Clusters are numbered by first member. */
export function sphericalKMeans(points, n, d, k, rounds, seed) {
  const centres = firstCentres(points, n, d, k, seededRandom(seed));
  const nearest = new Int32Array(n).fill(-1);
  for (let round = 0; round < rounds; round++) {
    const changed = assign(points, n, d, centres, k, nearest);
    if (changed < n / 500 || round === rounds - 1) break;
    const sums = new Float32Array(k * d);
    for (let i = 0; i < n; i++) for (let j = 0; j < d; j++) sums[nearest[i] * d + j] += points[i * d + j];
    toUnitLength(sums, d);
    // A centre that lost all its points stays where it was.
    for (let c = 0; c < k; c++) if (dot(sums, c * d, sums, c * d, d) > 0) centres.set(sums.subarray(c * d, (c + 1) * d), c * d);
  }
  const numberOf = new Map();
  return nearest.map((c) => {
    if (!numberOf.has(c)) numberOf.set(c, numberOf.size);
    return numberOf.get(c);
  });
}
