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
  `(?<![a-z0-9])(?:${LABEL}|(?:logged|signed|signing|logging)[ ][io]n[ ]as)[ \\t]{1,6}(?=[a-z_.-]{0,28}\\d|[a-z]{1,20}[._][a-z])(?<value>[a-z_](?:[\\w.-]{0,28}[a-z0-9_]))(?![a-z0-9_@])`,
  "dgi",
);

// "Entered by hpp2", "transcribed by: mk77": letters, then digits, after a word for work at a terminal.
const WORKED_BY =
  /(?<![a-z])(?:entered|edited|transcribed|typed|keyed|scribed|modified|signed|created|printed|verified|released|filed|dictated|uploaded|charted)(?:[ ]electronically)?[ ]by[ ]?[:=]?[ \t]{0,10}(?:user[ ])?[([]?(?<value>[a-z]{2,8}\d{1,4})(?![a-z0-9@.-]{0,1}[a-z0-9])/dgi;

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
    { name: "label", type: "USERNAME", pattern: UNSIGNED, confidence: 0.95 },
    { name: "worked-by", type: "USERNAME", pattern: WORKED_BY, confidence: 0.85 },
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
