import { groupReplacer } from "../../model/index.js";
import { NotePacker, unpackFound } from "./packed-notes.js";
import type { ReplaceMessage, ReplacerSpec } from "./protocol.js";
import { serve } from "./serve.js";

// A thread that takes out what taggers have found. It holds the lists that surrogates are drawn from, and no model.
await serve<ReplacerSpec, ReplaceMessage>(({ replace: settings, config }) => {
  const replace = groupReplacer(settings, config);
  return {
    name: settings.mode,
    async work({ groups, found }) {
      const known = unpackFound(found);
      const packer = new NotePacker();
      for (let at = 0; at < groups.length; at++) {
        const ofGroup = known[at] ?? [];
        const cleaned = replace(groups[at] ?? [], ofGroup);
        packer.add(cleaned.map((note, n) => ({ ...note, confidence: ofGroup[n]?.confidence ?? null })));
      }
      return packer.packed();
    },
  };
});
