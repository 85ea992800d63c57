import { NOT_RUN, percent } from "../cells.mjs";

const LEAST = 30;
const NAME_TYPES = new Set(["PATIENT", "DOCTOR"]);

const wordsOf = (text) => text.toLowerCase().match(/\p{L}[\p{L}\p{M}]+/gu) ?? [];

/**
 * Whose name a span is: the people of the institution whose name holds all its words; those who belong to the note's
 * patient first. Initials and misspelt names belong to nobody, and so do namesakes of different groups.
 */
function bearers(note, span, people) {
  const words = wordsOf(note.text.slice(span.start, span.end));
  if (words.length === 0) return [];
  const fitting = people.filter(({ words: name }) => words.every((word) => name.has(word)));
  const near = fitting.filter(({ id, patient }) => id === note.patient || patient === note.patient);
  return span.type === "PATIENT" && near.length > 0 ? near : fitting;
}

const GROUPS = {
  origin: ({ origin }) => origin,
  sex: ({ sex }) => ({ f: "female", m: "male" })[sex] ?? "not stated",
  "common word": ({ commonWord }) => (commonWord ? "name is a common word" : "other name"),
};

/** Whether every letter of the name is inside some prediction. */
function covered(note, span, found) {
  for (let at = span.start; at < span.end; at++) {
    if (/\p{L}/u.test(note.text[at]) && !found.some(({ start, end }) => start <= at && at < end))
      return false;
  }
  return true;
}

/** Counts per group, and how many names could be given to a person. */
function countGroups(pair, peopleOf, groupOf) {
  const groups = new Map();
  const all = { names: 0, given: 0 };
  for (const [n, note] of pair.gold.entries()) {
    const found = pair.pred[n].spans;
    for (const span of note.spans.filter(({ type }) => NAME_TYPES.has(type))) {
      all.names++;
      const values = new Set(bearers(note, span, peopleOf.get(note.institution)).map(groupOf));
      if (values.size !== 1) continue;
      all.given++;
      const [value] = values;
      const counts = groups.get(value) ?? { names: 0, covered: 0, strict: 0 };
      counts.names++;
      if (covered(note, span, found)) counts.covered++;
      if (
        found.some(({ start, end, type }) => start === span.start && end === span.end && type === span.type)
      )
        counts.strict++;
      groups.set(value, counts);
    }
  }
  return { ...all, groups: [...groups].sort(([a], [b]) => (a < b ? -1 : 1)) };
}

/** Are names of some people found less often? */
export const names = {
  name: "names",
  units: ({ recipes, make }) => make.leaveOneOut("scrubjay", recipes.scrubjay),
  render({ recipes, ours, make, pairOf }) {
    const pair = pairOf(...make.leaveOneOut("scrubjay", recipes.scrubjay));
    const people = new Map(
      [...ours.people].map(([place, list]) => [
        place,
        list.map((person) => ({ ...person, words: new Set(wordsOf(person.name)) })),
      ]),
    );
    return {
      tables: Object.entries(GROUPS).map(([by, groupOf]) => {
        const counted = pair && countGroups(pair, people, groupOf);
        return {
          name: `names-${by.replace(" ", "-")}`,
          title: `Recall of names by ${by}: scrubjay, leave one institution out`,
          note: counted ? describe(counted) : undefined,
          columns: [by, "names", "all letters covered", "strict recall"],
          rows: counted
            ? counted.groups.map(([value, { names: all, covered: whole, strict }]) => [
                value,
                `${all}`,
                percent(whole / all),
                percent(strict / all),
              ])
            : [[NOT_RUN, "", "", ""]],
        };
      }),
    };
  },
};

function describe({ names: all, given, groups }) {
  const known = `${given} of ${all} names of patients, relatives, staff and others could be given to one person's group; initials and misspellings could not.`;
  const shares = groups
    .filter(([, counts]) => counts.names >= LEAST)
    .map(([value, counts]) => ({ value, share: counts.covered / counts.names }))
    .sort((a, b) => a.share - b.share);
  if (shares.length < 2) return known;
  const [worst, best] = [shares[0], shares.at(-1)];
  return `${known} Largest gap between groups of ${LEAST} names or more: ${percent(best.share - worst.share)} points, from ${worst.value} (${percent(worst.share)}) to ${best.value} (${percent(best.share)}).`;
}
