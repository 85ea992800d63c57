import type { ReportParts, Table } from "../../evaluate/index.js";
import type { Attack } from "./attack-release.js";
import type { Mention } from "./mention.js";
import { percentOfShare, verdicts } from "./verdicts.js";

export interface AttackReportOptions {
  /** Values of the release in the list of places. They may be leaks. */
  readonly showValues?: boolean;
}

/** More places than this make nobody read them. JSON has all. */
const MOST_PLACES = 200;

export const VALUES_WARNING =
  "This report shows values of the release, leaks among them. Handle it as you handle the original notes.";

/** For a privacy officer: what was tried, what it found, what it means, what to do; figures below. */
export function attackReport(attack: Attack, { showValues = false }: AttackReportOptions = {}): ReportParts {
  return {
    title: "What the surrogates protect: attacks on a release",
    lines: [...(showValues ? [VALUES_WARNING] : []), ...attackLines(attack)],
    tables: [
      verdictTable(attack),
      leakTable(attack),
      consistencyTable(attack),
      placeTable(attack, showValues),
    ].filter(({ rows }) => rows.length > 0),
    plots: plots(attack),
  };
}

/** What was attacked, and what can and cannot be said. */
export function attackLines(attack: Attack): string[] {
  const { notes, patients, patientsUnknown, surrogates, leaks, unchanged = {}, mentions } = attack;
  const left = sum(leaks ?? {});
  const same = sum(unchanged);
  const whose = patientsUnknown ? "none of which names a patient" : `of ${patients} patients`;
  return [
    `${notes} released notes, ${whose}, with ${surrogates} replaced identifiers.`,
    leaks === undefined
      ? "No originals were given (--truth), so nobody can say which suspects are leaks. What follows counts suspects; it cannot give their precision, nor how many leaks escaped every attack."
      : `The originals show ${left} identifiers that were left in the text (leaks): ${percentOfShare(mentions.length === 0 ? 0 : left / mentions.length)} of all.`,
    ...(same > 0
      ? [
          `${same} more were found and read the same as before (${Object.entries(unchanged)
            .map(([type, count]) => `${type} ${count}`)
            .join(
              ", ",
            )}): the policy keeps them, or the change left them as they were. They are not counted as leaks.`,
        ]
      : []),
    "These attacks need no key and no inside knowledge beyond what each one states. They are not all there are: who knows a patient may recognise the story itself.",
  ];
}

function verdictTable(attack: Attack): Table {
  return {
    name: "verdicts",
    title: "What was tried and what came of it",
    columns: ["Attack", "What was tried", "What it found", "What that means", "What to do"],
    rows: verdicts(attack).map(({ attack: name, tried, found, means, todo }) => [
      name,
      tried,
      found,
      means,
      todo,
    ]),
  };
}

function leakTable({ leaks = {} }: Attack): Table {
  return {
    name: "leaks",
    title: "Leaks by type",
    note: "Annotated in the originals, and still in the release.",
    columns: ["Type", "Leaks"],
    rows: Object.entries(leaks).map(([type, count]) => [type, String(count)]),
  };
}

function consistencyTable({ hasTruth, consistency }: Attack): Table {
  const more = hasTruth
    ? [
        "Originals with several",
        "Of these followed",
        "Split",
        "Merged",
        "Ranks tried",
        "Ranks right",
        "By chance",
      ]
    : [];
  return {
    name: "consistency",
    title: "Repeated surrogates by type",
    note: `Shared: surrogates that occur with more than one patient; for ages, dates and other types of few values accidents are usual.${hasTruth ? " Followed: the same real value has the same surrogate with two patients. Split: one value of a patient with several surrogates. Merged: several values of a patient with one surrogate." : ""}`,
    columns: ["Type", "Different surrogates", "Shared", ...more],
    rows: consistency.byType.map(({ type, values, shared, sharedOriginals, within, ranks }) => [
      type,
      String(values),
      String(shared),
      ...(sharedOriginals && within && ranks
        ? [
            sharedOriginals.all,
            sharedOriginals.followed,
            within.split,
            within.merged,
            ranks.tried,
            ranks.right,
          ]
            .map(String)
            .concat(ranks.byChance.toFixed(1))
        : []),
    ]),
  };
}

function placeTable({ parrot: { exposed }, ids, mentions, hasTruth }: Attack, showValues: boolean): Table {
  const leaks = new Map<number, Mention[]>();
  for (const mention of mentions)
    if (mention.kind === "leak") leaks.set(mention.note, [...(leaks.get(mention.note) ?? []), mention]);
  const isLeak = ({ note, start, end }: Mention): boolean =>
    (leaks.get(note) ?? []).some((leak) => leak.start < end && start < leak.end);
  const left = exposed.length - MOST_PLACES;
  return {
    name: "places",
    title: "Places to look at",
    note: `What reads as an identifier outside all marks.${left > 0 ? ` ${left} more are in the JSON report.` : ""}`,
    columns: [
      "Note",
      "From",
      "To",
      "Reads as",
      ...(hasTruth ? ["Leak"] : []),
      ...(showValues ? ["Value"] : []),
    ],
    rows: exposed
      .slice(0, MOST_PLACES)
      .map((mention) => [
        ids[mention.note] as string,
        String(mention.start),
        String(mention.end),
        mention.type,
        ...(hasTruth ? [isLeak(mention) ? "yes" : "no"] : []),
        ...(showValues ? [mention.value] : []),
      ]),
  };
}

function plots({ parrot: { ranking, byHand } }: Attack): NonNullable<ReportParts["plots"]> {
  if (ranking === undefined) return [];
  const scale = { domain: [0, 1] };
  const x = { field: "recall", type: "quantitative" as const, scale, title: "Share of the leaks found" };
  const y = {
    field: "precision",
    type: "quantitative" as const,
    scale,
    title: "Share of the suspects that are leaks",
  };
  const values = [
    ...[0, 1].map((recall) => ({ recall, precision: ranking.baseRate, attacker: "at random" })),
    ...ranking.curve.map((point) => ({ ...point, attacker: "knows your tagger" })),
    ...(byHand?.curve ?? []).map((point) => ({ ...point, attacker: "taught by hand" })),
  ];
  const color = { field: "attacker", type: "nominal" as const, title: "Attacker" };
  return [
    {
      title: "Parrots: how well they tell leaks from surrogates",
      spec: { width: 480, height: 320, data: { values }, mark: "line", encoding: { x, y, color } },
    },
  ];
}

/** For machines. Values are left out unless asked for. */
export function attackJson(attack: Attack, { showValues = false }: AttackReportOptions = {}): string {
  const { mentions, ids, parrot, dictionary, ...rest } = attack;
  const place = ({ note, start, end, type, kind, value, original }: Mention) => ({
    note: ids[note],
    start,
    end,
    type,
    kind,
    ...(showValues && { value, ...(original !== undefined && { original }) }),
  });
  const { suspicion, exposed, ...figures } = parrot;
  const tests = dictionary.tests.map(({ suspects, ...test }) => ({ ...test, suspects: suspects.map(place) }));
  return `${JSON.stringify(
    {
      ...rest,
      parrot: { ...figures, exposed: exposed.map(place) },
      dictionary: { ...dictionary, tests },
      mentions: mentions.map((mention, at) => ({ ...place(mention), suspicion: suspicion[at] })),
      verdicts: verdicts(attack),
    },
    null,
    2,
  )}\n`;
}

function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}
