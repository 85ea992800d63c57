import { ScrubJayError } from "../../errors.js";

/**
 * For parts of a file that contradict one another. The checksum may be right all the same: whoever alters a file can work
 * it out anew.
 */
export function unfit(file: string): ScrubJayError {
  return new ScrubJayError("model-altered", "the parts of the model file do not fit together", {
    file,
    hint: "Copy or train it again.",
  });
}
