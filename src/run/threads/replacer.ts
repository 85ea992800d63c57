import { type GroupResult, groupReplacer } from "../deidentify-group.js";
import { packResults, unpackFound } from "./packed-notes.js";
import type { ReplaceMessage, ReplacerSpec } from "./protocol.js";
import { serve } from "./serve.js";

// A thread that takes out what taggers have found. It holds the lists that surrogates are drawn from, and no model.
await serve<ReplacerSpec, ReplaceMessage>(({ replace: settings, config }) => {
  const replace = groupReplacer(settings, config);
  return { name: settings.mode, work: (message) => packResults(replaced(message)) };

  function* replaced({ groups, found }: ReplaceMessage): Generator<GroupResult[]> {
    const known = unpackFound(found);
    for (let at = 0; at < groups.length; at++) yield replace(groups[at] ?? [], known[at] ?? []);
  }
});
