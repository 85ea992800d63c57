/**
 * ZIP code areas of three digits in which 20,000 people or fewer live: Safe Harbor has them changed to 000.
 * A table per census. The list of 2000 is the one that the Department of Health and Human Services prints in its
 * guidance of 2012; the list of 2010 is that of the census counts by ZIP code tabulation area.
 */
export const RESTRICTED_ZIP3 = {
  "2000": "036 059 063 102 203 556 692 790 821 823 830 831 878 879 884 890 893".split(" "),
  "2010": "036 059 102 202 203 204 205 369 556 692 753 772 821 823 878 879 884 893".split(" "),
} as const;

const RESTRICTED: ReadonlySet<string> = new Set(Object.values(RESTRICTED_ZIP3).flat());

/** "038XX" of "03820-1122"; "000XX" where any of the tables says that too few people live. */
export function generaliseZip(zip: string): string | undefined {
  const front = /^\s*(\d{3})\d{2}(?:[\s-]?\d{4})?\s*$/.exec(zip)?.[1];
  if (front === undefined) return undefined;
  return `${RESTRICTED.has(front) ? "000" : front}XX`;
}
