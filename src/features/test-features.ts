import type { TokenizerName } from "../text/index.js";
import { Analysis } from "../text/index.js";
import type { Resources } from "./layer.js";
import { layerReader } from "./packing/note-features.js";
import { namingSink } from "./packing/sink.js";
import type { Template } from "./template.js";

/** The names of a template's features, for every token of a text. */
export function featuresOf(
  template: Template,
  text: string,
  { tokenizer = "plain", ...resources }: { tokenizer?: TokenizerName } & Partial<Resources> = {},
): string[][] {
  const analysis = new Analysis(text, tokenizer);
  const emit = template.at(layerReader()(analysis, { language: "en", ...resources }));
  const sink = namingSink();
  return analysis.words.map((_, t) => {
    emit(t, sink);
    return sink.take();
  });
}
