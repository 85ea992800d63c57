import { isClinicalTerm, isCommonWord } from "../../lexicon/index.js";
import type { RuleFamily } from "../rule.js";
import { cases, knownFailures } from "./username.cases.js";

// "username", "user name", "user id", "userid", "login", "log-in name", "logon", "screen name", "account name".
const LABEL =
  /user[ _-]?(?:names?|ids?)|log[ -]?[io]n(?:[ ](?:names?|ids?))?|logon|screen[ ]?name|account[ ]name|network[ ]id|domain[ ]id/
    .source;

// Label, a sign, then a name of 2 to 30 letters, digits, points, hyphens, underscores.
const SIGNED = new RegExp(
  `(?<![a-z0-9])(?:${LABEL})[ \\t]{0,6}(?:[:=#][ \\t"']{0,20}|(?:is|was)[ ]|[ \\t]{0,6}\\r?\\n[ \\t]{0,30})(?<value>[a-z0-9_](?:[\\w.-]{0,28}[a-z0-9_])?)(?![a-z0-9_@]|[ \\t]{0,3}:)`,
  "dgi",
);

// Label without a sign, or "logged in as", "signed on as": then the name must hold a digit, point or underscore.
const UNSIGNED = new RegExp(
  `(?<![a-z0-9])(?:${LABEL}|users?:?|handle|responder|(?:logged|signed|signing|logging)[ ][io]n[ ]as|(?:plays|posts|streams|games)[ ](?:online[ ])?as)[ \\t]{1,6}(?=[a-z_.-]{0,28}\\d|[a-z]{1,20}[._][a-z])(?<value>[a-z_](?:[\\w.-]{0,28}[a-z0-9_]))(?![a-z0-9_@])`,
  "dgi",
);

