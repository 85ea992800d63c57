import type { AlgorithmName } from "../crf/index.js";
import type { ClusterKind } from "../features/clusters/index.js";
import type { RecordCut, TokenizerName } from "../text/index.js";
import type { SchemeName } from "./crf/label-scheme.js";
import type { RetypeSettings } from "./retype/span-classifier.js";

/** Which types a tagger looks for: those of the training notes that are in `only`, or not in `except`. */
export interface TypeGroup {
  readonly only?: readonly string[];
  readonly except?: readonly string[];
}

/** A conditional random field over tokens, or over characters with the tokenizer `characters`. */
export interface CrfVoice {
  readonly kind: "crf";
  readonly name: string;
  readonly tokenizer: TokenizerName;
  /** What is one sequence. */
  readonly sequence: "note" | "sentence" | "line";
  readonly scheme: SchemeName;
  readonly types: TypeGroup;
  /** Names in the table of templates. */
  readonly templates: readonly string[];
  /** Templates whose features go with pairs of labels. */
  readonly edgeTemplates?: readonly string[];
  readonly training: CrfTraining;
  /** Added to the weight of "outside" when tagging; below 0 finds more. */
  readonly bias: number;
  /**
   * Lowers the bias by this, times the doubt about the note (-log P of its labels per token), times the share of the
   * words found in it that training did not know: the dial turns up by itself at a hospital nobody has taught it.
   */
  readonly doubt?: number;
  /** Tokens outside that are so with too low a probability get their likeliest type (paper 003, rule 1 for free text). */
  readonly doubtedOutside?: DoubtedOutside;
}

export interface DoubtedOutside {
  /** Below this probability; 0 leaves all as they are. `selfTrain` takes it from folds. */
  readonly below: number;
  /** What is free text, where alone it is done. */
  readonly cut: RecordCut;
}

export interface CrfTraining {
  readonly algorithm: AlgorithmName;
  readonly c1?: number;
  readonly c2: number;
  readonly maxIterations: number;
  /** Steps that L-BFGS remembers. Default 6. */
  readonly memory?: number;
  /** L-BFGS takes longer steps for rare features than for common ones, and needs fewer iterations. */
  readonly curvature?: boolean;
  /** Features seen less often are left out. */
  readonly minFrequency: number;
  /**
   * Share of rare words, drawn note by note, whose identity training does not see: the next hospital's names are
   * new, so names must be told by what stands around them. Default 0.
   */
  readonly forget?: number;
  /**
   * What a word of an identifier costs when it is taken for "outside", for each bit that it would tell: training then
   * keeps farthest from missing the words that tell most (softmax-margin). Default 0: all words cost the same.
   */
  readonly informationCost?: number;
  /** Weights of features nearer to 0 than this are left out in the end: a smaller model that says the same. */
  readonly prune?: number;
  /** Parts of training notes that teach nothing and are left out. All of a note is read when tagging. */
  readonly leaveOut?: readonly TrainingFilter[];
}

export type TrainingFilter = "headers" | "phi-free-attributes";

/** A hidden Markov model over character language models; the whole note is one sequence. */
export interface HmmVoice {
  readonly kind: "hmm";
  readonly name: string;
  readonly tokenizer: TokenizerName;
  readonly types: TypeGroup;
  /** Longest run of characters counted. */
  readonly order: number;
  /** How much unseen characters weigh in smoothing: the more, the smoother. */
  readonly ratio: number;
  /** How many chunkings the model of whole chunkings chooses from. */
  readonly nBest: number;
  /** Added to the score of every token outside when tagging; below 0 finds more. */
  readonly bias: number;
  /** Most runs of characters kept; the rarest go. Default 4,000,000. */
  readonly mostNodes?: number;
}

/** Rules as a voice of their own. */
export interface RuleVoice {
  readonly kind: "rules";
  readonly name: string;
  /** Families by name; all of them when left out. */
  readonly families?: readonly string[];
  /** Rules less sure than this are not heard. */
  readonly floor?: number;
}

export type Voice = CrfVoice | HmmVoice | RuleVoice;

/** A published system, or ours: what it is made of, and no code. It travels inside the model file. */
export interface Recipe {
  readonly name: string;
  readonly description: string;
  /** "en", or another: what knows other languages alone (dictionaries, rules, headers, part of speech) is then silent; see `languages.ts`. */
  readonly language: string;
  /** The label set that it learns and finds, by the name of its mapping. Without it, the types of its training notes. */
  readonly labels?: string;
  readonly voices: readonly Voice[];
  /** Word clusters learned from the training text. */
  readonly clusters?: readonly ClusterKind[];
  /** Name of the merge policy. */
  readonly merge: string;
  /** Names of error corrections, in order. */
  readonly corrections: readonly string[];
  /** A classifier of whole spans has a say in their types, before reconciliation. */
  readonly retype?: RetypeSettings;
  /** Names of reconciliation steps, in order. */
  readonly reconciliation: readonly string[];
  /** Types whose signs are mined from the training notes, for the reconciliation step `mined-signs`. */
  readonly mineSigns?: readonly string[];
  /** Names of what is settled over all notes of a patient, where notes are tagged together and say whose they are. */
  readonly acrossNotes?: readonly string[];
  /** Spans of several voices that overlap are all given, as paper 000 scores them. Replacing covers them all. */
  readonly keepOverlaps?: boolean;
  /** What in it is the paper's. */
  readonly fromPaper?: readonly string[];
  /** What in it is ours, where the paper leaves something out or uses what cannot be shipped. */
  readonly standIns?: readonly string[];
}
