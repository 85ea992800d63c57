import { EXIT, ScrubJayError } from "../../errors.js";
import type { Note } from "../../note.js";
import type { Recipe, TrainedModel } from "../../pipeline/index.js";
import { foldText } from "../../text/folding/index.js";
import { trainRecipe } from "../train-recipe.js";
import { type CrossValidateOptions, openFolds } from "./cross-validate.js";
import { asNote, type NotePart, notePartsOf, tagParts } from "./note-parts.js";
import { cardOf, type LabelledPart, type Round } from "./round.js";
import { surest } from "./surest.js";
import { cutOf, withThreshold } from "./threshold.js";

export interface SelfTrainOptions extends CrossValidateOptions {
  /** Most rounds over free text. Default 5. */
  readonly rounds?: number;
  /** Rounds of a run that was stopped, with the same notes and options: they are not worked out again. */
  readonly past?: readonly Round[];
  /** What is worth writing down before the next round begins. */
  readonly onRound?: (round: Round) => void;
}

export interface SelfTrained {
  readonly model: TrainedModel;
  readonly rounds: readonly Round[];
}

/** A round over free text takes so much text for each character of the annotated notes: what is given stays the weightier. */
const ROOM = 0.5;

/**
 * Paper 003, section III.A: learns from annotated notes, then from sections that the identifier itself has labelled. The
 * forms of the unlabelled notes come first and all at once; of the rest, round after round, the surest. What a round
 * brings is kept if recall on folds of the annotated notes rises; with the first that does not, learning ends.
 */
export async function selfTrain(
  recipe: Recipe,
  annotated: readonly Note[],
  unlabelledNotes: readonly Pick<Note, "text">[],
  options: SelfTrainOptions = {},
): Promise<SelfTrained> {
  const cut = cutOf(recipe);
  if (cut === undefined) throw notMadeForIt(recipe);
  const { past = [], onRound, rounds: most = 5, card, ...common } = options;
  // A copy of an annotated note would bring its names into every fold.
  const known = new Set(annotated.map(({ text }) => text));
  const notes = unlabelledNotes
    .filter(({ text }) => !known.has(text))
    .map(({ text }) => ({ text: foldText(text)?.text ?? text }));
  const parts = notePartsOf(notes, cut);
  const room = ROOM * annotated.reduce((sum, { text }) => sum + text.length, 0);
  const folds = openFolds(recipe, annotated, notes, common);
  const rounds: Round[] = [];
  const joined = (): LabelledPart[] => kept(rounds).flatMap(({ taken }) => taken);
  const pending = (): NotePart[] => left(parts, joined());
  const add = (round: Round): void => {
    rounds.push(round);
    if (round.accepted) folds.accept(round);
  };
  for (const round of past) add(round);
  const tell = (round: Omit<Round, "round" | "left">): void => {
    const gone = round.accepted ? round.taken.length : 0;
    const whole = { round: rounds.length, ...round, left: pending().length - gone };
    add(whole);
    onRound?.(whole);
  };
  const learn = async ({ scores }: Round): Promise<TrainedModel> => {
    const learned = [...annotated, ...joined().map((part) => asNote(notes, part))];
    return withThreshold(await trainRecipe(recipe, learned, common), scores.below);
  };

  if (rounds.length === 0) tell({ what: "given", accepted: true, taken: [], ...(await folds.validate([])) });
  let model: TrainedModel | undefined;
  while (!isOver(rounds, most)) {
    const current = kept(rounds).at(-1) as Round;
    model ??= await learn(current);
    const what = rounds.length === 1 ? "forms" : "free text";
    const asked = pending().filter(({ structured }) => structured === (what === "forms"));
    const tagged = await tagParts(model, notes, asked);
    const chosen =
      what === "forms"
        ? tagged.filter(({ spans }) => spans.length > 0)
        : surest(tagged, current.scores.power, room);
    const taken = chosen.map(({ labelled }) => labelled);
    const validated =
      taken.length === 0
        ? { scores: current.scores, inFolds: [] }
        : await folds.validate(chosen.map(({ part }) => part));
    const accepted = validated.scores.recall > current.scores.recall;
    tell({ what, accepted, taken, ...validated });
    if (accepted) model = undefined;
  }
  model ??= await learn(kept(rounds).at(-1) as Round);
  return { model: { ...model, card: { ...card, rounds: rounds.map(cardOf) } }, rounds };
}

const kept = (rounds: readonly Round[]): Round[] => rounds.filter(({ accepted }) => accepted);

/** After the forms, which may be left out and learning goes on, the first round that is not accepted is the last. */
function isOver(rounds: readonly Round[], most: number): boolean {
  const free = rounds.filter(({ what }) => what === "free text");
  return rounds.length > 1 && (free.length >= most || free.some(({ accepted }) => !accepted));
}

function left(parts: readonly NotePart[], taken: readonly LabelledPart[]): NotePart[] {
  const gone = new Set(taken.map(({ note, start }) => `${note} ${start}`));
  return parts.filter(({ note, start }) => !gone.has(`${note} ${start}`));
}

function notMadeForIt({ name }: Recipe): ScrubJayError {
  return new ScrubJayError("no-self-training", `the recipe "${name}" does not learn from unlabelled notes`, {
    hint: "Those of paper 003 do: mlhsla, mlhsla-2006, mlhsla-record.",
    exitCode: EXIT.usage,
  });
}
