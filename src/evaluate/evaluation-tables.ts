import { CATEGORIES, categoryOf } from "../schema/index.js";
import type { BreakdownName, CorpusPart } from "./breakdown.js";
import type { Confusion } from "./confusion.js";
import { fBeta, precision, recall } from "./counts.js";
import { fixed, percent, significant } from "./digits.js";
import { ERROR_CLASS_NAMES, ERROR_CLASSES } from "./error-classes.js";
import type { Evaluation } from "./evaluate.js";
import type { Table } from "./table.js";

/** The tables of an evaluation that have something to show, in the order a reader wants them. */
export function evaluationTables(evaluation: Evaluation): Table[] {
  return everyEvaluationTable(evaluation).filter((table) => table.rows.length > 0);
}

/** The same with those that are empty: a perfect system has no errors to list. */
export function everyEvaluationTable(evaluation: Evaluation): Table[] {
  return [
    modesTable(evaluation),
    riskTable(evaluation),
    ranksTable(evaluation),
    ...(Object.entries(evaluation.by) as [BreakdownName, readonly CorpusPart[]][]).map(([by, parts]) =>
      partsTable(by, parts),
    ),
    phraseTable(evaluation),
    errorTable(evaluation),
    confusionTable(evaluation.confusion.strict),
    ...officialTables(evaluation),
  ];
}

function ranksTable({ noteRanks }: Evaluation): Table {
  const rows = [
    ["confidence", noteRanks?.confidence],
    ["length in characters", noteRanks?.length],
  ] as const;
  return {
    name: "note-ranks",
    title: "Rank correlation with a note's strict F1 (Spearman's rho)",
    note: "Confidence is the field of that name of predicted notes, as `tag` writes it in jsonl. Near 1: the notes it is least sure of are the worst.",
    columns: ["", "rho"],
    rows: rows.flatMap(([name, rho]) =>
      rho === undefined || Number.isNaN(rho) ? [] : [[name, rho.toFixed(4)]],
    ),
  };
}

function modesTable({ modes, beta, hipaa }: Evaluation): Table {
  const withIntervals = modes.some(({ interval }) => interval !== undefined);
  return {
    name: "modes",
    title: "Match modes",
    note:
      "Micro over all notes; macro is the mean over notes (standard deviation). " +
      (hipaa === "guideline"
        ? "HIPAA types as the guideline means them."
        : "HIPAA types as the script reads them."),
    columns: [
      "Mode",
      "TP",
      "FP",
      "FN",
      "P",
      "R",
      "F1",
      `F${beta}`,
      ...(withIntervals ? ["F1 interval"] : []),
      "Macro P (SD)",
      "Macro R (SD)",
      "Macro F1",
    ],
    rows: modes.map((mode) => [
      mode.title,
      `${mode.counts.tp}`,
      `${mode.counts.fp}`,
      `${mode.counts.fn}`,
      fixed(mode.precision),
      fixed(mode.recall),
      fixed(mode.f1),
      fixed(mode.fBeta),
      ...(mode.interval ? [`${fixed(mode.interval.low)} to ${fixed(mode.interval.high)}`] : []),
      `${fixed(mode.macro.precision)} (${fixed(mode.macro.precisionSd, 2)})`,
      `${fixed(mode.macro.recall)} (${fixed(mode.macro.recallSd, 2)})`,
      fixed(mode.macro.f1),
    ]),
  };
}

function riskTable({ risk }: Evaluation): Table {
  const row = (what: string, part: number, whole: number, decimals = 0): string[] => [
    what,
    part.toFixed(decimals),
    whole.toFixed(decimals),
    percent(part, whole),
  ];
  return {
    name: "risk",
    title: "Leaks and over-redaction",
    note: "Types play no part here: an identifier under a wrong type is covered.",
    columns: ["What", "Count", "Of", "Share"],
    rows: [
      row("Notes with a missed identifier", risk.notesWithMissed, risk.notes),
      row("Notes with any leak", risk.notesWithLeak, risk.notes),
      row("Identifiers missed altogether", risk.missed, risk.identifiers),
      row("Identifiers with any leak", risk.leaking, risk.identifiers),
      row("Letters and digits leaked", risk.leakedCharacters, risk.characters),
      row("Information leaked (bits)", risk.leakedBits, risk.bits, 1),
      row("Plain words redacted", risk.redactedWords, risk.plainWords),
      row("Clinical words redacted", risk.redactedClinicalWords, risk.clinicalWords),
    ],
  };
}

const PART_TITLES: Record<BreakdownName, string> = {
  type: "By type",
  category: "By category",
  "note-type": "By note type",
  institution: "By institution",
  structure: "By structure of the section",
};

