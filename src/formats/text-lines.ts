import { constants } from "node:buffer";
import { ScrubJayError } from "../errors.js";

/**
 * Lines of a stream without their "\n", however the chunks fall. A line longer than `maxLength` is read over and comes
 * as an error in its place.
 */
export async function* textLines(
  chunks: AsyncIterable<string>,
  file: string,
  maxLength: number = constants.MAX_STRING_LENGTH,
): AsyncGenerator<string | ScrubJayError> {
  let pieces: string[] = [];
  let length = 0;
  let line = 1;
  const add = (piece: string): void => {
    length += piece.length;
    if (length <= maxLength) pieces.push(piece);
    else pieces = [];
  };
  const finish = (): string | ScrubJayError => {
    const done =
      length <= maxLength
        ? pieces.join("")
        : new ScrubJayError("too-long", `the line is longer than ${maxLength} characters`, { file, line });
    pieces = [];
    length = 0;
    line++;
    return done;
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let at = chunk.indexOf("\n"); at >= 0; at = chunk.indexOf("\n", from)) {
      add(chunk.slice(from, at));
      yield finish();
      from = at + 1;
    }
    add(chunk.slice(from));
  }
  if (length > 0) yield finish();
}
