import { type Context, contextAfter, contextBefore } from "./automaton/places.js";
import { latinTwin } from "./latin-pattern.js";
import type { Rule } from "./rule.js";

const BEFORE_WINDOW = 60;
const AFTER_WINDOW = 40;

/** What a rule asks of the text around a value, tested as it stands. */
export function contextAllows(rule: Rule, text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - BEFORE_WINDOW), start);
  if (rule.before && !rule.before.test(before)) return false;
  if (rule.notBefore?.test(before)) return false;
  const after = text.slice(end, end + AFTER_WINDOW);
  return (!rule.after || rule.after.test(after)) && !rule.notAfter?.test(after);
}

/** A text, as the finder looks at it. */
export interface View {
  readonly text: string;
  readonly symbols: Uint16Array;
  /** Whether the Latin-1 twins of patterns do for it. */
  readonly latin: boolean;
}

type Test = (view: View, at: number) => boolean;

/** The same test with a look at the next characters first: most texts are not even near to what is asked. */
export function contextTest({
  before,
  notBefore,
  after,
  notAfter,
}: Rule): (v: View, s: number, e: number) => boolean {
  const [must, mustNot] = [before && testBefore(before), notBefore && testBefore(notBefore)];
  const [follows, mustNotFollow] = [after && testAfter(after), notAfter && testAfter(notAfter)];
  return (view, start, end) =>
    (must === undefined || must(view, start)) &&
    (mustNot === undefined || !mustNot(view, start)) &&
    (follows === undefined || follows(view, end)) &&
    (mustNotFollow === undefined || !mustNotFollow(view, end));
}

/** Rules share expressions: each is read once, and only when a value first asks for it. */
const tests = new WeakMap<RegExp, Test>();

function once(pattern: RegExp, make: () => Test): Test {
  let test = tests.get(pattern);
  if (test === undefined) {
    test = make();
    tests.set(pattern, test);
  }
  return test;
}

function testBefore(pattern: RegExp): Test {
  return once(pattern, () =>
    testOf(pattern, contextBefore, BEFORE_WINDOW, (text, at) =>
      text.slice(Math.max(0, at - BEFORE_WINDOW), at),
    ),
  );
}

function testAfter(pattern: RegExp): Test {
  return once(pattern, () =>
    testOf(pattern, contextAfter, AFTER_WINDOW, (text, at) => text.slice(at, at + AFTER_WINDOW)),
  );
}

function testOf(
  pattern: RegExp,
  read: (pattern: RegExp, window: number) => Context,
  window: number,
  cut: (text: string, at: number) => string,
): Test {
  let possible: Context | undefined;
  let twin: RegExp | undefined;
  return ({ text, symbols, latin }, at) => {
    possible ??= read(pattern, window);
    if (!possible(symbols, at)) return false;
    if (!latin) return pattern.test(cut(text, at));
    twin ??= latinTwin(pattern.source, pattern.flags);
    return twin.test(cut(text, at));
  };
}
