import { EXIT, ScrubJayError } from "../errors.js";
import type { Span } from "../note.js";
import type { Mapping } from "./mapping.js";
import { isPhiType, PHI_TYPE_NAMES, type PhiType } from "./types.js";

/** What becomes of a span: a label, nothing (null), or whatever a function of the text makes of it. */
type MappingTarget<Label extends string> =
  | Label
  | null
  | ((text: string, span: Span) => Label | readonly Span[] | null);

interface MappingTable<Theirs extends string> {
  readonly name: string;
  readonly description: string;
  readonly lost: readonly string[];
  readonly toTheirs: Readonly<Record<PhiType, MappingTarget<NoInfer<Theirs>>>>;
  readonly toOurs: Readonly<Record<Theirs, MappingTarget<PhiType>>>;
}

/** Builds a mapping from two complete tables: a type or label left out does not compile. */
export function tableMapping<Theirs extends string>(table: MappingTable<Theirs>): Mapping {
  const labels = Object.keys(table.toOurs);
  return {
    name: table.name,
    description: table.description,
    labels,
    lost: table.lost,
    toTheirs(text, span) {
      if (!isPhiType(span.type)) throw unknownLabel("phi", span.type, PHI_TYPE_NAMES);
      return apply(table.toTheirs[span.type], text, span);
    },
    toOurs(text, span) {
      if (!Object.hasOwn(table.toOurs, span.type)) throw unknownLabel(table.name, span.type, labels);
      return apply(table.toOurs[span.type as Theirs], text, span);
    },
  };
}

function apply(target: MappingTarget<string>, text: string, span: Span): readonly Span[] {
  const result = typeof target === "function" ? target(text, span) : target;
  if (result === null) return [];
  return typeof result === "string" ? [{ ...span, type: result }] : result;
}

/** Labels are names of types, never note text, so the message may show them. */
export function unknownLabel(set: string, label: string, known: readonly string[]): ScrubJayError {
  return new ScrubJayError("unknown-label", `label "${label}" is not in the label set ${set}`, {
    hint: `Labels of ${set}: ${known.join(", ")}. To take any label as it is, use --schema open.`,
    exitCode: EXIT.badInput,
  });
}
