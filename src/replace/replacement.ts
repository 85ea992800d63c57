import { EXIT, ScrubJayError } from "../errors.js";
import type { Span } from "../note.js";
import { checkChoice, checkOptions } from "../options.js";
import { foldText, inFolded } from "../text/folding/index.js";
import { ACTIONS, type Action, isKeyed } from "./actions.js";
import { redrawDate, shiftDate } from "./dates/index.js";
import { type Deriver, deriver } from "./draws.js";
import { notePairs } from "./families/addresses/location-pairs.js";
import type { Surroundings } from "./families/family.js";
import { familyFor, VALUE_KINDS } from "./families/index.js";
import { NameBook } from "./families/names/name-book.js";
import { noteLetters } from "./families/numbers/schemes.js";
import { fold, phraseInCaseOf, withBreakOf } from "./folding.js";
import { generalise } from "./generalise.js";
import { lazily } from "./lazily.js";
import { label, letterMask, mask, redact } from "./modes.js";
import { datesReader, type NoteDates } from "./note-dates.js";
import { PSEUDONYM_KINDS, pseudonymKind } from "./pseudonyms.js";
import { replaceSpans, unite } from "./replace.js";
import {
  type NoteToReplace,
  REPLACEMENT_OPTIONS,
  type Replacement,
  type ReplacementOptions,
  SCOPES,
  STRATEGIES,
} from "./replacement-options.js";
import { idCipher } from "./reversible/id-cipher.js";
import { Scope, type ValueKind } from "./scope/scope.js";
import { ShufflePool } from "./scope/shuffle-pool.js";
import { noKey, refuseOtherKey } from "./secret-key.js";
import { textDigest } from "./text-digest.js";

const REACH = 24;

/** Actions that write something of the value anew. */
const REWRITING: ReadonlySet<Action> = new Set(["generalise", "shift", "surrogate", "pseudonym", "encrypt"]);

const ALL_KINDS: Readonly<Record<string, ValueKind>> = {
  ...VALUE_KINDS,
  ...PSEUDONYM_KINDS,
  date: { shuffled: true, make: (value, draws) => redrawDate(value, draws) },
};

