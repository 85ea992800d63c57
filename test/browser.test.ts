import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { afterAll, expect, it } from "vitest";
import { readCorpus } from "../scripts/corpus/read.mjs";
import { loadModel } from "../src/load/index.js";
import type { NoteToClean } from "../src/model/index.js";
import { ROOT } from "./scrubjay.js";

/** Debian's; other systems name theirs. Without one the page cannot be tried. */
const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
const NOTES = 200;
const KEY = `scrubjay-key-1:${Buffer.alloc(32, 7).toString("base64url")}`;
const TYPES: Readonly<Record<string, string>> = { ".js": "text/javascript", ".wasm": "application/wasm" };

let server: Server;
let browser: Browser;
const asked: string[] = [];

/** The package as it is, and an empty page. */
async function serve(): Promise<string> {
  server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(request.url ?? "/"));
    asked.push(path);
    const file = join(ROOT, path);
    if (path === "/")
      response.setHeader("content-type", "text/html").end("<!doctype html><title>page</title>");
    else if (!existsSync(file)) response.writeHead(404).end();
    else
      response
        .setHeader("content-type", TYPES[extname(file)] ?? "application/octet-stream")
        .end(readFileSync(file));
  });
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

function someNotes(): NoteToClean[] {
  const notes = readCorpus([]).flatMap((institution) => institution.notes);
  return Array.from({ length: NOTES }, (_, n) => {
    const { id, text, patient } = notes[Math.floor((n * notes.length) / NOTES)] as NoteToClean;
    return {
      ...(id !== undefined && { id }),
      text,
      ...(typeof patient === "string" && { patient }),
      spans: [],
    };
  });
}

/** As JSON, with 9 places of what is computed: engines of other versions round exp and log in another way. */
const rounded = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_key, one) =>
    typeof one === "number" && !Number.isInteger(one) ? one.toFixed(9) : one,
  );

it.skipIf(!existsSync(CHROMIUM))(
  `finds and replaces in a page of Chromium as in Node (skipped without ${CHROMIUM})`,
  async () => {
    const address = await serve();
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });
    const page = await browser.newPage();
    await page.goto(address);
    const notes = someNotes();
    const options = { mode: "surrogate", policy: "full", key: KEY } as const;
    // As text: what stands here as code is rewritten for the test runner first.
    const inPage = (await page.evaluate(`(async () => {
      const { fetchAssets, openModel } = await import("/dist/browser/scrubjay.js");
      const notes = ${JSON.stringify(notes)};
      const model = await openModel(await fetchAssets());
      const found = await model.find(notes);
      return { found, clean: await model.replace(notes, found, ${JSON.stringify(options)}) };
    })()`)) as { found: unknown; clean: unknown };
    const model = await loadModel();
    const found = await model.find(notes);
    const clean = await model.replace(notes, found, options);
    expect(found.reduce((sum, { spans }) => sum + spans.length, 0)).toBeGreaterThan(NOTES);
    expect(rounded(inPage.found)).toEqual(rounded(found));
    expect(rounded(inPage.clean)).toEqual(rounded(clean));
    expect(asked.filter((path) => !/^\/(dist|data|models)\/|^\/(favicon\.ico)?$/.test(path))).toEqual([]);
  },
  300_000,
);

afterAll(async () => {
  await browser?.close();
  server?.close();
});
