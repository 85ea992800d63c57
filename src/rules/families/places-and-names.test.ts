import { describe, expect, test } from "vitest";
import { checkFamily } from "../check.js";
import { city } from "./city.js";
import { country } from "./country.js";
import { department } from "./department.js";
import { doctor } from "./doctor.js";
import { hospital } from "./hospital.js";
import { patient } from "./patient.js";
import { room } from "./room.js";
import { state } from "./state.js";
import { street } from "./street.js";
import { zip } from "./zip.js";

const FAMILIES = [city, country, department, doctor, hospital, patient, room, state, street, zip];

describe.each(FAMILIES)("the family $name", (family) => {
  test("finds exactly what its cases mark, and its pinned failures fail as written", () => {
    const broken = checkFamily(family).filter(({ passed }) => !passed);
    expect(broken.map(({ expected, actual }) => ({ expected, actual }))).toEqual([]);
  });
});
