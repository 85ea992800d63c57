/**
 * Figures from docs/results.md, which `npm run bench:recipes` writes: never typed by hand. What was not run, or was run
 * at another operating point than the model's, is undefined.
 */
export function measuredFigures(results, recipe, point) {
  const row = (title) => {
    const found = tableUnder(results, title)?.find((one) => one.recipe === recipe);
    if (found === undefined || found.bias !== point || Object.values(found).includes(NOT_RUN))
      return undefined;
    const { recipe: _, bias: __, "p against scrubjay": ___, ...figures } = found;
    return figures;
  };
  const byType = (where) => {
    const rows = tableUnder(results, `Errors by type: ${recipe}, ${where}`);
    return rows === undefined || rows.some(({ type }) => type === NOT_RUN)
      ? undefined
      : rows.map(typeFigures);
  };
  const test = row("Our corpus, train → test: all types");
  const leftOut = row("Leave one institution out");
  return {
    test,
    testHipaa: row("Our corpus, train → test: HIPAA types"),
    leftOut,
    // These tables have no bias of their own: they are made of the same runs.
    testByType: test && byType("our corpus, train → test"),
    leftOutByType: leftOut && byType("leave one institution out"),
  };
}

const NOT_RUN = "not run";

function typeFigures({ type, gold, recall, precision, missing }) {
  return { type, gold: Number(gold), precision, recall, missed: ((100 * missing) / gold).toFixed(1) };
}

/** The rows of the table below a heading, each by its columns; of two columns of one name the first counts. */
function tableUnder(markdown, title) {
  const [, after] = markdown.split(`\n## ${title}\n`);
  const lines = after
    ?.split("\n## ")[0]
    .split("\n")
    .filter((line) => line.startsWith("|"));
  if (lines === undefined || lines.length < 3) return undefined;
  const [columns, , ...rows] = lines.map((line) =>
    line
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim()),
  );
  return rows.map((cells) => {
    const row = {};
    for (const [n, name] of columns.entries()) row[name] ??= cells[n];
    return row;
  });
}
