import { expect, it } from "vitest";
import { printable, ScrubJayError } from "./errors.js";

it("says the name of a file so that no terminal and no log takes a part of it for an order or for a line of ours", () => {
  const file = "a\x1b]0;t\x07\nscrubjay: done\x9b31m\u202etxt.\u2028b";
  const error = new ScrubJayError("cannot-read", "it is a folder", { file, hint: `Rename ${file}` });
  expect(error.message).toBe("a?]0;t??scrubjay: done?31m?txt.?b: it is a folder");
  expect(error.hint).toBe("Rename a?]0;t??scrubjay: done?31m?txt.?b");
  expect(error.file).toBe(file);
});

it("leaves names of every script as they are", () => {
  for (const name of ["Zoë Müller.txt", "山田 太郎", "محمد", "a\u200db", "🙂"])
    expect(printable(name)).toBe(name);
});
