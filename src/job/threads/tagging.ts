import { loadModel } from "../../load/index.js";
import { NotePacker } from "./packed-notes.js";
import type { TaggerSpec, TagMessage } from "./protocol.js";
import type { Service } from "./serve.js";

/** Loads the model and finds the PHI of batch after batch. */
export async function tagging(spec: TaggerSpec): Promise<Service<TagMessage>> {
  const { model: name, modelSha256, config, bias } = spec;
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
}
