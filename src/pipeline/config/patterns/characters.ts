/** The characters that one of a pattern may be. */
export interface CharacterSet {
  /** By code below `LOW`, 1 where it belongs. */
  readonly low: Uint8Array;
  /** For the codes from `LOW` on. */
  has(code: number): boolean;
}

export const LOW = 256;

const known = new Map<string, CharacterSet>();

/** What an atom of a pattern fits: JavaScript itself says so, one character at a time. */
export function characterSet(atom: string, flags: string): CharacterSet {
  const key = `${flags}/${atom}`;
  let set = known.get(key);
  if (set === undefined) {
    const pattern = new RegExp(`^(?:${atom})$`, flags);
    const beyond = new Map<number, boolean>();
    set = {
      low: Uint8Array.from({ length: LOW }, (_, code) => Number(pattern.test(String.fromCharCode(code)))),
      has(code) {
        let belongs = beyond.get(code);
        if (belongs === undefined) {
          belongs = pattern.test(String.fromCodePoint(code));
          beyond.set(code, belongs);
        }
        return belongs;
      },
    };
    known.set(key, set);
  }
  return set;
}
