import { nearest } from "../../edit-distance.js";
import { ScrubJayError } from "../../errors.js";

/** Where in a file a value stands. The path is written as in JavaScript: `deny[2].type`. */
export interface Place {
  readonly file: string;
  readonly path: string;
}

export type JsonSchema = Readonly<Record<string, unknown>>;

/** What a value must look like: reads it or refuses it, and says the same as JSON Schema. */
export interface Shape<T> {
  readonly schema: JsonSchema;
  read(value: unknown, at: Place): T;
}

type Read<S> = S extends Shape<infer T> ? T : never;
type Shapes = Readonly<Record<string, Shape<unknown>>>;

/** Refuses the value at a place. Says what is wrong with it and never repeats it: it may be PHI. */
export function refuse(at: Place, problem: string, hint?: string): never {
  throw new ScrubJayError("bad-config", `${at.path || "the file"}: ${problem}`, {
    file: at.file,
    ...(hint !== undefined && { hint }),
  });
}

export function inside(at: Place, key: string | number): Place {
  const step = typeof key === "number" ? `[${key}]` : at.path === "" ? key : `.${key}`;
  return { file: at.file, path: at.path + step };
}

/** Text that is not blank; `problem` says what else may be wrong with it. */
export function text(
  description: string,
  problem: (value: string) => string | undefined = () => undefined,
): Shape<string> {
  return {
    schema: { type: "string", minLength: 1, description },
    read(value, at) {
      if (typeof value !== "string") return refuse(at, `must be text, is ${kindOf(value)}`);
      if (value.trim() === "") return refuse(at, "is blank");
      const wrong = problem(value);
      return wrong === undefined ? value : refuse(at, wrong);
    },
  };
}

export function flag(description: string): Shape<boolean> {
  return {
    schema: { type: "boolean", description },
    read: (value, at) =>
      typeof value === "boolean" ? value : refuse(at, `must be true or false, is ${kindOf(value)}`),
  };
}

/** A number from 0 to 1. */
export function probability(description: string): Shape<number> {
  return {
    schema: { type: "number", minimum: 0, maximum: 1, description },
    read(value, at) {
      if (typeof value !== "number") return refuse(at, `must be a number, is ${kindOf(value)}`);
      return value >= 0 && value <= 1 ? value : refuse(at, "must be a number from 0 to 1");
    },
  };
}

export function oneOf<N extends string>(what: string, names: readonly N[], description: string): Shape<N> {
  return {
    schema: { enum: [...names], description },
    read(value, at) {
      if (typeof value !== "string") return refuse(at, `must be text, is ${kindOf(value)}`);
      const name = names.find((known) => known === value);
      return name ?? refuse(at, `is no ${what}`, choices(value, names));
    },
  };
}

export function list<T>(item: Shape<T>, description: string): Shape<readonly T[]> {
  return {
    schema: { type: "array", items: item.schema, description },
    read: (value, at) =>
      Array.isArray(value)
        ? value.map((one, index) => item.read(one, inside(at, index)))
        : refuse(at, `must be a list, is ${kindOf(value)}`),
  };
}

/** An object with these keys and no others. */
export function object<R extends Shapes, O extends Shapes>(
  required: R,
  optional: O,
  description: string,
): Shape<{ readonly [K in keyof R]: Read<R[K]> } & { readonly [K in keyof O]?: Read<O[K]> }> {
  const shapes: Shapes = { ...required, ...optional };
  const needed = Object.keys(required);
  const schemas = Object.entries(shapes).map(([key, shape]) => [key, shape.schema]);
  return {
    schema: {
      type: "object",
      properties: Object.fromEntries(schemas),
      ...(needed.length > 0 && { required: needed }),
      additionalProperties: false,
      description,
    },
    read(value, at) {
      const entries = entriesOf(value, at, Object.keys(shapes));
      const missing = needed.find((key) => !entries.some(([given]) => given === key));
      if (missing !== undefined) refuse(at, `"${missing}" is missing`, `Needed here: ${needed.join(", ")}.`);
      return Object.fromEntries(
        entries.map(([key, one]) => [key, (shapes[key] as Shape<unknown>).read(one, inside(at, key))]),
      ) as never;
    },
  };
}

/** An object in which each of `keys` may stand, all with values of one shape. */
export function table<K extends string, T>(
  keys: readonly K[],
  item: Shape<T>,
  description: string,
): Shape<{ readonly [key in K]?: T }> {
  return {
    schema: {
      type: "object",
      propertyNames: { enum: [...keys] },
      additionalProperties: item.schema,
      description,
    },
    read: (value, at) =>
      Object.fromEntries(
        entriesOf(value, at, keys).map(([key, one]) => [key, item.read(one, inside(at, key))]),
      ) as { [key in K]?: T },
  };
}

/** `shape` with exactly one of two keys. */
export function eitherKey<T extends object>(shape: Shape<T>, keys: readonly [string, string]): Shape<T> {
  return {
    schema: { ...shape.schema, oneOf: keys.map((key) => ({ required: [key] })) },
    read(value, at) {
      const read = shape.read(value, at);
      if (keys.filter((key) => key in read).length === 1) return read;
      return refuse(at, `needs "${keys[0]}" or "${keys[1]}", and not both`);
    },
  };
}

/** Keys of all objects that a schema describes. */
export function keysOf({ properties, propertyNames, ...schema }: JsonSchema): string[] {
  const named = Object.entries((properties ?? {}) as Readonly<Record<string, JsonSchema>>);
  const listed = (propertyNames as { readonly enum?: readonly string[] } | undefined)?.enum ?? [];
  const { items } = schema as { readonly items?: JsonSchema };
  return [
    ...named.flatMap(([key, inner]) => [key, ...keysOf(inner)]),
    ...listed,
    ...(items === undefined ? [] : keysOf(items)),
  ];
}

function entriesOf(value: unknown, at: Place, keys: readonly string[]): [string, unknown][] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return refuse(at, `must be an object, is ${kindOf(value)}`, `Keys allowed here: ${keys.join(", ")}.`);
  }
  const entries = Object.entries(value);
  const unknown = entries.find(([key]) => !keys.includes(key));
  if (unknown !== undefined) refuse(inside(at, shown(unknown[0])), "unknown key", choices(unknown[0], keys));
  return entries;
}

/** A key stands in the message only if it looks like one: a value in the wrong place may be PHI. */
function shown(key: string): string {
  return /^[A-Za-z$_][\w-]{0,30}$/.test(key) ? key : "(a key that is no word)";
}

function choices(given: string, names: readonly string[]): string {
  const near = nearest(given, names);
  return `${near === undefined ? "" : `Did you mean "${near}"? `}Allowed here: ${names.join(", ")}.`;
}

export function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "string") return "text";
  if (typeof value === "boolean") return "true or false";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}
