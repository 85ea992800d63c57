import { openTable, readAsset, sealTable } from "#platform";
import type { Pattern } from "../rule.js";
import { contextAutomaton, type Side } from "./context-automaton.js";
import { placeMachine } from "./places.js";
import { type RuleAutomata, readMachine, writeMachine } from "./rule-automata.js";

/** What a machine is made for: patterns that are searched for, and expressions that are tested on the context of a value. */
export interface MachineTask {
  readonly patterns: readonly Pattern[];
  readonly contexts: readonly (Side & { readonly pattern: Pattern })[];
}

const NAME = "rules-machine";

/** The build's machine, where it fits the task; else all is worked out anew: slower, with the same result. */
export function openMachine(task: MachineTask): RuleAutomata {
  return readMachineFile(task, readAsset(NAME)) ?? newMachine(task);
}

export function newMachine({ patterns, contexts }: MachineTask): RuleAutomata {
  return {
    ...placeMachine(patterns),
    contexts: contexts.map(({ pattern, side }) => contextAutomaton(pattern, side)),
  };
}

/** For the build: what a machine has worked out so far, as a file. */
export function writeMachineFile(task: MachineTask, machine: RuleAutomata): Uint8Array {
  return sealTable(NAME, purposeOf(task), writeMachine(machine));
}

/** Nothing, unless the file is whole and was made for this task. */
export function readMachineFile(task: MachineTask, file: Uint8Array | undefined): RuleAutomata | undefined {
  const body = openTable(NAME, purposeOf(task), file);
  return body && readMachine(body, task.contexts);
}

function purposeOf({ patterns, contexts }: MachineTask): string[] {
  return [
    ...patterns.map(({ source, flags }) => `/${source}/${flags}`),
    ...contexts.map(({ side, pattern }) => `${side} /${pattern.source}/${pattern.flags}`),
  ];
}
