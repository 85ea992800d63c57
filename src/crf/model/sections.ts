/** The numbers of the sections of a model file. A number is never used for anything else. */
export const SECTION = {
  meta: 1,
  attributeHash: 2,
  attributeNameEnd: 3,
  attributeName: 4,
  nodeCount: 5,
  nodeLabel: 6,
  nodeWeight: 7,
  pair: 8,
  pairWeight: 9,
  edgeHash: 10,
  edgeNameEnd: 11,
  edgeName: 12,
  edgeCount: 13,
  edgePair: 14,
  edgeWeight: 15,
  follow: 16,
  start: 17,
  end: 18,
} as const;

export type ModelSectionName = keyof typeof SECTION;
