/** Value and slope along a search direction. */
export interface Point {
  readonly step: number;
  readonly value: number;
  readonly slope: number;
}

const ENOUGH_DECREASE = 1e-4;
const ENOUGH_CURVATURE = 0.9;
const MOST_EVALUATIONS = 20;

/**
 * A step that satisfies the strong Wolfe conditions (Nocedal and Wright 2006, algorithms 3.5 and 3.6): the value
 * falls enough and the slope flattens enough. Undefined when rounding leaves no room for one. The last point that
 * was measured is the one returned.
 */
export function lineSearch(start: Point, first: number, measure: (step: number) => Point): Point | undefined {
  const slope = start.slope;
  const fallsEnough = (p: Point): boolean => p.value <= start.value + ENOUGH_DECREASE * p.step * slope;
  const isFlat = (p: Point): boolean => Math.abs(p.slope) <= -ENOUGH_CURVATURE * slope;
  let evaluations = 0;
  let lastStep = Number.NaN;
  const at = (step: number): Point => {
    evaluations++;
    lastStep = step;
    const point = measure(step);
    return Number.isFinite(point.value) ? point : { step, value: Infinity, slope: Infinity };
  };
  let before = start;
  let low: Point | undefined;
  let high: Point | undefined;
  for (let step = first; evaluations < MOST_EVALUATIONS; step *= 2.5) {
    const point = at(step);
    if (!fallsEnough(point) || (evaluations > 1 && point.value >= before.value)) {
      [low, high] = [before, point];
      break;
    }
    if (isFlat(point)) return point;
    if (point.slope >= 0) {
      [low, high] = [point, before];
      break;
    }
    before = point;
  }
  while (low && high && evaluations < MOST_EVALUATIONS) {
    const point = at(between(low, high));
    if (!fallsEnough(point) || point.value >= low.value) high = point;
    else {
      if (isFlat(point)) return point;
      if (point.slope * (high.step - low.step) >= 0) high = low;
      low = point;
    }
    if (Math.abs(high.step - low.step) < 1e-12 * Math.max(1, low.step)) break;
  }
  // Good enough decrease without the curvature is still progress.
  const best = low ?? before;
  if (best.step === 0 || !fallsEnough(best)) return undefined;
  return best.step === lastStep ? best : at(best.step);
}

/** The minimum of the cubic through both ends, kept away from them; the middle where that fails. */
function between(a: Point, b: Point): number {
  const width = b.step - a.step;
  const middle = a.step + width / 2;
  if (!Number.isFinite(b.value)) return a.step + width / 10;
  const d1 = a.slope + b.slope - (3 * (a.value - b.value)) / (a.step - b.step);
  const root = d1 * d1 - a.slope * b.slope;
  if (!(root >= 0)) return middle;
  const d2 = Math.sign(width) * Math.sqrt(root);
  const step = b.step - width * ((b.slope + d2 - d1) / (b.slope - a.slope + 2 * d2));
  const margin = 0.1 * Math.abs(width);
  const least = Math.min(a.step, b.step) + margin;
  const most = Math.max(a.step, b.step) - margin;
  return step >= least && step <= most ? step : middle;
}
