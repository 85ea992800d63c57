import { once } from "node:events";
import { createWriteStream, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseInline } from "../../dist/text/inline.js";
import { TOKENIZERS } from "../../dist/text/tokenize.js";

const CORPUS = new URL("../../corpus/", import.meta.url);
const TOKENS = 500;

/** Texts of about 500 tokens, cut from the corpus's training notes at the line end that comes nearest. */
export function benchTexts() {
  const texts = readdirSync(CORPUS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => {
      const folder = new URL(`${name}/`, CORPUS);
      return JSON.parse(readFileSync(new URL("index.json", folder), "utf8"))
        .filter(({ split }) => split === "train")
        .map(({ id }) => parseInline(readFileSync(new URL(`notes/${id}.txt`, folder), "utf8")).text);
    });
  const cut = [];
  let lines = [];
  let tokens = 0;
  for (const line of texts.join("\n").split("\n")) {
    const more = TOKENIZERS.plain(line).length;
    if (tokens + more - TOKENS > TOKENS - tokens) {
      cut.push(lines.join("\n"));
      lines = [];
      tokens = 0;
    }
    lines.push(line);
    tokens += more;
  }
  return cut;
}

/** `count` notes as files, a thousand to a folder. */
export function writeFiles(folder, texts, count) {
  for (let n = 0; n < count; n++) {
    const below = join(folder, `d${Math.floor(n / 1000)}`);
    if (n % 1000 === 0) mkdirSync(below, { recursive: true });
    writeFileSync(join(below, `n${n}.txt`), texts[n % texts.length]);
  }
}

/** `count` notes as lines of one file. */
export async function writeLines(file, texts, count) {
  const out = createWriteStream(file);
  for (let n = 0; n < count; n++) {
    const line = JSON.stringify({ id: `n${n}`, text: texts[n % texts.length] });
    if (!out.write(`${line}\n`)) await once(out, "drain");
  }
  out.end();
  await once(out, "finish");
}