/** Takes the place of PHI in notes: the same options, key and notes give the same text. */
export function createReplacement(options: ReplacementOptions): Replacement {
  checkOptions("createReplacement", options, REPLACEMENT_OPTIONS);
  checkChoice("scope", options.scope, SCOPES);
  checkChoice("strategy", options.strategy, STRATEGIES);
  if (options.key !== undefined) refuseOtherKey(options.key);
  const { actionFor, policy, scope: wanted = "patient", strategy = "generate", originals, named } = options;
  const derive: Deriver = options.key === undefined ? failWithoutKey : deriver(options.key);
  const { key } = options;
  const cipher = lazily(() => (key === undefined ? failWithoutKey() : idCipher(key)));
  const shuffles = strategy === "shuffle";
  // Over a whole corpus values change places, one for one.
  const exchanges = shuffles && wanted === "corpus";
  // Of states and countries there are few, and some come in most notes: made evenly, they would not look like notes.
  const mayCome = (kind: string): boolean => shuffles || ALL_KINDS[kind]?.othersFirst === true;
  const pool = shuffles || options.closest ? new ShufflePool() : undefined;
  const dateAction = actionFor("DATE");
  const movesBirths =
    actionFor("AGE") === "surrogate" && (dateAction === "shift" || (dateAction === "surrogate" && !shuffles));
  const scopes = new Map<string, Scope>();
  const learned = new Set<string>();

  /** `own` is the note's id, here and below. */
  const idOf = (note: NoteToReplace, own: string): string => {
    if (wanted === "corpus") return "corpus";
    return wanted === "patient" && note.patient !== undefined ? patientId(note) : own;
  };
  const openScope = (id: string, first: string): Scope =>
    new Scope({
      id,
      byOrder: policy.byOrder,
      nameFloor: policy.nameFloor,
      letterMail: policy.letterMail,
      keepInitials: policy.keepInitials,
      closest: options.closest === true,
      evenly: options.evenly === true,
      exchanges,
      ...(options.wordNames && { wordNames: options.wordNames }),
      // Where order decides, a second lot of the same patient's notes must not count as the first did.
      draws: (kind, about) => derive(kind, policy.byOrder ? `${id} from ${first}` : id, about),
      kinds: ALL_KINDS,
      settle: (scope) => NameBook.of(scope).settle(scope),
      ...(originals === undefined ? {} : { elsewhere: (folded: string) => originals.has(folded) }),
      ...(named === undefined ? {} : { namedElsewhere: (folded: string) => named.has(folded) }),
      ...(pool === undefined
        ? {}
        : {
            shuffled: (kind: string, value: string, draws) =>
              mayCome(kind)
                ? exchanges
                  ? pool.free(kind, value, draws)
                  : pool.candidates(kind, value, draws, id)
                : [],
            onPair: (a: string, b: string) => pool.addPair(a, b),
            pairElsewhere: (a: string, b: string) => pool.hasPair(a, b),
            onValue: (kind: string, value: string, display: string) => pool.add(kind, value, display, id),
          }),
    });
  const scopeOf = (id: string, own: string): Scope => {
    const known = scopes.get(id);
    if (known !== undefined) return known;
    const scope = openScope(id, own);
    // A note's scope ends with the note: nothing of it is kept.
    if (!id.startsWith("note ")) scopes.set(id, scope);
    return scope;
  };

  /** Answers with what was read of each span, by its place among them. */
  const learnInto = (
    scope: Scope,
    note: NoteToReplace,
    own: string,
    spans: readonly Span[],
    dates: NoteDates,
  ): readonly unknown[] => {
    const reads: unknown[] = [];
    if (scopes.size > 0) learned.add(own);
    scope.reopen(note.patient ?? own);
    if (movesBirths) dates.learn(scope);
    for (let at = 0; at < spans.length; at++) {
      const span = spans[at] as Span;
      const surface = note.text.slice(span.start, span.end);
      if (surface === "") continue;
      scope.forbidWithWords(surface);
      const action = actionFor(span.type);
      // Only a corpus has numbers of several patients.
      if (wanted === "corpus" && action !== "keep") noteLetters(surface, span.type, note.patient, scope);
      if (action === "pseudonym") scope.note(pseudonymKind(span.type), fold(surface));
      if (action !== "surrogate") continue;
      if (span.type !== "DATE")
        reads[at] = familyFor(span.type).learn(surface, aroundOf(note.text, span), scope);
      else if (shuffles) scope.note("date", fold(surface), surface);
    }
    notePairs(note.text, spans, scope);
    return reads;
  };

  const datesOf = datesReader(derive, options.shift);
  const whoseDates = (note: NoteToReplace, own: string): string =>
    note.patient === undefined ? own : patientId(note);

  return {
    twoPasses: wanted !== "note" || pool !== undefined,
    learn(written, spans) {
      const own = noteId(written);
      const note = asRead(written, unite(spans));
      learnInto(
        scopeOf(idOf(note, own), own),
        note,
        own,
        note.spans,
        datesOf(note, whoseDates(note, own), spans),
      );
    },
    replace(written, spans) {
      const united = unite(spans);
      const own = noteId(written);
      const note = asRead(written, united);
      const id = idOf(note, own);
      const scope = scopeOf(id, own);
      const isNew = !scopes.has(id) || !learned.has(own);
      const dates = datesOf(note, whoseDates(note, own), spans);
      const reads = isNew ? learnInto(scope, note, own, note.spans, dates) : [];
      scope.replacing = note.patient ?? own;
      const labels = lazily(label);
      const pseudonym = (surface: string, { type }: Span): string =>
        `[${type}-${scope.surrogate(pseudonymKind(type), fold(surface))}]`;
      const shifted = (surface: string, { start }: Span): string => {
        const wanted = { context: dates.context, at: start, likeFeast: options.closest === true };
        // Few dates cannot be read and are drawn.
        return (
          shiftDate(surface, dates.shiftAt(start, scope), wanted) ??
          redrawDate(surface, derive("date-afresh", dates.whose, policy.byOrder ? "" : fold(surface)))
        );
      };
      const surrogate = (surface: string, span: Span, at: number): string => {
        if (span.type !== "DATE") {
          const around = aroundOf(note.text, span);
          const made = familyFor(span.type).render(surface, around, scope, reads[at]);
          return withBreakOf(surface, made);
        }
        if (!shuffles) return shifted(surface, span);
        return withBreakOf(surface, phraseInCaseOf(surface, scope.surrogate("date", fold(surface))));
      };
      return replaceSpans(written.text, united, (asWritten, { type }, at): string => {
        const action = actionFor(type);
        if (key === undefined && isKeyed(action)) throw noKey();
        const span = note.spans[at] as Span;
        const surface = note.text.slice(span.start, span.end);
        // Where nothing is read, nothing is left.
        if (surface === "" && REWRITING.has(action)) return "";
        switch (action) {
          case "keep":
            return asWritten;
          case "redact":
            return redact()(surface, span);
          case "label":
            return labels()(surface, span);
          case "mask":
            return options.evenly ? letterMask()(asWritten, span) : mask()(asWritten, span);
          case "generalise":
            return generalise(type, surface, { context: dates.context, at: span.start }) ?? `[${type}]`;
          case "shift":
            return shifted(surface, span);
          case "surrogate":
            return surrogate(surface, span, at);
          case "pseudonym":
            return pseudonym(surface, span);
          case "encrypt":
            return cipher().encrypt(surface, span.type) ?? pseudonym(surface, span);
          default:
            throw unknownAction();
        }
      });
    },
  };
}

/** Where `actionFor` is a caller's own. */
function unknownAction(): ScrubJayError {
  return new ScrubJayError("bad-option", "actionFor gave what is no action", {
    exitCode: EXIT.usage,
    hint: `It gives one of: ${ACTIONS.join(", ")}.`,
  });
}

function failWithoutKey(): never {
  throw noKey();
}

/** Notes without an id are told apart by their text. */
function noteId({ id, text }: NoteToReplace): string {
  return `note ${id ?? textDigest(text)}`;
}

function patientId({ patient }: NoteToReplace): string {
  return `patient ${patient}`;
}

/** The note as it is read, with the same spans, which are empty where nothing is read. */
function asRead<N extends NoteToReplace>(
  note: N,
  spans: readonly Span[],
): N & { readonly spans: readonly Span[] } {
  const folded = foldText(note.text);
  if (folded === undefined) return { ...note, spans };
  return { ...note, text: folded.text, spans: spans.map((span) => ({ ...span, ...inFolded(folded, span) })) };
}

function aroundOf(text: string, { start, end, type }: Span): Surroundings {
  return { type, before: text.slice(Math.max(0, start - REACH), start), after: text.slice(end, end + REACH) };
}