function partsTable(by: BreakdownName, parts: readonly CorpusPart[]): Table {
  const byCategory = (part: CorpusPart): number => CATEGORIES.indexOf(categoryOf(part.name));
  const ordered = by === "type" ? [...parts].sort((a, b) => byCategory(a) - byCategory(b)) : parts;
  return {
    name: `by-${by}`,
    title: `${PART_TITLES[by]}, entity strict`,
    columns: [
      ...(by === "type" ? ["Category"] : []),
      by === "type" ? "Type" : "Part",
      "Notes",
      "Gold",
      "Predicted",
      "P",
      "R",
      "F1",
    ],
    rows: ordered.map(({ name, notes, gold, pred, counts }) => [
      ...(by === "type" ? [categoryOf(name)] : []),
      name,
      `${notes}`,
      `${gold}`,
      `${pred}`,
      fixed(precision(counts)),
      fixed(recall(counts)),
      fixed(fBeta(counts)),
    ]),
  };
}

function phraseTable({ muc, weightedToken }: Evaluation): Table {
  return {
    name: "phrase",
    title: "Phrase score of MUC, token score of 2006",
    note:
      `MUC: ${muc.cor} correct, ${muc.inc} incorrect, ${muc.par} partial, ${muc.mis} missing, ${muc.spu} spurious. ` +
      `Token score over all ${weightedToken.tokens} words of the notes, true negatives included.`,
    columns: ["Score", "P", "R", "F1"],
    rows: [
      ["MUC phrase", fixed(muc.precision), fixed(muc.recall), fixed(muc.f1)],
      ["2006 token, weighted by class", "", "", fixed(weightedToken.f1, 5)],
      [
        "2006 token, micro",
        fixed(weightedToken.accuracy, 5),
        fixed(weightedToken.accuracy, 5),
        fixed(weightedToken.accuracy, 5),
      ],
      ["2006 token, true positives only", "", "", fixed(weightedToken.phiF1, 5)],
    ],
  };
}

function errorTable({ errorCounts }: Evaluation): Table {
  const totals = ERROR_CLASS_NAMES.map((name) =>
    Object.values(errorCounts[name]).reduce((sum, count) => sum + count, 0),
  );
  const all = totals.reduce((sum, count) => sum + count, 0);
  return {
    name: "errors",
    title: "Errors by class",
    columns: ["Class", "Meaning", "Count", "Share"],
    rows:
      all === 0
        ? []
        : ERROR_CLASS_NAMES.map((name, i) => [
            name,
            ERROR_CLASSES[name],
            `${totals[i]}`,
            percent(totals[i] as number, all),
          ]),
  };
}

/** Gold down, predicted across; zeros stay blank so that the errors are seen. */
function confusionTable({ labels, cells, missing, spurious }: Confusion): Table {
  const shown = (count: number): string => (count === 0 ? "" : `${count}`);
  const rowSum = (row: readonly number[]): number => row.reduce((sum, count) => sum + count, 0);
  const rows = labels.map((label, i) => {
    const row = cells[i] as readonly number[];
    const missed = missing[i] as number;
    return [label, ...row.map(shown), shown(missed), `${rowSum(row) + missed}`];
  });
  const column = (j: number): number => cells.reduce((sum, row) => sum + (row[j] as number), 0);
  return {
    name: "confusion",
    title: "Confusion: gold down, predicted across",
    note: "Same extent only; spans that merely overlap are missing and spurious.",
    columns: ["", ...labels, "missing", "total"],
    rows:
      labels.length === 0
        ? []
        : [
            ...rows,
            ["spurious", ...spurious.map(shown), "", `${rowSum(spurious)}`],
            [
              "total",
              ...labels.map((_, j) => `${column(j) + (spurious[j] as number)}`),
              `${rowSum(missing)}`,
              "",
            ],
          ],
  };
}

function officialTables({ official, schema }: Evaluation): Table[] {
  const i2b2: Table = {
    name: "official-i2b2-2014",
    title: "As the i2b2 2014 script prints it",
    columns: ["Row", "Macro P (SD)", "Macro R (SD)", "Macro F1", "Micro P", "Micro R", "Micro F1"],
    rows: (official["i2b2-2014"] ?? []).map(({ name, micro, macro }) => [
      name,
      `${significant(macro.precision, 4)} (${significant(macro.precisionSd, 2)})`,
      `${significant(macro.recall, 4)} (${significant(macro.recallSd, 2)})`,
      significant(macro.f1, 4),
      significant(micro.precision, 4),
      significant(micro.recall, 4),
      significant(micro.f1, 4),
    ]),
  };
  const meddocan: Table = {
    name: "official-meddocan",
    title: "As the MEDDOCAN script prints it",
    columns: ["Row", "Precision", "Recall", "F1"],
    rows: official.meddocan.map(({ name, ...row }) => [
      name,
      significant(row.precision, 4),
      significant(row.recall, 4),
      significant(row.f1, 4),
    ]),
  };
  return schema === "phi" ? [i2b2, meddocan] : [meddocan];
}