// "Entered by hpp2", "transcribed by: mk77": letters, then digits, after a word for work at a terminal.
const WORKED_BY =
  /(?<![a-z])(?:entered|edited|transcribed|typed|keyed|scribed|modified|signed|created|printed|verified|released|filed|dictated|uploaded|charted)(?:[ ]electronically)?[ ]by[ ]?[:=]?[ \t]{0,10}(?:user[ ])?[([]?(?<value>[a-z]{2,8}\d{1,4})(?![a-z0-9@.-]{0,1}[a-z0-9])/dgi;

// "Exported from the chart by hpp.101 on", "uploaded 3/4/2012 16:22 by mk77": the verb earlier in the line.
const BY = /(?<![a-z])by[ ](?<value>[a-z]{2,8}\.?\d{1,4})(?![a-z0-9@-]|\.\w)/dg;
const WORK_BEFORE =
  /(?<![a-z])(?:entered|edited|transcribed|typed|keyed|modified|signed|created|printed|verified|released|filed|uploaded|charted|exported|opened|scanned|prepared|generated|looked up|closed|updated)(?![a-z])[^\n]{0,48}by[ ]$/i;
// "keyed hpp2", "filed 08/05/12 mk77", "entered 11/12/16 1040 hpp2": at the end of the line.
const STAMP =
  /(?<![A-Za-z])(?:[Kk]eyed|[Ee]ntered|[Ff]iled|[Ee]-signed)(?:[ ]\d{1,2}[/-]\d{1,2}[/-]\d{2,4})?(?:[ ]\d{2}:?\d{2})?,?[ ](?<value>[a-z]{2,8}\d{1,4})(?=[ ]{2}|[ ]?\.?(?:\r?\n|$))/dg;
// "Printed by dlindqv on 11/20/2021", "logged in as praghuna": letters alone, so no word of the language may do.
const WORDLIKE =
  /(?<![A-Za-z])(?:(?:[Pp]rinted|[Ee]xported|[Gg]enerated|[Uu]ploaded|[Ee]ntered) by|[Ll]ogged in as|[Ss]igned in as|[Ee]-signed|[Ll]ogin)[ ]{1,3}(?<value>[a-z]{5,12})(?=[ ]{1,4}(?:on[ ])?\d|[;.,]|[ ]?\r?\n|$|[ ](?:at|from|on)[ ])/dg;

// @maren_holt: a handle with an underscore is no time, dose or place.
const HANDLE = /(?<![\w.@/])@[a-z](?=[a-z0-9]{0,28}_)\w{2,29}(?![\w@])/gi;

// @marenbakes after a word for a network or a handle.
const HANDLE_IN_CONTEXT = /(?<![\w.@/])@[a-z][\w.]{1,28}\w(?![\w@])/gi;
const NETWORK =
  /(?<![a-z])(?:twitter|instagram|insta|ig|tiktok|facebook|fb|snapchat|snap|threads|bluesky|mastodon|youtube|twitch|discord|telegram|handle|social media|tweets?|tweeted|posts?|posted|posting|follows?|dms?)(?![a-z])[^\n]{0,45}$/i;

// Handle written without the sign: "Instagram: maren.bakes", "Twitch handle marenplays77".
const NAMED_NETWORK =
  /(?<![a-z])(?:(?:twitter|instagram|tiktok|snapchat|discord|telegram|twitch|reddit)(?:[ ](?:handle|name|user(?:name)?|account))?[ ]{0,2}:[ ]{0,4}|(?:twitter|instagram|tiktok|snapchat|discord|telegram|twitch|reddit|social[ ]media)[ ]handle[ ](?:is[ ])?)@?(?<=[ :@])(?<value>@?[a-z][\w.]{1,28}\w)(?![\w@/])/dgi;

// Reddit style: u/maren_holt.
const REDDIT = /(?<![\w/])\/?u\/(?<value>[a-z][\w-]{2,19})(?![\w/-])/dgi;

const ORDINARY =
  /^(?:unknown|none|n\.?a|nil|not|no|see|same|and|or|the|a|an|to|is|was|was|been|being|on|off|at|for|with|pending|required|reset|expired|disabled|locked|failed|denied|given|issued|needed|removed|redacted|password|date|time|yes|declined|inactive|active|private|deleted|changed|created|found|set|up|user|patient|via|hers|his)$/i;

// "by pod2", "filed day3", "by week2".
const COUNTED =
  /^(?:pod|day|week|wk|hd|dol|visit|stage|grade|bed|rm|room|floor|unit|at|on|by|no|vs?|x)\.?\d/i;

export const username: RuleFamily = {
  name: "username",
  description: "Log-in names and social-media handles.",
  rules: [
    {
      name: "signed-label",
      type: "USERNAME",
      pattern: SIGNED,
      accept: (value) => !ORDINARY.test(value) && /[a-z]/i.test(value),
      confidence: 0.95,
    },
    {
      name: "label",
      type: "USERNAME",
      pattern: UNSIGNED,
      // A code in capitals after "login" is an enrolment; "user x20 years", "user q2h" and "user p.o." are habits.
      accept: (value) => !/^[A-Z]{2,3}-\d|^[xq]\d|^(?:[a-z]\.){1,3}[a-z]?$/i.test(value),
      confidence: 0.95,
    },
    { name: "worked-by", type: "USERNAME", pattern: WORKED_BY, confidence: 0.85 },
    {
      name: "by",
      type: "USERNAME",
      pattern: BY,
      before: WORK_BEFORE,
      accept: (value) => !COUNTED.test(value),
      confidence: 0.9,
    },
    {
      name: "stamp",
      type: "USERNAME",
      pattern: STAMP,
      accept: (value) => !COUNTED.test(value),
      confidence: 0.88,
    },
    {
      name: "wordlike",
      type: "USERNAME",
      pattern: WORDLIKE,
      accept: (value) => !ORDINARY.test(value) && !isCommonWord(value) && !isClinicalTerm(value),
      confidence: 0.82,
    },
    { name: "handle", type: "USERNAME", pattern: HANDLE, confidence: 0.85 },
    {
      name: "handle-in-context",
      type: "USERNAME",
      pattern: HANDLE_IN_CONTEXT,
      before: NETWORK,
      confidence: 0.95,
    },
    {
      name: "named-network",
      type: "USERNAME",
      pattern: NAMED_NETWORK,
      accept: (value) => !ORDINARY.test(value),
      confidence: 0.9,
    },
    {
      name: "reddit",
      type: "USERNAME",
      pattern: REDDIT,
      accept: (value) => /[_\d-]/.test(value) || value.length >= 6,
      before: /(?<![a-z])(?:reddit|posts?|posted|posting|account|as|handle)(?![a-z])[^\n]{0,40}$/i,
      confidence: 0.9,
    },
  ],
  cases,
  knownFailures,
};
