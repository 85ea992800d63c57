import { type Judge, spanStep, surfaceOf } from "../span-step.js";

/*
 * Of some types the guide tags the value and leaves the words around it: "54" of "54-year-old", "412B" of
 * "Rm 412B", the date of "3/4/12 14:30".
 */

const NUMBER_WORD =
  "(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen)";
const BEFORE_AGE = "(?:aged?|at|approximately|about|approx\\.?|in (?:his|her|their))";
const AGE_UNIT =
  "(?:(?:years?|yrs?|months?|mos?|weeks?|wks?|days?)(?:[ -]?olds?|[ -]of[ -]age)?|y\\/?o|y\\.o\\.?|m\\/?o|yo[mfbg]?|y|m)";
const AGE = new RegExp(
  `^(?:${BEFORE_AGE}[: ]{1,3})?(?<value>\\d{1,3}(?:\\.\\d)?|${NUMBER_WORD})(?:[ -]{0,2}${AGE_UNIT}(?:[ -](?:male|female|man|woman|boy|girl))?)?\\.?$`,
  "diu",
);
const ROOM =
  /^(?:(?:room|rm|bed|suite|ste|or)\.?[ \t]{0,2}(?:number|no\.?)?[ \t]{0,2}[#:]?[ \t]{0,2})(?<value>(?=\S*\d)\S+)$/diu;
/** A date with the time of day after it, apart or after the T of a timestamp. */
const DATE =
  /^(?<value>.*\d.*?)(?:,?[ \t]{1,2}(?:at[ \t]|@[ \t]?)?|T)(?:[01]?\d|2[0-3])(?::[0-5]\d(?::[0-5]\d(?:\.\d+)?)?|(?=[ap]m))[ \t]?(?:[ap]\.?m\.?|Z|hrs?|hours)?$/diu;

const SHAPES: Readonly<Record<string, RegExp>> = { AGE, ROOM, DATE };

const judge: Judge = (span, note) => {
  const extent = SHAPES[span.type]?.exec(surfaceOf(note, span))?.indices?.groups?.value;
  if (extent === undefined || extent[1] - extent[0] === span.end - span.start) return undefined;
  const [start, end] = extent;
  const why = "labels, units and times stand outside the value";
  return { did: "resized", start: span.start + start, end: span.start + end, why };
};

export const valueOnly = spanStep("correct:value-only", judge);
