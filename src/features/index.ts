import { lookUp } from "../errors.js";
import { affixes3, affixes5, carafeAffixes, carafeWideAffixes } from "./affix.js";
import { attributeName, attributePlace } from "./attribute-name.js";
import { brownClusters } from "./brown-clusters.js";
import { carafeLexicon } from "./carafe-lexicon.js";
import { carafeDashed, carafePhrases, carafeRegex, carafeTaskRegex } from "./carafe-regex.js";
import { characterDictionary, characterNgrams, characterPlace, characterWords } from "./characters.js";
import { chunkContext, chunkForm } from "./chunk.js";
import {
  chunkAndForm,
  frames,
  neighbourAndDictionary,
  neighbourAndShape,
  neighbourClusterAndShape,
  structureAndShape,
} from "./conjunctions.js";
import { dictionaryAndShape, dictionaryMatches, dictionarySets } from "./dictionary.js";
import { otherMentions } from "./elsewhere.js";
import { gloveBits } from "./embedding-bits.js";
import { gloveClusters } from "./embedding-clusters.js";
import { gapBefore, gaps } from "./gap.js";
import { generalNames } from "./general-names.js";
import { caseOfLine } from "./line-case.js";
import { lineHeader } from "./line-header.js";
import { nameCues } from "./name-cues.js";
import { posNear, posNgrams } from "./part-of-speech.js";
import { notePosition } from "./position.js";
import { predicateArgument } from "./predicate-argument.js";
import { professionSuffix } from "./profession-suffix.js";
import { randomIndexingClusters } from "./random-indexing-clusters.js";
import { regexRuns, regexRunsContext } from "./regex-runs.js";
import { regexShape, regexShapeContext } from "./regex-shape.js";
import { roleContext } from "./role-context.js";
import { ruleHits } from "./rule-hits.js";
import { sectionHeader } from "./section-header.js";
import { sentenceLength, sentenceShape } from "./sentence.js";
import { collapsedShapeNgrams, shapeNgrams, tokenShape } from "./shape.js";
import { skipGramClusters } from "./skip-gram-clusters.js";
import type { Template } from "./template.js";
import {
  carafePreviousWord,
  carafeWideWords,
  carafeWords,
  wideWords,
  wordNgrams,
  wordPairs,
  writtenWords,
} from "./word.js";
import { frequencyAndShape, wordFrequency } from "./word-frequency.js";

/** Every template by the name that recipes use. */
export const TEMPLATES = {
  affixes3,
  affixes5,
  attributeName,
  attributePlace,
  brownClusters,
  carafeAffixes,
  carafeDashed,
  carafeLexicon,
  carafePhrases,
  carafePreviousWord,
  carafeRegex,
  carafeTaskRegex,
  carafeWideAffixes,
  carafeWideWords,
  carafeWords,
  caseOfLine,
  characterDictionary,
  characterNgrams,
  characterPlace,
  characterWords,
  chunkAndForm,
  chunkContext,
  chunkForm,
  collapsedShapeNgrams,
  dictionaryAndShape,
  dictionaryMatches,
  dictionarySets,
  frames,
  frequencyAndShape,
  gapBefore,
  gaps,
  generalNames,
  gloveBits,
  gloveClusters,
  lineHeader,
  nameCues,
  neighbourAndDictionary,
  neighbourAndShape,
  neighbourClusterAndShape,
  notePosition,
  otherMentions,
  posNear,
  posNgrams,
  predicateArgument,
  professionSuffix,
  randomIndexingClusters,
  regexRuns,
  regexRunsContext,
  regexShape,
  regexShapeContext,
  roleContext,
  ruleHits,
  sectionHeader,
  sentenceLength,
  sentenceShape,
  shapeNgrams,
  skipGramClusters,
  structureAndShape,
  tokenShape,
  wideWords,
  wordFrequency,
  wordNgrams,
  wordPairs,
  writtenWords,
} as const satisfies Readonly<Record<string, Template>>;

export type TemplateName = keyof typeof TEMPLATES;

/** The template of that name; an unknown name is answered with the names that exist. */
export function templateNamed(name: string): Template {
  return lookUp<Template>("feature template", TEMPLATES, name);
}

export type { Layer, Resources } from "./layer.js";
export { wordMemo } from "./packing/by-word.js";
export { forgetting, layerReader, type NoteFeatures } from "./packing/note-features.js";
export { noteScorer, type TokenScores } from "./packing/note-scorer.js";
export { findingSink, growingSink, type NumberSink, namingSink } from "./packing/sink.js";
export { type Sym, symbol } from "./packing/symbol.js";
export { collapsedShape } from "./shape.js";
export type { FeatureSink, Template } from "./template.js";
