import { readWords } from "./word-file.js";

interface Frequencies {
  readonly classOf: ReadonlyMap<string, number>;
  /** log2 of the number of running words the classes stand for. */
  readonly logTotal: number;
}

let frequencies: Frequencies | undefined;

/** log2 of about how often the word was seen (1 to 15), or undefined for a word not in the list. Any case. */
export function frequencyClass(word: string): number | undefined {
  frequencies ??= load();
  let best: number | undefined; // the most common of its readings
  for (const form of baseForms(word.toLowerCase())) {
    const found = frequencies.classOf.get(form);
    if (found !== undefined && (best === undefined || found > best)) best = found;
  }
  return best;
}

/**
 * Information content of a word in bits, -log2 of its probability in general English. A word that is not in
 * the list counts as seen half a time.
 */
export function wordBits(word: string): number {
  const seen = frequencyClass(word);
  const { logTotal } = frequencies as Frequencies;
  return seen === undefined ? logTotal + 1 : logTotal - (seen + 0.5);
}

/** The list holds dictionary forms; these are the cheap guesses at them, the word itself first. */
function baseForms(word: string): readonly string[] {
  const forms = [word];
  if (word.length < 4) return forms;
  if (word.endsWith("ies")) forms.push(`${word.slice(0, -3)}y`);
  if (word.endsWith("es")) forms.push(word.slice(0, -2));
  if (word.endsWith("s") && !word.endsWith("ss")) forms.push(word.slice(0, -1));
  for (const ending of ["ed", "ing"]) {
    if (!word.endsWith(ending) || word.length < ending.length + 3) continue;
    const stem = word.slice(0, -ending.length);
    forms.push(stem, `${stem}e`);
    if (stem.at(-1) === stem.at(-2)) forms.push(stem.slice(0, -1));
  }
  return forms;
}

function load(): Frequencies {
  const classOf = new Map<string, number>();
  let total = 0;
  for (const [name, ...words] of readWords("word-frequencies")) {
    const k = Number(name);
    for (const word of words) classOf.set(word, k);
    total += words.length * 2 ** (k + 0.5);
  }
  return { classOf, logTotal: Math.log2(total) };
}
