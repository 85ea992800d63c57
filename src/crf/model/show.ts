import type { Decoded } from "./decode.js";

interface WeightedFeature {
  readonly feature: string;
  readonly weight: number;
}

export interface ModelSummary {
  readonly labels: readonly string[];
  readonly attributes: number;
  readonly edgeAttributes: number;
  readonly features: { readonly node: number; readonly transition: number; readonly edge: number };
  readonly bits: number;
  /** Whether the file names its features; else they are numbers below, "#17". */
  readonly names: boolean;
  /** Bytes by section of the file. */
  readonly parts: Readonly<Partial<Record<string, number>>>;
  /** The largest weights that speak for each label, and the largest that speak against it. */
  readonly strongest: Readonly<Record<string, { for: WeightedFeature[]; against: WeightedFeature[] }>>;
  readonly transitions: readonly { readonly from: string; readonly to: string; readonly weight: number }[];
  readonly meta: Readonly<Record<string, unknown>>;
}

/** What there is to know about a model; `top` features per label and sign, `top` transitions. */
export function summariseModel(model: Decoded, top: number): ModelSummary {
  const { layout, weights, labels } = model;
  const { attributeOffset, parameterLabel, transitions, transitionBase } = layout;
  interface Ranked {
    readonly id: number;
    readonly weight: number;
  }
  const found = labels.map(() => ({ for: [] as Ranked[], against: [] as Ranked[] }));
  /** Keeps the `top` weights that are largest in the direction of `sign`, largest first. */
  const keep = (list: Ranked[], id: number, weight: number, sign: 1 | -1): void => {
    if (list.length >= top && sign * weight <= sign * (list.at(-1)?.weight ?? 0)) return;
    let at = list.length;
    while (at > 0 && sign * list[at - 1]!.weight < sign * weight) at--;
    list.splice(at, 0, { id, weight });
    if (list.length > top) list.pop();
  };
  let node = 0;
  for (let a = 0; a < layout.attributes; a++) {
    for (let k = attributeOffset[a]!; k < attributeOffset[a + 1]!; k++) {
      const weight = weights[k]!;
      const of = found[parameterLabel[k]!];
      if (weight === 0 || !of) continue;
      node++;
      if (weight > 0) keep(of.for, a, weight, 1);
      else keep(of.against, a, weight, -1);
    }
  }
  const named = (list: readonly Ranked[]): WeightedFeature[] =>
    list.map(({ id, weight }) => ({ feature: model.attributes.nameOf(id) ?? `#${id}`, weight }));
  const steps: { from: string; to: string; weight: number }[] = [];
  for (let i = 0; i < labels.length; i++) {
    for (let j = 0; j < labels.length; j++) {
      const slot = transitions.slotAt[i * labels.length + j]!;
      const weight = slot < 0 ? 0 : weights[transitionBase + slot]!;
      if (weight !== 0) steps.push({ from: labels[i]!, to: labels[j]!, weight });
    }
  }
  steps.sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
  return {
    labels,
    attributes: layout.attributes,
    edgeAttributes: layout.edgeAttributes,
    features: { node, transition: steps.length, edge: layout.edgeSlot.length },
    bits: model.bits,
    names: model.names,
    parts: model.parts,
    strongest: Object.fromEntries(
      labels.map((label, j) => [label, { for: named(found[j]!.for), against: named(found[j]!.against) }]),
    ),
    transitions: steps.slice(0, top),
    meta: model.meta,
  };
}
