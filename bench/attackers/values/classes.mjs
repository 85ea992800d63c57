import { PHI_TYPES } from "../../../dist/schema/index.js";
import { IDENTIFIERS, SHAPES } from "./identifiers.mjs";
import { KNOWN } from "./known.mjs";
import { leftOf } from "./measure.mjs";
import { BASE } from "./transformations.mjs";

/** One way of writing, of all values of one category of types. */
export const CLASSES = Object.keys(BASE).flatMap((writing) =>
  [...new Set(Object.values(PHI_TYPES).map(({ category }) => category))].map((category) => ({
    writing,
    category,
    name: `${writing}, ${category}`,
  })),
);

const listedAs = ({ writing, category }) => KNOWN[writing]?.[1][category];
const bounded = ({ name }, most) => `${name}: ${most} at most`;

/** That a class falls at all, with its reason; that it falls no more often than is listed is an attack of its own. */
export function classReasons() {
  return new Map(
    CLASSES.filter((one) => listedAs(one) !== undefined).map((one) => [one.name, KNOWN[one.writing][0]]),
  );
}

export function classAttacks(one, model) {
  let found;
  const measured = () => {
    found ??= measure(one, model);
    return found;
  };
  const attack = {
    name: one.name,
    async run() {
      const { fell, tried } = await measured();
      return fell.length === 0
        ? undefined
        : `${fell.length} of ${tried}, such as ${fell.slice(0, 2).join(" ")}`;
    },
  };
  const most = listedAs(one);
  if (most === undefined) return [attack];
  const bound = {
    name: bounded(one, most),
    async run() {
      const { fell } = await measured();
      return fell.length <= most ? undefined : `${fell.length}: ${fell.join(" ")}`;
    },
  };
  return [attack, bound];
}

/** Values that are found as they are usually written, and of which something is left when they are written so. */
async function measure({ writing, category }, model) {
  const transform = BASE[writing];
  const fell = [];
  let tried = 0;
  for (const [type, one] of Object.entries(IDENTIFIERS)) {
    if (PHI_TYPES[type].category !== category) continue;
    for (const [shape, textOf] of Object.entries(SHAPES))
      for (const usual of one.values) {
        const value = shape === "capitals" ? usual.toUpperCase() : usual;
        const made = transform(value);
        if (writing !== "none" && (made === value || (await leftAt(textOf(one), value, type, model))))
          continue;
        tried++;
        const left = await leftAt(textOf(one), made, type, model);
        if (left) fell.push(`${type} ${shape} ${JSON.stringify(left)}`);
      }
  }
  return { fell, tried };
}

/** What is left of a value that stands at {}; undefined where nothing is. */
async function leftAt(template, value, type, model) {
  const start = template.indexOf("{}");
  const text = template.replace("{}", () => value);
  const spans = await model.tag(text);
  return leftOf(text, [{ start, end: start + value.length }], spans, type === "AGE")[0];
}
