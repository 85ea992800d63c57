import { partitionPoint } from "../partition-point.js";
import { type AttributeValue, attributes } from "./attributes.js";
import { type Line, linesOf } from "./lines.js";
import { posTags } from "./pos.js";
import { type Section, sections } from "./sections.js";
import { type Sentence, sentences } from "./sentences.js";
import { toTokens } from "./token-offsets.js";
import { type TokenizerName, tokenizerNamed } from "./tokenize.js";
import { currentVocabulary, type Vocabulary } from "./vocabulary.js";

/**
 * What the text room knows of one note, each part worked out when it is first asked for and once. "Of" arrays
 * hold, for every token, the index of the line, sentence, section or attribute value it stands in.
 */
export class Analysis {
  readonly text: string;
  /** Tokens as `[start0, end0, start1, end1, …]`. */
  readonly offsets: Int32Array;
  /** Number of tokens. */
  readonly count: number;
  #words: string[] | undefined;
  #wordNumbers: Int32Array | undefined;
  #vocabulary: Vocabulary | undefined;
  #partOfSpeech: readonly string[] | undefined;
  #lines: readonly Line[] | undefined;
  #lineOf: Int32Array | undefined;
  #sentences: readonly Sentence[] | undefined;
  #sentenceOf: Int32Array | undefined;
  #sections: readonly Section[] | undefined;
  #sectionOf: Int32Array | undefined;
  #attributes: readonly AttributeValue[] | undefined;
  #attributeOf: Int32Array | undefined;

  constructor(text: string, tokenizer: TokenizerName) {
    this.text = text;
    this.offsets = tokenizerNamed(tokenizer).offsets(text);
    this.count = this.offsets.length >> 1;
  }

  start(t: number): number {
    return this.offsets[2 * t] as number;
  }

  end(t: number): number {
    return this.offsets[2 * t + 1] as number;
  }

  /** Interned: the same string object for the same word, so that lookups compare pointers. */
  get words(): readonly string[] {
    if (this.#words === undefined) {
      const { vocabulary, wordNumbers } = this;
      this.#words = new Array<string>(this.count);
      for (let t = 0; t < this.count; t++)
        this.#words[t] = vocabulary.words[wordNumbers[t] as number] as string;
    }
    return this.#words;
  }

  /** What the numbers of the words refer to. Notes share it for a while. */
  get vocabulary(): Vocabulary {
    this.#vocabulary ??= currentVocabulary();
    return this.#vocabulary;
  }

  get wordNumbers(): Int32Array {
    if (this.#wordNumbers === undefined) {
      const { vocabulary, offsets, text } = this;
      const numbers = new Int32Array(this.count);
      for (let t = 0; t < this.count; t++)
        numbers[t] = vocabulary.numberOf(text, offsets[2 * t] as number, offsets[2 * t + 1] as number);
      this.#wordNumbers = numbers;
    }
    return this.#wordNumbers;
  }

  /** Penn Treebank tags. */
  get partOfSpeech(): readonly string[] {
    this.#partOfSpeech ??= posTags(this.text, toTokens(this.offsets));
    return this.#partOfSpeech;
  }

  get lines(): readonly Line[] {
    this.#lines ??= linesOf(this.text);
    return this.#lines;
  }

  get lineOf(): Int32Array {
    this.#lineOf ??= this.#indexOf(this.lines);
    return this.#lineOf;
  }

  get sentences(): readonly Sentence[] {
    this.#sentences ??= sentences(this.text);
    return this.#sentences;
  }

  get sentenceOf(): Int32Array {
    this.#sentenceOf ??= this.#indexOf(this.sentences);
    return this.#sentenceOf;
  }

  get sections(): readonly Section[] {
    this.#sections ??= sections(this.text, this.lines);
    return this.#sections;
  }

  get sectionOf(): Int32Array {
    this.#sectionOf ??= this.#indexOf(this.sections);
    return this.#sectionOf;
  }

  get attributes(): readonly AttributeValue[] {
    this.#attributes ??= attributes(this.text, this.lines);
    return this.#attributes;
  }

  /** Index of the pair in whose value the token stands. */
  get attributeOf(): Int32Array {
    this.#attributeOf ??= this.#indexOf(this.attributes.map(({ value }) => value));
    return this.#attributeOf;
  }

  /** The index of the first token that ends after `position`; the number of tokens when none does. */
  firstTokenAt(position: number): number {
    return partitionPoint(this.count, (t) => this.end(t) <= position);
  }

  /** For every token the index of the range (ascending, no overlaps) that holds its start, or -1. */
  #indexOf(ranges: readonly { readonly start: number; readonly end: number }[]): Int32Array {
    const { count, offsets } = this;
    const out = new Int32Array(count).fill(-1);
    let t = 0;
    for (let r = 0; r < ranges.length && t < count; r++) {
      const { start, end } = ranges[r] as { start: number; end: number };
      while (t < count && (offsets[2 * t] as number) < start) t++;
      for (; t < count && (offsets[2 * t] as number) < end; t++) out[t] = r;
    }
    return out;
  }
}
