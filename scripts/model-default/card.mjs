import { measuredFigures } from "./figures.mjs";

/** The card for machines: what the training told, and the figures. */
export function makeCard({ settings, data, model }, results) {
  // Nobody measures a trial: the recipe's figures would be those of another model.
  const figures = measuredFigures(isTrial(settings) ? "" : results, settings.recipe, operatingPoint(data));
  const byType = figures.leftOutByType ?? figures.testByType;
  return {
    name: "default",
    profile: settings.recipe === "scrubjay-full" ? "full" : "fast",
    settings,
    data,
    model,
    figures: Object.fromEntries(
      Object.entries(figures).map(([name, value]) => [name, value ?? "not measured"]),
    ),
    weakTypes: byType ? weakTypes(byType).map(({ type }) => type) : "not measured",
  };
}

/** As the tables of results.md write it. */
function operatingPoint({ bias, doubt }) {
  return doubt === null ? `${bias}` : `${bias}, doubt ${doubt}`;
}

function isTrial({ trial }) {
  return trial.notes !== null || trial.iterations !== null;
}

/** Types of which one mention in twenty is passed over, or one in five is not found as it should be. */
function weakTypes(byType) {
  return byType
    .filter(({ missed, recall }) => Number(missed) >= 5 || Number(recall) < 80)
    .sort((a, b) => Number(b.missed) - Number(a.missed) || (a.type < b.type ? -1 : 1));
}

/** The card for people. */
export function cardPage(card) {
  const { settings, data, model, figures, profile } = card;
  const { notes } = data;
  return `# The default model

Written by \`npm run model:default\`; do not edit. \`npm run model:default -- --check\` trains it again and compares the bytes.
Files named here that do not lie beside this one are in the source repository of scrubjay.
${isTrial(settings) ? "\n**A trial, not for use**: it was trained on few notes or with few iterations.\n" : ""}
| | |
|---|---|
| file | \`${model.file}\`, ${(model.bytes / 1e6).toFixed(1)} MB, SHA-256 \`${model.sha256}\` |
| recipe | \`${settings.recipe}\`, profile ${profile} (\`docs/guide/recipes.md\`) |
| bias | ${operatingPoint(data)} (below 0 finds more; \`--bias\` overrules it; doubt lowers it at places the model does not know) |
| seed | ${data.seed} |
| data | our open corpus (\`corpus/\`, CC BY 4.0), version \`${data.corpus.slice(0, 16)}\`: ${notes.train} train and ${notes.dev} dev notes of ${data.institutions} invented institutions |
| resynthesised copies | ${notes.copies}${notes.refusedCopies > 0 ? `; ${notes.refusedCopies} more were refused` : ""} |
| annotations learned from | ${data.spans} |

No note of a real person was used. The test notes were not used either.

## Figures

From \`docs/results.md\`. They are those of the same recipe trained on fewer notes, without copies: the
model itself has seen the dev notes and all institutions, so it cannot be measured on them.

### Our corpus, train → test

Precision / recall / F1 in per cent.

${pairsTable([
  ["all types", figures.test],
  ["HIPAA types", figures.testHipaa],
])}

### Leave one institution out

Strict F1 in per cent on the notes of an institution of which none was learned from. This is nearest to what a new hospital
will see before it trains on notes of its own.

${pairsTable([["all types", figures.leftOut]])}

## Known weaknesses

${weaknesses(figures)}

It knows English as written in the United States. It has learned from invented notes of ${data.institutions} invented institutions: real notes have more
misspellings, more odd layouts and more kinds of documents, and figures on them will be lower. Names that are also words,
nicknames, initials, foreign addresses, identifiers of unusual form and anything that identifies a person by description
alone (a rare job, an event in the news) can be passed over.

## Intended use

- A first pass over English clinical notes, with people checking a sample of the output (\`scrubjay audit-sample\`).
- A baseline to compare with. Who has annotated notes trains on them, with our corpus as \`--source\`.

## Not intended

- To release notes without a person's check, or as the only ground for a statement that notes are de-identified.
- Languages other than English, scanned text with many recognition errors, audio transcripts, images.
- To find people: output of \`tag\` is as confidential as its input.
`;
}

function pairsTable(rows) {
  const measured = rows.filter(([, figures]) => typeof figures === "object");
  if (measured.length === 0) return "Not measured.";
  const columns = [...new Set(measured.flatMap(([, figures]) => Object.keys(figures)))];
  return table(
    ["", ...columns],
    rows.map(([name, figures]) => [name, ...columns.map((column) => cell(figures, column))]),
  );
}

function cell(figures, column) {
  return typeof figures === "object" ? (figures[column] ?? "") : "not measured";
}

function weaknesses({ testByType, leftOutByType }) {
  const byType = Array.isArray(leftOutByType) ? leftOutByType : testByType;
  if (!Array.isArray(byType)) return "By type: not measured.";
  const where = byType === leftOutByType ? "an institution never seen" : "the test notes";
  const rows = weakTypes(byType).map((one) => [
    one.type,
    `${one.gold}`,
    one.missed,
    one.recall,
    one.precision,
  ]);
  return `By type, on ${where}: those of which at least 5 % of mentions are passed over, or less than 80 % are found with the right type and
extent. What has the wrong type is still taken out; what is passed over stays in the text.

${table(["type", "mentions", "passed over, %", "strict recall, %", "strict precision, %"], rows)}`;
}

function table(columns, rows) {
  const line = (cells) => `| ${cells.join(" | ")} |`;
  return [line(columns), `|${columns.map(() => "---|").join("")}`, ...rows.map(line)].join("\n");
}
