import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseInline } from "../../dist/text/inline.js";

/** The corpora of the bench: name, training notes, dev notes; and why one is left out. */
export function findCorpora(root) {
  return [meddocan(), ours(join(root, "corpus"))];
}

function meddocan() {
  const name = "MEDDOCAN";
  const folder = process.env.SCRUBJAY_CORPORA;
  if (!folder) return { name, skip: "SCRUBJAY_CORPORA is not set" };
  const [train, dev] = ["train", "dev"].map((part) => join(folder, "meddocan", `${part}.jsonl`));
  if (!existsSync(train) || !existsSync(dev))
    return { name, skip: "meddocan/train.jsonl or dev.jsonl is not there" };
  return { name, train: readJsonl(train), dev: readJsonl(dev) };
}

/** Every fifth note is for dev. */
function ours(folder) {
  const name = "our corpus";
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((file) => file.endsWith(".txt"))
        .sort()
    : [];
  const notes = files.map((file) => parseInline(readFileSync(join(folder, file), "utf8")));
  if (notes.length < 20) return { name, skip: `corpus/ has ${notes.length} notes` };
  return { name, train: notes.filter((_, n) => n % 5 !== 4), dev: notes.filter((_, n) => n % 5 === 4) };
}

function readJsonl(file) {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
}
