import { lookUp } from "../errors.js";
import { checkChoice, checkOptions, type OptionNames } from "../options.js";
import { remembered } from "../remembered.js";
import { isPhiType, PHI_TYPE_NAMES, type PhiType } from "../schema/index.js";
import { type Action, isKeyed } from "./actions.js";
import { KEYLESS_MODES, type ModeName } from "./modes.js";

export interface Policy {
  /** What it is for, in a line. */
  readonly about: string;
  readonly actions: Readonly<Record<PhiType, Action>>;
  /** Surrogates hang on scope, type and order of first appearance, never on the value: 45 CFR 164.514(c). */
  readonly byOrder: boolean;
  /** Least share of the population that a surrogate's name has. */
  readonly nameFloor: number;
  /** E-mail addresses of random letters. */
  readonly letterMail: boolean;
  /** Initials that stand alone stay. */
  readonly keepInitials: boolean;
}

const USUAL = { byOrder: false, nameFloor: 0.000005, letterMail: false, keepInitials: false } as const;

/** Surrogates for all types but those named. */
function surrogatesBut(other: Partial<Record<PhiType, Action>>): Record<PhiType, Action> {
  const all = PHI_TYPE_NAMES.map((type) => [type, other[type] ?? "surrogate"] as const);
  return Object.fromEntries(all) as Record<PhiType, Action>;
}

export const POLICIES = {
  "safe-harbor": {
    ...USUAL,
    about: "45 CFR 164.514(b)(2): years, states, three digits of a ZIP code and ages to 89 stay",
    actions: surrogatesBut({
      STATE: "keep",
      COUNTRY: "keep",
      AGE: "generalise",
      DATE: "generalise",
      ZIP: "generalise",
    }),
    byOrder: true,
  },
  "limited-data-set": {
    ...USUAL,
    about: "45 CFR 164.514(e): dates, ages, towns, states and ZIP codes stay; needs a data use agreement",
    actions: surrogatesBut({
      AGE: "keep",
      DATE: "keep",
      CITY: "keep",
      STATE: "keep",
      COUNTRY: "keep",
      ZIP: "keep",
      PROFESSION: "keep",
    }),
  },
  full: {
    ...USUAL,
    about: "every type replaced, dates shifted by one secret number of weeks per patient",
    actions: surrogatesBut({ DATE: "shift" }),
  },
  "cchmc-irb": {
    ...USUAL,
    about:
      "as a children's hospital shared its corpus: institutions, initials, internal places and ages stay",
    actions: surrogatesBut({
      HOSPITAL: "keep",
      ORGANIZATION: "keep",
      DEPARTMENT: "keep",
      ROOM: "keep",
      AGE: "keep",
      PROFESSION: "keep",
      OTHER: "keep",
      SSN: "mask",
    }),
    nameFloor: 0.00002,
    letterMail: true,
    keepInitials: true,
  },
} as const satisfies Readonly<Record<string, Policy>>;

export type PolicyName = keyof typeof POLICIES;

export const POLICY_NAMES = Object.keys(POLICIES) as readonly PolicyName[];

export function policyNamed(name: string): Policy {
  return lookUp("policy", POLICIES, name);
}

/** How PHI leaves the text: the modes that need no key, and surrogates. */
export type DeidMode = ModeName | "surrogate";

export interface ActionChoice {
  readonly mode: DeidMode;
  /** Default with the mode `surrogate`: `full`; with others, none: all types have the mode. */
  readonly policy?: Policy;
  /** What the user's config names for single types, or for all under `default`. */
  readonly own?: Readonly<Partial<Record<string, Action>>>;
}

const CHOICE: OptionNames<ActionChoice> = { mode: true, policy: true, own: true };
export const DEID_MODES: readonly DeidMode[] = [...(Object.keys(KEYLESS_MODES) as ModeName[]), "surrogate"];
const MOST_TYPES = 1000;

/** The action for every type: the user's own first, then the policy's, with its surrogates in the mode's way. */
export function actionsOf(choice: ActionChoice): (type: string) => Action {
  checkOptions("actionsOf", choice, CHOICE);
  const { mode, policy, own = {} } = choice;
  checkChoice("mode", mode, DEID_MODES);
  const rules = policy ?? (mode === "surrogate" ? POLICIES.full : undefined);
  return remembered((type) => {
    const named = Object.hasOwn(own, type) ? own[type] : own.default;
    if (named !== undefined) return named;
    if (rules === undefined) return mode as ModeName;
    const action = rules.actions[isPhiType(type) ? type : "OTHER"];
    return mode !== "surrogate" && isKeyed(action) ? mode : action;
  }, MOST_TYPES);
}
