/**
 * A tar archive (ustar) of files that are given as bytes. Written here because the same files must give the same
 * archive on every machine: names in order, no owner, no times.
 */
const BLOCK = 512;

export function tarArchive(files) {
  const parts = [];
  const names = [...files.keys()].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  for (const name of names) {
    const { bytes, executable } = files.get(name);
    parts.push(header(name, bytes.length, executable), bytes, Buffer.alloc(padding(bytes.length)));
  }
  return Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]);
}

function padding(length) {
  return (BLOCK - (length % BLOCK)) % BLOCK;
}

function header(path, size, executable) {
  const block = Buffer.alloc(BLOCK);
  const { name, prefix } = splitName(path);
  block.write(name, 0, 100);
  block.write(executable ? "0000755\0" : "0000644\0", 100);
  block.write("0000000\0", 108); // owner
  block.write("0000000\0", 116); // group
  block.write(`${size.toString(8).padStart(11, "0")}\0`, 124);
  block.write("00000000000\0", 136); // time
  block.write("        ", 148); // the checksum counts as blanks while it is computed
  block.write("0", 156); // a plain file
  block.write("ustar\x0000", 257);
  block.write(prefix, 345, 155);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return block;
}

/** A name has 100 bytes; what is longer is cut at a slash, with up to 155 more in front. */
function splitName(path) {
  if (Buffer.byteLength(path) <= 100) return { name: path, prefix: "" };
  for (let at = path.indexOf("/"); at >= 0; at = path.indexOf("/", at + 1)) {
    const prefix = path.slice(0, at);
    const name = path.slice(at + 1);
    if (Buffer.byteLength(name) <= 100 && Buffer.byteLength(prefix) <= 155) return { name, prefix };
  }
  throw new Error(`the path is too long for an archive: ${path}`);
}
