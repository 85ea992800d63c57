import { type CleanedNote, groupReplacer } from "../../model/index.js";
import { packResults, unpackFound } from "./packed-notes.js";
import type { ReplaceMessage, ReplacerSpec } from "./protocol.js";
import { serve } from "./serve.js";

// A thread that takes out what taggers have found. It holds the lists that surrogates are drawn from, and no model.
await serve<ReplacerSpec, ReplaceMessage>(({ replace: settings, config }) => {
  const replace = groupReplacer(settings, config);
  return { name: settings.mode, work: async (message) => packResults(replaced(message)) };

  function* replaced({ groups, found }: ReplaceMessage): Generator<CleanedNote[]> {
    const known = unpackFound(found);
    for (let at = 0; at < groups.length; at++) {
      const ofGroup = known[at] ?? [];
      yield replace(groups[at] ?? [], ofGroup).map((note, n) => ({
        ...note,
        confidence: ofGroup[n]?.confidence ?? null,
      }));
    }
  }
});
