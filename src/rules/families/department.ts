import { isNotName } from "../../lexicon/index.js";
import { type RuleFamily, sourcePattern } from "../rule.js";
import { cases, knownFailures } from "./department.cases.js";
import { BORDER, FIELD_START, GAP, WORD_ENDS } from "./word-parts.js";

const SIDE = "(?:North|South|East|West|NORTH|SOUTH|EAST|WEST|Center|CENTER)";
const WORD = "(?:\\p{Lu}[\\p{Ll}\\p{M}'’-]{2,20}|\\p{Lu}[\\p{Lu}\\p{M}'’-]{3,20})";
/** "Ellison 7", "Tower 4 West", "Larch Pavilion 6B". */
const NAMED = `${WORD}(?:${GAP}${WORD})?${GAP}\\d{1,2}[A-D]?(?:${GAP}${SIDE})?`;
/** "6 West", "4 North". */
const NUMBERED = `\\d{1,2}${GAP}${SIDE}`;
const PLACE = `(?<value>${NAMED}|${NUMBERED})${WORD_ENDS}(?![-/.:]\\d|[-/]\\p{L})`;

/** Words before a number that name no place of their own. */
const GENERIC =
  /^(?:room|rooms|rm|bed|beds|bay|floor|unit|ward|level|suite|icu|micu|sicu|ccu|nicu|picu|pacu|or|er|ed|ct|mri|april|may|june|august|tele|telemetry|stepdown|step|class|stage|grade|type|phase|group|over|about|around|nearly|another|apr|aug|jan|feb|jun|jul|sep|sept|oct|nov|dec|highway|route|tablets?|station|building|day|week|visit|session|trial|cycle|block|course|the|this|our|medical|office|apartment|apt|new|old|main|nursing|big|white|guest|half|safe|front|back|next|same|whole|pt|patient)$/i;
const COUNTED =
  /^[ \t]?(?:x\b|times?\b|hours?\b|hrs?\b|days?\b|weeks?\b|wks?\b|months?\b|years?\b|yrs?\b|min(?:ute)?s?\b|mg\b|mcg\b|ml\b|units?\b|%|am\b|pm\b|DAYS?\b|HOURS?\b|TIMES?\b|,? ?\d{4}\b|th\b|st\b|nd\b|rd\b|more\b|Street|St\b|Ave)/;

