import { EXIT, ScrubJayError } from "../../errors.js";
import type { Note } from "../../note.js";
import { crfVoices, type Recipe, type TrainedModel, tagNotes } from "../../pipeline/index.js";
import { foldText } from "../../text/folding/index.js";
import type { RecordCut } from "../../text/record-parts.js";
import { trainRecipe } from "../train-recipe.js";
import { type CrossValidateOptions, crossValidate } from "./cross-validate.js";
import { asNote, labelled, type NotePart, partsOf, spansIn } from "./note-parts.js";
import { cardOf, type FoldScores, type LabelledPart, type Round } from "./round.js";
import { surest, type TaggedPart } from "./surest.js";

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

type Unlabelled = Pick<Note, "text">;

/**
 * Paper 003, section III.A: learns from annotated notes, then from sections that the identifier itself has labelled. The
 * forms of the unlabelled notes come first and all at once; of the rest, round after round, the surest. What a round
 * brings is kept if recall on folds of the annotated notes rises; with the first that does not, learning ends.
 */
export async function selfTrain(
  recipe: Recipe,
  annotated: readonly Note[],
  unlabelledNotes: readonly Unlabelled[],
  options: SelfTrainOptions = {},
): Promise<SelfTrained> {
  const cut = cutOf(recipe);
  const { past = [], onRound, rounds: most = 5, card, ...common } = options;
  // A copy of an annotated note would bring its names into every fold.
  const known = new Set(annotated.map(({ text }) => text));
  const notes = unlabelledNotes
    .filter(({ text }) => !known.has(text))
    .map(({ text }) => ({ text: foldText(text)?.text ?? text }));
  const parts = partsOf(notes, cut);
  const room = annotated.reduce((sum, { text }) => sum + text.length, 0);
  const rounds: Round[] = [...past];
  const joinedBy = (round: readonly Round[]): LabelledPart[] =>
    round.filter(({ accepted }) => accepted).flatMap(({ taken }) => taken);
  const textsOf = (taken: readonly LabelledPart[]) =>
    taken.map((part) => asNote(notes[part.note] as Unlabelled, part));
  const validate = (taken: readonly LabelledPart[]): Promise<FoldScores> =>
    crossValidate(recipe, annotated, textsOf(taken), common);
  const add = (round: Round): void => {
    rounds.push(round);
    onRound?.(round);
  };

  if (rounds.length === 0) {
    const scores = await validate([]);
    add({ round: 0, what: "given", accepted: true, scores, taken: [], left: parts.length });
  }
  let model: TrainedModel | undefined;
  for (; !isOver(rounds, most); ) {
    const current = rounds.findLast(({ accepted }) => accepted) as Round;
    model ??= await learn(current.scores);
    const what = rounds.length === 1 ? "forms" : "free text";
    const pending = left(parts, joinedBy(rounds)).filter(
      ({ structured }) => structured === (what === "forms"),
    );
    const tagged = await tagParts(model, notes, pending);
    const chosen = what === "forms" ? tagged : surest(tagged, current.scores.power, room);
    const taken = chosen.map(({ part, spans }) => labelled(part, spans));
    const scores = taken.length === 0 ? current.scores : await validate([...joinedBy(rounds), ...taken]);
    const accepted = scores.recall > current.scores.recall;
    add({
      round: rounds.length,
      what,
      accepted,
      scores,
      taken,
      left: left(parts, joinedBy(rounds)).length - (accepted ? taken.length : 0),
    });
    if (accepted) model = undefined;
  }
  const last = rounds.findLast(({ accepted }) => accepted) as Round;
  model ??= await learn(last.scores);
  return { model: { ...model, card: { ...card, rounds: rounds.map(cardOf) } }, rounds };

  function learn({ below }: FoldScores): Promise<TrainedModel> {
    return trainRecipe(withThreshold(recipe, below), [...annotated, ...textsOf(joinedBy(rounds))], common);
  }
}

/** After the forms, which may be left out and learning goes on, the first round that is not accepted is the last. */
function isOver(rounds: readonly Round[], most: number): boolean {
  const free = rounds.filter(({ what }) => what === "free text");
  return rounds.length > 1 && (free.length >= most || free.some(({ accepted }) => !accepted));
}

function left(parts: readonly NotePart[], taken: readonly LabelledPart[]): NotePart[] {
  const gone = new Set(taken.map(({ note, start }) => `${note} ${start}`));
  return parts.filter(({ note, start }) => !gone.has(`${note} ${start}`));
}

async function tagParts(
  model: TrainedModel,
  notes: readonly Unlabelled[],
  parts: readonly NotePart[],
): Promise<TaggedPart[]> {
  const tagged = await tagNotes(model, notes);
  return parts.map((part) => ({ part, spans: spansIn(part, tagged[part.note]?.spans ?? []) }));
}

/** The recipe with this threshold of rule 1 in its taggers. */
function withThreshold(recipe: Recipe, below: number): Recipe {
  return {
    ...recipe,
    voices: recipe.voices.map((voice) =>
      voice.kind === "crf" && voice.doubtedOutside
        ? { ...voice, doubtedOutside: { ...voice.doubtedOutside, below } }
        : voice,
    ),
  };
}

function cutOf(recipe: Recipe): RecordCut {
  const cut = crfVoices(recipe).find(({ doubtedOutside }) => doubtedOutside)?.doubtedOutside?.cut;
  if (cut !== undefined) return cut;
  throw new ScrubJayError(
    "no-self-training",
    `the recipe "${recipe.name}" does not learn from unlabelled notes`,
    {
      hint: "Those of paper 003 do: mlhsla, mlhsla-2006, mlhsla-record.",
      exitCode: EXIT.usage,
    },
  );
}
