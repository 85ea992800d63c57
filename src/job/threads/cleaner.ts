import type { TagMessage, WorkerSpec } from "./protocol.js";
import { replacingService } from "./replacing.js";
import { serve } from "./serve.js";
import { tagging } from "./tagging.js";

// A thread that does the work of a tagger and of a replacer, for inputs so small that a second thread costs more.
await serve<WorkerSpec, TagMessage>(async (spec) => {
  const tagger = await tagging(spec);
  const replacer = replacingService(spec);
  return {
    name: tagger.name,
    work: async ({ groups }) => replacer.work({ groups, found: await tagger.work({ groups }) }),
  };
});