function isOwnName(value: string): boolean {
  const words = value.split(/[^\p{L}\p{M}'’-]+/u).filter((word) => word !== "");
  return !words.some((word) => GENERIC.test(word) || isNotName(word, true)) || /^\d/.test(value);
}

export const department: RuleFamily = {
  name: "department",
  description: "Places inside a hospital with a name of their own, after a move or a label",
  rules: [
    {
      name: "moved-to",
      type: "DEPARTMENT",
      pattern: sourcePattern(
        `${BORDER}(?:[Tt]ransfer(?:red|s)?|TRANSFERRED|TRANSFER|[Aa]dmi(?:tted|t)|ADMITTED|[Mm]oved|MOVED|[Ss]ent|[Rr]eturned|[Tt]ransported|[Cc]ame up|[Bb]rought|[Bb]oarding|[Rr]emains|[Ss]een|[Ss]tayed)[ \\t](?:back[ \\t]|BACK[ \\t])?(?:to|from|on|TO|FROM|ON)[ \\t](?:the[ \\t])?${PLACE}`,
        "dgu",
      ),
      notAfter: COUNTED,
      accept: isOwnName,
      confidence: 0.88,
    },
    {
      name: "label",
      type: "DEPARTMENT",
      pattern: sourcePattern(
        `(?:${FIELD_START}|${BORDER}(?:[Nn]ursing|[Pp]atient|[Hh]ospital|[Ii]npatient)[ \\t])(?:[Uu]nit|UNIT|[Ww]ard|WARD|[Ll]ocation|LOCATION|[Ff]loor|FLOOR|Dept|DEPT|[Dd]epartment)[ \\t]{0,2}:[ \\t]{0,8}${PLACE}`,
        "dgu",
      ),
      notAfter: COUNTED,
      accept: isOwnName,
      confidence: 0.9,
    },
    {
      name: "tower-and-side",
      type: "DEPARTMENT",
      pattern: sourcePattern(
        `${BORDER}(?<value>(?:(?!The${WORD_ENDS})\\p{Lu}\\p{Ll}{2,20}[ \\t])?(?:Tower|Pavilion|Wing|TOWER|PAVILION)[ \\t]\\d{1,2}(?:[A-D]|[ \\t]${SIDE})?)${WORD_ENDS}`,
        "dgu",
      ),
      notAfter: COUNTED,
      confidence: 0.85,
    },
    {
      // "Dispo: Ellison 7", "Location    Larch 5 North", "To Larch 2, bed 2-09A", "MICU Larch 9".
      name: "field-or-unit-before",
      type: "DEPARTMENT",
      pattern: sourcePattern(
        `(?:${FIELD_START}(?:[Dd]ispo(?:sition)?|[Ll]ocation|LOCATION|[Bb]ed|[Uu]nit|[Ww]ard|[Ff]loor)[ \\t]{0,2}(?::|[ .]{2})[ .]{0,24}|${BORDER}(?:MICU|SICU|CVICU|CCU|ICU|[Ff]loor|[Ww]ard)[ ])${PLACE}`,
        "dgu",
      ),
      notAfter: COUNTED,
      accept: isOwnName,
      confidence: 0.85,
    },
    {
      // "Ellison 7, bed 7-12", "Larch 3 room 3-40", "LARCH 6 CVICU": what only a ward has comes after.
      name: "bed-after",
      type: "DEPARTMENT",
      pattern: sourcePattern(
        `${BORDER}(?<value>${WORD}${GAP}\\d{1,2}(?:${GAP}${SIDE})?)(?=,?[ \\t](?:bed|Bed|BED|bay|dayroom|day room|conference room|MICU|SICU|CVICU|CCU|ICU|(?:rm|Rm|room|Room)[ ]\\d)${WORD_ENDS})`,
        "dgu",
      ),
      accept: isOwnName,
      confidence: 0.85,
    },
    {
      // "Larch Pavilion", "GARDEN ANNEX": parts of a hospital by their own name.
      name: "pavilion-or-annex",
      type: "DEPARTMENT",
      pattern: sourcePattern(
        `${BORDER}(?!The${WORD_ENDS}|THE${WORD_ENDS})(?<value>${WORD}[ \\t](?:Pavilion|PAVILION|Annex|ANNEX))${WORD_ENDS}(?![ \\t]\\d)`,
        "dgu",
      ),
      accept: isOwnName,
      confidence: 0.8,
    },
    {
      // "Larch Building, Suite 340", "Alder House Rm 14", "Wren Cottage, family room": a room in it comes after.
      name: "building-and-room",
      type: "DEPARTMENT",
      pattern: sourcePattern(
        `${BORDER}(?!The${WORD_ENDS}|THE${WORD_ENDS})(?<value>${WORD}[ \\t](?:Building|BUILDING|House|HOUSE|Hall|HALL|Cottage|COTTAGE|Lodge|LODGE|Wing|WING|Tower|TOWER|Suite))(?=,?[ \\t](?:Suite|Ste|SUITE|Rm|RM|Room|ROOM|rm|room|bed|Bed|BED|bay|desk|gym|dayroom|family room)${WORD_ENDS})`,
        "dgu",
      ),
      accept: (value) => isOwnName(value.slice(0, value.search(/[ \t]/))),
      confidence: 0.82,
    },
    {
      name: "staff-of",
      type: "DEPARTMENT",
      pattern: sourcePattern(
        `${BORDER}(?<value>${WORD}${GAP}\\d{1,2}(?:${GAP}${SIDE})?)(?=[ \\t](?:nurse|nursing|staff|charge nurse|team|unit clerk)${WORD_ENDS})`,
        "dgu",
      ),
      accept: isOwnName,
      confidence: 0.8,
    },
  ],
  cases,
  knownFailures,
};
