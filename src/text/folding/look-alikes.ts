import { replacing } from "./edits.js";

/** Letters that are drawn as Latin ones are. */
const TWINS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    // Cyrillic
    ["АВЕЅІЈКМНОРСТУҮХԌ", "ABESIJKMHOPCTYYXG"],
    ["аеѕіјкморсткухһԁԛԝӏ", "aesijkmopctkyxhdqwl"],
    // Greek
    ["ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX"],
    ["αικνορυχ", "aiknopyx"],
    // Small capitals of phonetic script
    ["ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghijklmnoprstuvwyz"],
  ].flatMap(([from = "", to = ""]) => [...from].map((letter, n) => [letter, to.charAt(n)])),
);
const TWIN = `[${Object.keys(TWINS).join("")}]`;

/** Words that mix Latin letters with their twins; a word wholly of another script is a word of another language. */
export const mixedScripts = replacing(
  new RegExp(`(?<!\\p{L})(?=\\p{L}*${TWIN})(?=\\p{L}*[A-Za-z])\\p{L}+`, "gu"),
  (word) => word.replace(new RegExp(TWIN, "gu"), (letter) => TWINS[letter] ?? letter),
  new RegExp(TWIN, "u"),
);

const FIGURES = "[0-9lIOo]";
const MONTH =
  "(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:tember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)";
const SHAPES = [
  `${FIGURES}{1,2}([/.-])${FIGURES}{1,2}\\1(?:${FIGURES}{4}|${FIGURES}{2})`,
  `${FIGURES}{3}-${FIGURES}{2}-${FIGURES}{4}`,
  `${FIGURES}{3}[-.]${FIGURES}{3}[-.]${FIGURES}{4}`,
  `[12l]${FIGURES}{3}-${FIGURES}{2}-${FIGURES}{2}`,
  `\\(${FIGURES}{3}\\) ?${FIGURES}{3}-${FIGURES}{4}`,
  `${MONTH} ${FIGURES}{1,2}, [12l]${FIGURES}{3}`,
  `${FIGURES}{1,2}[- ]${MONTH}[- ](?:[12l]${FIGURES}{3}|${FIGURES}{2})`,
];
/** A group of figures in what has one of these shapes, and no letter of a month. */
const GROUP = /(?<![A-Za-z])[0-9lIOo]+(?![A-Za-z])/g;

/**
 * "03/l4/2O12": scanners and typists take letters for digits. Read so in dates and numbers of a known shape, where each
 * group has a digit, so that a month in Roman numerals stays one.
 */
export const scannedDigits = replacing(
  new RegExp(`(?<![\\w/.-])(?:${SHAPES.join("|")})(?![\\w/-])`, "g"),
  (number) => {
    if (number.match(GROUP)?.some((group) => !/[0-9]/.test(group))) return undefined;
    return number.replace(GROUP, (group) => group.replace(/[lI]/g, "1").replace(/[Oo]/g, "0"));
  },
  /[0-9][lIOo]|[lIOo][0-9]/,
);

/** "mArGaReT": capitals that alternate say nothing. */
export const alternatingCase = replacing(
  /(?<![A-Za-z])(?:(?:[A-Z]?(?:[a-z][A-Z]){2,}[a-z]?)|[A-Z]?(?:[a-z]{1,2}[A-Z]{1,2}){3,}[a-z]{0,2})(?![A-Za-z])/g,
  (word) => (word.length < SHORTEST ? undefined : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()),
  /[a-z]{1,2}[A-Z]{1,2}[a-z]{1,2}[A-Z]/,
);

const SHORTEST = 5;
