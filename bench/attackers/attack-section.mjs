/**
 * Tries every `step`th attack of a section, one after the other, and says what held, what fell, what is known to fall and
 * why that is borne, what is known to fall and held, and what could not be tried here.
 */
export async function attackSection({ name, listed, attacks, open }, step = 1) {
  const kit = await open();
  const tally = { name, tried: 0, held: 0, fell: [], excused: [], stale: [], skipped: [] };
  try {
    for (const [at, one] of attacks(kit).entries()) {
      if (at % step !== 0) continue;
      const fell = await one.run();
      if (typeof fell === "object") {
        tally.skipped.push({ name: one.name, why: fell.skipped });
        continue;
      }
      tally.tried++;
      const reason = listed.get(one.name);
      if (fell === undefined) {
        tally.held++;
        if (reason !== undefined) tally.stale.push(one.name);
      } else if (reason === undefined) tally.fell.push({ name: one.name, fell });
      else tally.excused.push({ name: one.name, fell, reason });
    }
  } finally {
    await kit?.close?.();
  }
  return tally;
}
