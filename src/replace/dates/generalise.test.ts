import { describe, expect, it } from "vitest";
import { parseInline } from "../../text/inline.js";
import { dateContext } from "./context.js";
import { generaliseDate, revealsOldAge } from "./generalise.js";

/** What stays of every date of a marked note. */
function kept(marked: string): (string | undefined)[] {
  const { text, spans } = parseInline(marked);
  const context = dateContext(text, spans);
  return spans
    .filter(({ type }) => type === "DATE")
    .map(({ start, end }) => generaliseDate(text.slice(start, end), { context, at: start }));
}

describe("generaliseDate", () => {
  it.each([
    ["3/4/2012", "2012"],
    ["3/4/12", "2012"],
    ["14FEB2019", "2019"],
    ["Wednesday, 4/17/94", "1994"],
    ["March 2011", "2011"],
    ["spring of 2011", "2011"],
    ["Christmas 2018", "2018"],
    ["1998", "1998"],
    ["'07", "'07"],
    ["1990s", "1990s"],
    ["12/30/2011 - 1/3/2012", "2011-2012"],
    ["3/4/2012 - 3/9/2012", "2012"],
    ["2012-13", "2012-13"],
    ["2019-02-14T10:30", "2019"],
    ["3/4", undefined],
    ["June", undefined],
    ["Thursday", undefined],
    ["Easter", undefined],
    ["13/45", undefined],
    ["1 Meskerem 2006", undefined],
  ])("leaves of %s only %s", (surface, year) => {
    expect(kept(`Seen [[DATE:3/1/2020]], and [[DATE:${surface}]].`)[1]).toBe(year);
  });

  it.each<[string, (string | undefined)[]]>([
    ["DOB: [[DATE:3/4/1925]]. Seen [[DATE:5/1/2019]].", [undefined, "2019"]],
    ["DOB: [[DATE:3/4/1930]]. Seen [[DATE:5/1/2019]].", ["1930", "2019"]],
    ["DOB: [[DATE:3/4/1929]]. Seen [[DATE:5/1/2019]].", [undefined, "2019"]],
    ["DOB: [[DATE:3/4/25]]. Seen [[DATE:5/1/2019]].", [undefined, "2019"]],
    ["D.O.B. [[DATE:07-14-12]], seen [[DATE:5/1/2019]].", ["2012", "2019"]],
    [
      "She was born in [[DATE:1921]], married in [[DATE:1925]]. Seen [[DATE:2019]].",
      [undefined, undefined, "2019"],
    ],
    ["DOB [[DATE:3/4/01]]; clinic [[DATE:2/2/92]].", [undefined, "1992"]],
    // The note's year is not told, but the age is.
    ["[[AGE:93]] year old, born [[DATE:1927]], CABG [[DATE:2001]].", [undefined, "2001"]],
    ["[[AGE:ninety-three]], born [[DATE:1927]], CABG [[DATE:2001]].", [undefined, "2001"]],
    ["a [[AGE:ninety-three-year-old]], born [[DATE:1927]], CABG [[DATE:2001]].", [undefined, "2001"]],
    ["a [[AGE:nonagenarian]], born [[DATE:1927]], CABG [[DATE:2001]].", [undefined, "2001"]],
    ["[[AGE:seventy-three]], born [[DATE:1927]], CABG [[DATE:2001]].", ["1927", "2001"]],
    // The great-grandmother's age is not this child's.
    [
      "Born [[DATE:3/30/2022]]. Lives with her great-grandmother, [[AGE:92]]. [[DATE:4/1/2024]]",
      ["2022", "2024"],
    ],
    // Nothing tells when the note was written.
    ["Born [[DATE:1940]].", [undefined]],
  ])("hides the years that tell of great age: %s", (marked, years) => {
    expect(kept(marked)).toEqual(years);
  });

  it("needs no context", () => {
    expect(generaliseDate("3/4/2012")).toBe("2012");
    expect(generaliseDate("3/4/1931")).toBeUndefined();
  });
});

it.each([
  [1930, 2019, false],
  [1929, 2019, true],
  [1910, 2019, true],
  [2019, 2019, false],
])("year %i in a note of %i reveals an age over 89: %s", (year, noteYear, expected) => {
  expect(revealsOldAge(year, noteYear)).toBe(expected);
});
