import { expect, it } from "vitest";
import { parseInline } from "../../text/inline.js";
import { isBirthDate } from "./birth.js";

it.each([
  ["Born ......... [[DATE:8-Jan-2024]]", true],
  ["DOB / age: [[DATE:07/14/1988]] / 24", true],
  ["Birthdate/[[DATE:2.19.45]]", true],
  ["name\nBirth   [[DATE:1925 Jun 6]]", true],
  ["born (on paper) [[DATE:1 January 1951]]", true],
  ["He was born, he thinks, in [[DATE:1921]]", true],
  ["He was born in Kutaisi on [[DATE:4 November 1966]]", true],
  ["BIRTH: term, Lviv, Ukraine, [[DATE:19 June 2023]]", true],
  ["[[DATE:3/9/1992]] (DOB)", true],
  ["He was born in Tarnow and came over in [[DATE:1983]]", false],
  ["Born in Jacmel, Haiti; Miami from [[DATE:2003]]", false],
  ["First birth [[DATE:2022]], vaginal", false],
  ["who gave birth on [[DATE:January 24]]", false],
  ["Labs [[DATE:3/9/1992]]", false],
])("%s: a date of birth is told: %s", (marked, expected) => {
  const { text, spans } = parseInline(marked);
  expect(isBirthDate(text, spans[0] as never)).toBe(expected);
});
