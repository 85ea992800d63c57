import { loadModel } from "../../load/index.js";
import { NotePacker } from "./packed-notes.js";
import type { TaggerSpec, TagMessage } from "./protocol.js";
import { serve } from "./serve.js";

// A thread that loads the model and finds the PHI of batch after batch.
await serve<TaggerSpec, TagMessage>(async ({ model: name, modelSha256, config, bias }) => {
  const model = await loadModel(name, {
    config,
    warm: false,
    ...(bias !== undefined && { bias }),
    ...(modelSha256 !== undefined && { sha256: modelSha256 }),
  });
  return {
    name: model.name,
    async work({ groups }) {
      const packer = new NotePacker();
      for (const group of groups) packer.add(await model.find(group));
      return packer.packed();
    },
  };
});
