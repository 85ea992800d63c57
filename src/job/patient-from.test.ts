import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { patientFrom } from "./patient-from.js";

function mapOf(content: string | Buffer): string {
  const file = join(mkdtempSync(join(tmpdir(), "scrubjay-")), "map.csv");
  writeFileSync(file, content);
  return `map:${file}`;
}

it("takes a row that stands twice, and tells patients by it", () => {
  const told = patientFrom(mapOf('n1,"p,1"\r\nn1,"p,1"\r\nn2,p2\r\n'));
  expect(["n1", "n2", "n3"].map((id) => told({ id }, ""))).toEqual(["p,1", "p2", undefined]);
});

it.each([
  ["gives one note two patients", "n1,p1\nn2,p2\nn1,p3\n"],
  ["is no UTF-8", Buffer.from("n1,Jos\xe9\n", "latin1")],
])("refuses a map that %s", (_what, content) => {
  expect(() => patientFrom(mapOf(content))).toThrow(expect.objectContaining({ code: "bad-patient-from" }));
});
