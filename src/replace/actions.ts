/** What can become of a span. */
export const ACTIONS = [
  "keep",
  "redact",
  "label",
  "mask",
  "generalise",
  "shift",
  "surrogate",
  "pseudonym",
  "encrypt",
] as const;

export type Action = (typeof ACTIONS)[number];

const KEYED: ReadonlySet<Action> = new Set(["shift", "surrogate", "pseudonym", "encrypt"]);

/** Needs the secret key. */
export function isKeyed(action: Action): boolean {
  return KEYED.has(action);
}

const ONLY_FOR: Readonly<Partial<Record<Action, readonly string[]>>> = {
  shift: ["DATE"],
  generalise: ["AGE", "DATE", "ZIP"],
  encrypt: [
    "SSN",
    "MEDICALRECORD",
    "HEALTHPLAN",
    "ACCOUNT",
    "LICENSE",
    "VEHICLE",
    "DEVICE",
    "BIOID",
    "IDNUM",
  ],
};

/** Why an action cannot be done to a type, or undefined when it can. */
export function actionProblem(action: Action, type: string): string | undefined {
  const types = ONLY_FOR[action];
  return types === undefined || types.includes(type)
    ? undefined
    : `"${action}" is only for ${types.join(", ")}`;
}
