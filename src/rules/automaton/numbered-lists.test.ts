import fc from "fast-check";
import { expect, it } from "vitest";
import { NumberedLists } from "./numbered-lists.js";

const lists = fc.array(fc.array(fc.nat({ max: 3 }), { maxLength: 4 }), { maxLength: 600 });

it("numbers lists in the order in which they come, each once", () => {
  fc.assert(
    fc.property(lists, (given) => {
      const numbered = new NumberedLists();
      const numbers = new Map<string, number>();
      for (const list of given) {
        const number = numbers.get(String(list)) ?? numbers.size;
        numbers.set(String(list), number);
        expect(numbered.numberOf(list, list.length)).toBe(number);
        expect([...numbered.units.subarray(numbered.startOf(number), numbered.endOf(number))]).toEqual(list);
      }
      expect(numbered.count).toBe(numbers.size);
    }),
  );
});

it("goes on from lists that were written down as if it had made them itself", () => {
  fc.assert(
    fc.property(lists, lists, (first, second) => {
      const numbered = new NumberedLists();
      for (const list of first) numbered.numberOf(list, list.length);
      const reread = new NumberedLists(numbered.written());
      for (const list of second)
        expect(reread.numberOf(list, list.length)).toBe(numbered.numberOf(list, list.length));
      expect(reread.written()).toEqual(numbered.written());
    }),
  );
});
