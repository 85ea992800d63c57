import type { Step } from "../step.js";
import { dropAbbreviations } from "./drop-abbreviations.js";
import { dropClinical } from "./drop-clinical.js";
import { dropCodes } from "./drop-codes.js";
import { faxByContext } from "./fax-by-context.js";
import { joinDates } from "./join-dates.js";
import { joinNames } from "./join-names.js";
import { sectionRules } from "./mlhsla/section-rules.js";
import { schoolWords } from "./school-words.js";
import { splitGaps } from "./split-gaps.js";
import { stateInDictionary } from "./state-in-dictionary.js";
import { trimEdges } from "./trim-edges.js";
import { valueOnly } from "./value-only.js";
import { wholeNumber } from "./whole-number.js";

/** Error corrections by the name a recipe gives, in the order that makes sense when all are run. */
export const CORRECTIONS: Readonly<Record<string, Step>> = {
  "split-gaps": splitGaps,
  "trim-edges": trimEdges,
  "value-only": valueOnly,
  "whole-number": wholeNumber,
  "join-dates": joinDates,
  "join-names": joinNames,
  "drop-abbreviations": dropAbbreviations,
  "drop-clinical": dropClinical,
  "drop-codes": dropCodes,
  "fax-by-context": faxByContext,
  "state-in-dictionary": stateInDictionary,
  "school-words": schoolWords,
  // Paper 003: they take the place of all others.
  mlhsla: sectionRules("correct:mlhsla", "structure", "guide"),
  "mlhsla-2006": sectionRules("correct:mlhsla-2006", "i2b2-2006", "i2b2-2006"),
  "mlhsla-record": sectionRules("correct:mlhsla-record", "record", "guide"),
};
