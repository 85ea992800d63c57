import { groupReplacer } from "../../model/index.js";
import { NotePacker, unpackFound } from "./packed-notes.js";
import type { ReplaceMessage, ReplacerSpec } from "./protocol.js";
import type { Service } from "./serve.js";

/** Takes out what was found. It holds the lists that surrogates are drawn from, and no model. */
export function replacingService({ replace: settings, config }: ReplacerSpec): Service<ReplaceMessage> {
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
}
