import { expect, it } from "vitest";
import { parseInline } from "../../text/inline.js";
import { ageFitsBirth } from "./age-at.js";
import { dateContext } from "./context.js";

it.each([
  ["27", "born [[DATE:10/12/73]], age [[AGE:27]], seen [[DATE:6/9/2001]]", true],
  ["28", "born [[DATE:10/12/73]], age [[AGE:28]], seen [[DATE:6/9/2001]]", false],
  ["twenty-seven", "born [[DATE:10/12/73]], seen [[DATE:6/9/2001]]", true],
  ["27", "[[DATE:10/12/73]], seen [[DATE:6/9/2001]]", false],
  ["27", "born [[DATE:10/12/73]]", false],
  ["old", "born [[DATE:10/12/73]], seen [[DATE:6/9/2001]]", false],
])("the age %s in %s fits a birth date: %s", (surface, marked, expected) => {
  const { text, spans } = parseInline(marked);
  expect(ageFitsBirth(surface, dateContext(text, spans))).toBe(expected);
});
