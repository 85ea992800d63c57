import { describe, expect, it } from "vitest";
import { attackSection } from "../bench/attackers/attack-section.mjs";
import { SECTIONS } from "../bench/attackers/index.mjs";
import { WHOLE } from "./sampled.js";

interface Attack {
  readonly name: string;
  run(): Promise<string | { readonly skipped: string } | undefined>;
}

interface Section {
  readonly name: string;
  readonly sample: number;
  readonly listed: ReadonlyMap<string, string>;
  open(): Promise<unknown>;
  attacks(kit: unknown): readonly Attack[];
}

const sectionOf = (attacks: readonly Attack[], listed: ReadonlyMap<string, string> = new Map()): Section => ({
  name: "made up",
  sample: 1,
  listed,
  open: async () => undefined,
  attacks: () => attacks,
});

const attack = (name: string, came: Awaited<ReturnType<Attack["run"]>>): Attack => ({
  name,
  run: async () => came,
});

describe("a section of the red team", () => {
  it("tells what held, what fell, what is borne, what is borne without need, and what was not tried", async () => {
    const listed = new Map([
      ["b", "old"],
      ["d", "old"],
    ]);
    const attacks = [
      attack("a", undefined),
      attack("b", "a name"),
      attack("c", "a date"),
      attack("d", undefined),
      attack("e", { skipped: "no terminal" }),
    ];
    expect(await attackSection(sectionOf(attacks, listed))).toEqual({
      name: "made up",
      tried: 4,
      held: 2,
      fell: [{ name: "c", fell: "a date" }],
      excused: [{ name: "b", fell: "a name", reason: "old" }],
      stale: ["d"],
      skipped: [{ name: "e", why: "no terminal" }],
    });
  });

  it("tries one attack of so many", async () => {
    const attacks = ["a", "b", "c", "d", "e"].map((name) => attack(name, undefined));
    expect(await attackSection(sectionOf(attacks), 2)).toMatchObject({ tried: 3, held: 3 });
  });
});

describe.each(SECTIONS as Section[])("the sample of section $name", (section) => {
  it("holds, except for what is listed with a reason", { timeout: 300_000 }, async () => {
    // A section that is small is tried in full; of the others `npm run test:all` tries twice as many.
    const step = WHOLE || section.sample === 1 ? section.sample : 2 * section.sample;
    const { tried, skipped, fell, stale } = await attackSection(section, step);
    expect(tried + skipped.length).toBeGreaterThan(0);
    expect({ fell, stale }).toEqual({ fell: [], stale: [] });
  });
});
