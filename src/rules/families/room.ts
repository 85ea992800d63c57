import { type RuleFamily, sourcePattern } from "../rule.js";
import { cases, knownFailures } from "./room.cases.js";
import { BORDER } from "./word-parts.js";

/** "412", "412B", "B412", "4-112", "412-2", "12A-02". */
const NUMBER =
  "(?<value>[A-Za-z]?-?\\d{1,5}[A-Za-z]?(?:-(?:\\d{1,3}[A-Z]?|[A-Z]))?)(?![\\p{L}\\p{M}\\p{N}_]|[/.,°%]\\d|-\\d|[/%°])";
const SIGN = "(?:[ \\t]{0,2}(?:#|[Nn]o\\.|NO\\.|[Nn]umber|NUMBER|:|:[ \\t]?#)[ \\t]{0,3}|[ \\t]{1,3})";

/** Durations, angles, counts and clock times after a number that is no room's. */
const COUNTED =
  /^[ \t]?-?(?:x\b|times?\b|hours?\b|hrs?\b|h\b|days?\b|d\b|weeks?\b|wks?\b|months?\b|years?\b|yrs?\b|min(?:ute)?s?\b|degrees?\b|deg\b|°|mg\b|ml\b|cc\b|cm\b|mm\b|%|am\b|pm\b|AM\b|PM\b|feet\b|ft\b|patients?\b|people\b|persons?\b|HOURS?\b|DAYS?\b|TIMES?\b|DEGREES\b|nights?\b|NIGHTS?\b|visits?\b|of\b|beds\b)/;
const NOT_A_BED =
  /(?:\b(?:head|foot|side|edge|out|oob|elevate)\b[^\n\r.;]{0,12}|\bhob[^\n\r.;]{0,12})(?:bed|Bed|BED)[ \t]{1,3}$|-(?:bed|Bed)[ \t]{1,3}$/i;

export const room: RuleFamily = {
  name: "room",
  description: "Numbers of rooms, beds, bays and suites",
  rules: [
    {
      name: "room",
      type: "ROOM",
      pattern: sourcePattern(`${BORDER}(?:[Rr]ooms?|ROOMS?|[Rr]m\\.?|RM\\.?)${SIGN}${NUMBER}`, "dgu"),
      notAfter: COUNTED,
      confidence: 0.95,
    },
    {
      name: "glued-room",
      type: "ROOM",
      pattern: sourcePattern(`${BORDER}(?:Room|Rm\\.?|RM|ROOM|rm)#?${NUMBER}`, "dgu"),
      accept: (value) => /^\d{2,}/.test(value),
      confidence: 0.9,
    },
    {
      name: "room-by-letter",
      type: "ROOM",
      pattern: sourcePattern(
        `${BORDER}(?:(?:[Ss]uite|SUITE|[Ee]xam [Rr]oom|[Tt]rauma|TRAUMA)[ \\t]|(?:Room|ROOM|Bed|BED)[ \\t]{0,2}:?[ \\t])(?<value>[A-H])(?=[ \\t]{0,2}(?:$|[\\n\\r.,;)]))`,
        "dgu",
      ),
      confidence: 0.8,
    },
    {
      name: "bed",
      type: "ROOM",
      pattern: sourcePattern(
        `${BORDER}(?:[Bb]ed|BED|[Bb]ay|BAY|[Cc]ubicle|[Ss]tretcher|[Pp]od|POD|[Ii]solette|[Cc]rib)${SIGN}${NUMBER}`,
        "dgu",
      ),
      notBefore: NOT_A_BED,
      notAfter: COUNTED,
      confidence: 0.9,
    },
    {
      name: "suite",
      type: "ROOM",
      pattern: sourcePattern(`${BORDER}(?:[Ss]uite|SUITE|Ste\\.)${SIGN}${NUMBER}`, "dgu"),
      notAfter: COUNTED,
      confidence: 0.93,
    },
    {
      name: "short-suite",
      type: "ROOM",
      pattern: sourcePattern(`(?<=[\\p{L}\\p{N}.],?[ \\t])${BORDER}(?:Ste|STE)[ \\t]#?${NUMBER}`, "dgu"),
      before:
        /(?:Street|STREET|St|ST|Ave|AVE|Avenue|AVENUE|Road|Rd|RD|Blvd|BLVD|Drive|Dr|DR|Way|Lane|Ln|LN|Plaza|Pkwy)\.?,?[ \t](?:Ste|STE)[ \t]#?$/,
      confidence: 0.9,
    },
    {
      name: "operating-room",
      type: "ROOM",
      pattern: sourcePattern(
        `(?:${BORDER}(?:in|In|IN|to|To|TO|from|FROM|inside|into|main|Main|MAIN)[ \\t](?:the[ \\t]|THE[ \\t])?OR[ \\t]{1,2}|${BORDER}OR[ \\t]?#[ \\t]?)${NUMBER}`,
        "dgu",
      ),
      notAfter: COUNTED,
      confidence: 0.9,
    },
  ],
  cases,
  knownFailures,
};
