/**
 * node scripts/build-lexicon.mjs
 *
 * Writes dist/lexicon/table.bin: the table in which words are looked up, made of data/lexicon.bin. Without the file it is
 * made whenever the program starts.
 */
import { writeFileSync } from "node:fs";
import { readLexiconFile } from "../dist/lexicon/lexicon-file.js";
import { writeTable } from "../dist/lexicon/table-file.js";

writeFileSync(new URL("../dist/lexicon/table.bin", import.meta.url), writeTable(readLexiconFile()));
