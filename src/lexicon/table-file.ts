import { openTable, readAsset, sealTable } from "#platform";
import type { LexiconFile } from "./lexicon-file.js";
import { buildTable, type LexiconTable } from "./lexicon-table.js";

const NAME = "lexicon-table";
const SLOT_BYTES = 16;

/** The build's table, where it fits the lexicon; else it is made anew: slower, with the same result. */
export function tableOf(lexicon: LexiconFile): LexiconTable {
  return readTable(lexicon, readAsset(NAME)) ?? buildTable(lexicon);
}

/** For the build: the table as a file. */
export function writeTable(lexicon: LexiconFile): Uint8Array {
  const { slots } = buildTable(lexicon);
  return sealTable(
    NAME,
    purposeOf(lexicon),
    new Uint8Array(slots.buffer, slots.byteOffset, slots.byteLength),
  );
}

/** Nothing, unless the file is whole and was made of this lexicon. */
export function readTable(lexicon: LexiconFile, file: Uint8Array | undefined): LexiconTable | undefined {
  const body = openTable(NAME, purposeOf(lexicon), file);
  if (body === undefined || body.length < SLOT_BYTES) return undefined;
  // Numbers of four bytes begin at a multiple of four.
  const { buffer, byteOffset, length } = body.byteOffset % 4 === 0 ? body : body.slice();
  return { slots: new Int32Array(buffer, byteOffset, length / 4), last: length / SLOT_BYTES - 1 };
}

function purposeOf({ entryData, kinds, entries }: LexiconFile): readonly (Uint8Array | string)[] {
  return [JSON.stringify([kinds, entries]), entryData];
}
