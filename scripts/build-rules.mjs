/**
 * node scripts/build-rules.mjs
 *
 * Writes dist/rules/automaton/machine.bin: what has to be worked out of the rules' patterns before a text can be read,
 * and what our own training notes need of it. The same rules and notes give the same bytes. Without the file the rules
 * find the same, after a slower start.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { WARM_UP_NOTE } from "../dist/model/index.js";
import { newMachine, writeMachineFile } from "../dist/rules/automaton/machine-file.js";
import { FAMILIES } from "../dist/rules/families/index.js";
import { finderOn, taskOf } from "../dist/rules/find.js";
import { parseInline } from "../dist/text/inline.js";

/** More notes make the file larger, and what they add is seldom needed. */
const ONE_NOTE_IN = 4;

const root = new URL("..", import.meta.url);

function samples() {
  const folder = new URL("samples/", root);
  const names = readdirSync(folder).filter((name) => name.endsWith(".txt"));
  return names.sort().map((name) => readFileSync(new URL(name, folder), "utf8"));
}

/** Of every institution some of the notes that are there to learn from; in a package without corpus/ none. */
function trainingNotes() {
  const corpus = new URL("corpus/", root);
  if (!existsSync(corpus)) return [];
  const folders = readdirSync(corpus, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const files = folders
    .map(({ name }) => name)
    .sort()
    .flatMap((name) =>
      JSON.parse(readFileSync(new URL(`${name}/index.json`, corpus), "utf8"))
        .filter(({ split }) => split === "train")
        .map(({ id }) => new URL(`${name}/notes/${id}.txt`, corpus)),
    );
  return files
    .filter((_, n) => n % ONE_NOTE_IN === 0)
    .map((file) => parseInline(readFileSync(file, "utf8")).text);
}

/** Each character that has a symbol of its own, after which other patterns can begin. */
const CHARACTERS = Array.from({ length: 0x100 }, (_, unit) => String.fromCharCode(unit)).join(" ");

const task = taskOf(FAMILIES);
const machine = newMachine(task);
const find = finderOn(machine, task, FAMILIES);
for (const text of [WARM_UP_NOTE, CHARACTERS, ...samples(), ...trainingNotes()]) find(text);
for (const group of machine.together) group.findDeadEnds();
writeFileSync(new URL("dist/rules/automaton/machine.bin", root), writeMachineFile(task, machine));
