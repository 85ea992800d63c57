import { constants } from "node:buffer";
import { ScrubJayError } from "../errors.js";

/** Lines of a stream without their "\n", of any length, however the chunks fall. */
export async function* textLines(chunks: AsyncIterable<string>, file: string): AsyncGenerator<string> {
  let pieces: string[] = [];
  let length = 0;
  let line = 1;
  for await (const chunk of chunks) {
    let from = 0;
    for (let at = chunk.indexOf("\n"); at >= 0; at = chunk.indexOf("\n", from)) {
      pieces.push(chunk.slice(from, at));
      yield pieces.join("");
      pieces = [];
      length = 0;
      line++;
      from = at + 1;
    }
    pieces.push(chunk.slice(from));
    length += chunk.length - from;
    if (length > constants.MAX_STRING_LENGTH) {
      throw new ScrubJayError(
        "too-long",
        `the line is longer than ${constants.MAX_STRING_LENGTH} characters`,
        {
          file,
          line,
        },
      );
    }
  }
  if (length > 0) yield pieces.join("");
}
