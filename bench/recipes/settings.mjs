import { parseArgs } from "node:util";

/** SCRUBJAY_BENCH_TINY=1: forty notes and two iterations, to see that everything works. */
export const TINY = process.env.SCRUBJAY_BENCH_TINY === "1";

export const HELP = `npm run bench:recipes -- [options]
  --only <name>   sections or units whose name begins so; may be repeated, or several with commas
  --skip <name>   not the units whose name begins so; may be repeated
  --dev           dev notes in place of test notes, while tuning; docs/results.md is left alone
  --list          sections and their units
  --dry           what is cached and what would run
  --report        tables from what is cached; runs nothing
  --keep-going    goes on after a unit that failed
  --workers <n>   processes at once, default 2`;

export function readSettings(args = process.argv.slice(2)) {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: "string", multiple: true, default: [] },
      skip: { type: "string", multiple: true, default: [] },
      dev: { type: "boolean", default: false },
      list: { type: "boolean", default: false },
      dry: { type: "boolean", default: false },
      report: { type: "boolean", default: false },
      "keep-going": { type: "boolean", default: false },
      share: { type: "string" },
      workers: { type: "string", default: "2" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  const workers = Number(values.workers);
  if (!Number.isInteger(workers) || workers < 1) throw new Error("--workers wants a whole number from 1");
  const names = (list) => list.flatMap((name) => name.split(","));
  return { ...values, workers, only: names(values.only), skip: names(values.skip) };
}

/** What `--only` lets through. Nothing named: everything. */
export function chosen(only, sections) {
  if (only.length === 0) return { sections, units: sections.flatMap(({ units }) => units) };
  const bySection = sections.filter(({ name }) => only.some((wanted) => name === wanted));
  const rest = only.filter((wanted) => !sections.some(({ name }) => name === wanted));
  const named = sections
    .flatMap(({ units }) => units)
    .filter(({ name }) => rest.some((wanted) => name.startsWith(wanted)));
  const missed = rest.find((wanted) => !named.some(({ name }) => name.startsWith(wanted)));
  if (missed !== undefined)
    throw new Error(
      `--only ${missed}: no such section or unit; sections are ${sections.map(({ name }) => name).join(", ")}`,
    );
  const touched = sections.filter(
    (section) => bySection.includes(section) || section.units.some((unit) => named.includes(unit)),
  );
  return { sections: touched, units: [...bySection.flatMap(({ units }) => units), ...named] };
}
