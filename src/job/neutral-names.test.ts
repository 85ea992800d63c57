import { expect, it } from "vitest";
import { neutralNames } from "./neutral-names.js";

it("numbers notes, patients, files and folders in input order and lets no part of a name through", () => {
  const names = neutralNames();
  expect([names.note("LEE_ANN"), names.note("LEE_ANN")]).toEqual(["note-000001", "note-000002"]);
  expect([names.patient("Ann Lee"), names.patient("Bo"), names.patient("Ann Lee")]).toEqual([
    "patient-000001",
    "patient-000002",
    "patient-000001",
  ]);
  expect(names.file("LEE_ANN/2012/visit.txt")).toBe("folder-000001/folder-000002/file-000001");
  expect(names.file("LEE_ANN/other.txt")).toBe("folder-000001/file-000002");
  expect(names.file("LEE_ANN/2012/visit.txt")).toBe("folder-000001/folder-000002/file-000001");
  expect(names.folder("LEE_ANN/2012/visit.txt")).toBe("folder-000001/folder-000002/");
  expect(names.folder("visit.txt")).toBe("");
});
