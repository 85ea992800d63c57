import { EXIT, ScrubJayError } from "../errors.js";
import {
  ablation,
  adapt,
  biasCurve,
  boost,
  type Corpus,
  components,
  crossTrainCorpora,
  type Experiment,
  type ExperimentOptions,
  learningCurve,
  selfTraining,
} from "../learn/index.js";

/** What single experiments ask for besides what all do. */
export interface KindFlags {
  readonly steps?: number;
  readonly rounds?: number;
  readonly without?: string[];
  readonly biases?: number[];
  readonly pooled?: boolean;
  readonly labelled?: number;
}

interface ExperimentKind {
  readonly about: string;
  /** How many corpora it takes. */
  readonly corpora: readonly [least: number, most: number];
  /** The recipe without --recipe, where it is not scrubjay. */
  readonly recipe?: string;
  /** The label set without --labels. */
  readonly labels?: string;
  readonly plan: (corpora: readonly Corpus[], options: ExperimentOptions, flags: KindFlags) => Experiment;
}

const first = ([corpus]: readonly Corpus[]): Corpus => corpus as Corpus;

/** Every experiment by name. */
export const EXPERIMENTS: Readonly<Record<string, ExperimentKind>> = {
  "learning-curve": {
    about: "how much more training notes help; p between neighbouring shares (paper 001, figure 3)",
    corpora: [1, 1],
    plan: (corpora, options, { steps }) =>
      learningCurve(first(corpora), { ...options, ...(steps && { steps }) }),
  },
  "bias-curve": {
    about: "precision and recall as the bias moves, read from one training a fold (paper 001, figure 2)",
    corpora: [1, 1],
    plan: (corpora, options, { biases }) =>
      biasCurve(first(corpora), { ...options, ...(biases && { biases }) }),
  },
  ablation: {
    about: "the recipe without one kind of feature after another (paper 000, table 9)",
    corpora: [1, 1],
    plan: (corpora, options, { without }) =>
      ablation(first(corpora), { ...options, ...(without && { without }) }),
  },
  components: {
    about: "what each step of the recipe adds to those before (paper 000, table 7)",
    corpora: [1, 1],
    plan: (corpora, options) => components(first(corpora), options),
  },
  adapt: {
    about: "the first corpus with each of the others: alone, merged, by EasyAdapt (paper 000, table 8)",
    corpora: [2, 50],
    plan: (corpora, options) => adapt(first(corpora), corpora.slice(1), options),
  },
  "cross-train": {
    about:
      "train on each, read every other, with growing shares of it added (paper 004, table 6, figures 2-4)",
    corpora: [2, 50],
    labels: "seven-class",
    plan: (corpora, options, { steps, pooled }) =>
      crossTrainCorpora(corpora, {
        ...options,
        ...(steps !== undefined && { steps }),
        ...(pooled && { pooled }),
      }),
  },
  "self-train": {
    about: "what notes without labels bring beside a few with labels (paper 003, all types of tables 1-3)",
    corpora: [1, 1],
    recipe: "mlhsla",
    plan: (corpora, options, { labelled, rounds }) =>
      selfTraining(first(corpora), {
        ...options,
        ...(labelled && { labelled }),
        ...(rounds && { rounds }),
      }),
  },
  boost: {
    about: "annotate the first corpus lot by lot with the second's help, and without (paper 004, section 5)",
    corpora: [2, 2],
    labels: "seven-class",
    plan: (corpora, options, { rounds }) =>
      boost(first(corpora), corpora[1] as Corpus, { ...options, ...(rounds && { rounds }) }),
  },
};

export function refuseOtherNumber(
  name: string,
  { corpora: [least, most] }: ExperimentKind,
  given: number,
): void {
  if (given >= least && given <= most) return;
  const wanted = least === most ? `${least}` : `${least} or more`;
  throw new ScrubJayError("bad-option", `${name} takes ${wanted} corpora, not ${given}`, {
    exitCode: EXIT.usage,
    hint: `Name ${wanted === "1" ? "one file or folder" : `${wanted} files or folders`} of annotated notes.`,
  });
}
