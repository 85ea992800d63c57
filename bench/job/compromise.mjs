// A redaction with npm `compromise` on one core: compromise.mjs FOLDER-OF-THE-PACKAGE TEXTS.json; prints notes a second.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const nlp = createRequire(join(process.argv[2], "x.js"))("compromise");
const texts = JSON.parse(readFileSync(process.argv[3], "utf8"));
const redact = (text) => {
  const doc = nlp(text);
  doc.people().replaceWith("[NAME]");
  doc.places().replaceWith("[PLACE]");
  doc.organizations().replaceWith("[ORGANIZATION]");
  doc.match("#Date+").replaceWith("[DATE]");
  doc.match("(#PhoneNumber|#Email|#Url)").replaceWith("[CONTACT]");
  return doc.text();
};
const warmUp = texts.splice(0, texts.length / 4);
for (const text of warmUp) redact(text);
const begun = performance.now();
for (const text of texts) redact(text);
console.log((1000 * texts.length) / (performance.now() - begun));
