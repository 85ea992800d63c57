import { adaptation } from "./adaptation.mjs";
import { ablation, components, reconciliation, templates, words } from "./components.mjs";
import { corpus } from "./corpus.mjs";
import { cost } from "./cost.mjs";
import { errors } from "./errors.mjs";
import { leaveOneOut, size } from "./leave-one-out.mjs";
import { names } from "./names.mjs";
import { grascco, handoff, meddocan } from "./other-corpora.mjs";
import { bias, carafe, confidence, hitsz } from "./papers.mjs";
import { stepsLeftOut } from "./steps.mjs";

/**
 * Every section of docs/results.md, in order: { name, units(context), render(context) }. `render` makes tables of what
 * has run: { tables, floors?, screen?, skipped? }; `screen` is never written to a file.
 */
export const SECTIONS = [
  corpus,
  leaveOneOut,
  size,
  components,
  stepsLeftOut,
  adaptation,
  ablation,
  templates,
  words,
  reconciliation,
  carafe,
  bias,
  confidence,
  hitsz,
  meddocan,
  grascco,
  handoff,
  names,
  errors,
  cost,
];
