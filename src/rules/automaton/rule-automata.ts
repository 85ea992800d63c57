import { Automaton } from "./automaton.js";
import type { Side } from "./context-automaton.js";
import type { DfaPlan } from "./lazy-dfa.js";
import type { PlaceMachine } from "./places.js";
import { ProductAutomaton } from "./product-automaton.js";
import { MOST_STATES, type PlaceConditions, type WrittenProduct } from "./product-states.js";
import { SYMBOLS, type SymbolSet } from "./symbols.js";

/** All that a finder asks of a text before it tries an expression. */
export interface RuleAutomata extends PlaceMachine {
  /** One for each context expression of the task. */
  readonly contexts: readonly Automaton[];
}

/**
 * A machine as a file: so many numbers each of one kind, one block after the other, a block for each of these. What all
 * automata have of a kind stands in one block, and `sizes` tells how much of it belongs to each.
 */
const BLOCKS = {
  /** By pattern: how many automata look ahead and how many behind. */
  demands: Uint8Array,
  /** By automaton: nodes, ways, entry, states, units of the states, bytes and values of the table. */
  sizes: Int32Array,
  kinds: Uint8Array,
  setOf: Uint16Array,
  next: Uint16Array,
  ways: Uint16Array,
  columns: Uint8Array,
  /** The symbols of each set. All automata share the sets. */
  sets: Uint8Array,
  stateUnits: Uint16Array,
  stateStarts: Int32Array,
  stateHashes: Int32Array,
  unknownCells: Uint8Array,
  otherCells: Uint8Array,
  cellValues: Uint16Array,
  /** By group of patterns: members, units of the states, states, columns, bytes of open ends, steps. */
  jointSizes: Int32Array,
  jointMembers: Uint16Array,
  jointUnits: Uint16Array,
  jointLists: Int32Array,
  jointHashes: Int32Array,
  jointColumns: Uint16Array,
  jointStarts: Uint16Array,
  jointOpenEnds: Uint8Array,
  jointSteps: Uint16Array,
} as const;

type Name = keyof typeof BLOCKS;
type Blocks = { readonly [name in Name]: InstanceType<(typeof BLOCKS)[name]> };

const NAMES = Object.keys(BLOCKS) as Name[];
const SIZES = 7;
const JOINT_SIZES = 6;
/** Numbers stand in the file as they do in memory: it is of no use to a machine that turns them round. */
const ORDER_MARK = 0x53_4a_52_31;

export function writeMachine({ demands, together, contexts }: RuleAutomata): Uint8Array<ArrayBuffer> {
  const automata = [...demands.flatMap((one) => [...one.ahead, ...one.behind]), ...contexts];
  const plans = automata.map((one) => one.written());
  const sets = new Map<SymbolSet, number>();
  for (const { nodes } of plans) for (const set of nodes.sets) if (!sets.has(set)) sets.set(set, sets.size);
  const joints = together.map((one) => one.written());
  const all = (part: (plan: Required<DfaPlan>) => ArrayLike<number>): number[] =>
    plans.flatMap((plan) => Array.from(part(plan)));
  const numbers: Readonly<Record<Name, ArrayLike<number>>> = {
    demands: demands.flatMap((one) => [one.ahead.length, one.behind.length]),
    sizes: all(({ nodes, states: { units, hashes }, cells }) => [
      nodes.kinds.length,
      nodes.ways.length,
      nodes.entry,
      hashes.length,
      units.length,
      cells.others.length,
      cells.values.length,
    ]),
    kinds: all(({ nodes }) => nodes.kinds),
    setOf: all(({ nodes }) => nodes.setOf.map((n) => sets.get(nodes.sets[n] as SymbolSet) as number)),
    next: all(({ nodes }) => nodes.next),
    ways: all(({ nodes }) => nodes.ways),
    columns: all(({ columns }) => columns),
    sets: [...sets.keys()].flatMap((set) => [...set]),
    stateUnits: all(({ states: { units } }) => units),
    stateStarts: all(({ states: { starts } }) => starts),
    stateHashes: all(({ states: { hashes } }) => hashes),
    unknownCells: all(({ cells }) => cells.unknown),
    otherCells: all(({ cells }) => cells.others),
    cellValues: all(({ cells }) => cells.values),
    jointSizes: joints.flatMap(({ members, states: { units, hashes }, starts, openEnds, steps }) => [
      members.length,
      units.length,
      hashes.length,
      starts.length,
      openEnds.length,
      steps.length,
    ]),
    jointMembers: joints.flatMap(({ members }) => members),
    jointUnits: joints.flatMap(({ states }) => Array.from(states.units)),
    jointLists: joints.flatMap(({ states }) => Array.from(states.starts)),
    jointHashes: joints.flatMap(({ states }) => Array.from(states.hashes)),
    jointColumns: joints.flatMap(({ columns }) => Array.from(columns)),
    jointStarts: joints.flatMap(({ starts }) => Array.from(starts)),
    jointOpenEnds: joints.flatMap(({ openEnds }) => Array.from(openEnds)),
    jointSteps: joints.flatMap(({ steps }) => Array.from(steps)),
  };
  return pack(numbers);
}

export function readMachine(
  bytes: Uint8Array,
  sides: readonly Side[],
  mostStates = MOST_STATES,
): RuleAutomata | undefined {
  const blocks = unpack(bytes);
  if (blocks === undefined) return undefined;
  const plans = readPlans(blocks).values();
  const take = (count: number, forward: boolean): Automaton[] =>
    Array.from({ length: count }, () => new Automaton(plans.next().value as () => DfaPlan, forward));
  const demands: PlaceConditions[] = [];
  for (let n = 0; n < blocks.demands.length; n += 2) {
    const [ahead, behind] = [blocks.demands[n] as number, blocks.demands[n + 1] as number];
    demands.push({ ahead: take(ahead, true), behind: take(behind, false) });
  }
  const contexts = sides.flatMap(({ side }) => take(1, side === "after"));
  const together = readJoints(blocks).map(
    (one) => new ProductAutomaton(demands, one.members, mostStates, one),
  );
  return { demands, together, contexts };
}

function readJoints(blocks: Blocks): WrittenProduct[] {
  const { jointSizes } = blocks;
  let [member, unit, list, column, byte, step] = [0, 0, 0, 0, 0, 0];
  const joints: WrittenProduct[] = [];
  for (let n = 0; n < jointSizes.length / JOINT_SIZES; n++) {
    const sizes = jointSizes.subarray(n * JOINT_SIZES);
    const [members = 0, units = 0, lists = 0, columns = 0, bytes = 0, steps = 0] = sizes;
    joints.push({
      members: Array.from(blocks.jointMembers.subarray(member, member + members)),
      states: {
        units: blocks.jointUnits.subarray(unit, unit + units),
        starts: blocks.jointLists.subarray(list + n, list + n + lists + 1),
        hashes: blocks.jointHashes.subarray(list, list + lists),
      },
      columns: blocks.jointColumns.subarray(n * SYMBOLS, (n + 1) * SYMBOLS),
      starts: blocks.jointStarts.subarray(column, column + columns),
      openEnds: blocks.jointOpenEnds.subarray(byte, byte + bytes),
      steps: blocks.jointSteps.subarray(step, step + steps),
    });
    member += members;
    unit += units;
    list += lists;
    column += columns;
    byte += bytes;
    step += steps;
  }
  return joints;
}

function readPlans(blocks: Blocks): (() => DfaPlan)[] {
  const { sizes, columns } = blocks;
  const sets: SymbolSet[] = [];
  for (let at = 0; at < blocks.sets.length; at += SYMBOLS) sets.push(blocks.sets.subarray(at, at + SYMBOLS));
  let [node, way, list, unit, byte, value] = [0, 0, 0, 0, 0, 0];
  const plans: (() => DfaPlan)[] = [];
  for (let n = 0; n < sizes.length / SIZES; n++) {
    const [nodes = 0, ways = 0, entry = 0, lists = 0, units = 0, bytes = 0, values = 0] = sizes.subarray(
      n * SIZES,
    );
    const [firstNode, firstWay, firstList, firstUnit] = [node, way, list, unit];
    const [firstByte, firstValue] = [byte, value];
    plans.push(() => ({
      nodes: {
        kinds: blocks.kinds.subarray(firstNode, firstNode + nodes),
        setOf: blocks.setOf.subarray(firstNode, firstNode + nodes),
        next: blocks.next.subarray(firstNode, firstNode + nodes),
        ways: blocks.ways.subarray(firstWay, firstWay + ways),
        sets,
        entry,
      },
      columns: Uint16Array.from(columns.subarray(n * SYMBOLS, (n + 1) * SYMBOLS)),
      states: {
        units: blocks.stateUnits.subarray(firstUnit, firstUnit + units),
        starts: blocks.stateStarts.subarray(firstList + n, firstList + n + lists + 1),
        hashes: blocks.stateHashes.subarray(firstList, firstList + lists),
      },
      cells: {
        unknown: blocks.unknownCells.subarray(firstByte, firstByte + bytes),
        others: blocks.otherCells.subarray(firstByte, firstByte + bytes),
        values: blocks.cellValues.subarray(firstValue, firstValue + values),
      },
    }));
    node += nodes;
    way += ways;
    list += lists;
    unit += units;
    byte += bytes;
    value += values;
  }
  return plans;
}

/** The mark, the length of each block in numbers, and the blocks, each at a multiple of four bytes. */
function pack(numbers: Readonly<Record<Name, ArrayLike<number>>>): Uint8Array<ArrayBuffer> {
  const blocks = NAMES.map((name) => {
    const block = BLOCKS[name].from(numbers[name]);
    if (block.some((number, n) => number !== numbers[name][n]))
      throw new RangeError(`a number is too large for the block "${name}"`);
    return block;
  });
  const head = Int32Array.of(ORDER_MARK, ...blocks.map(({ length }) => length));
  const bytes = new Uint8Array([head, ...blocks].reduce((sum, block) => sum + padded(block.byteLength), 0));
  let at = 0;
  for (const block of [head, ...blocks]) {
    bytes.set(new Uint8Array(block.buffer), at);
    at += padded(block.byteLength);
  }
  return bytes;
}

function unpack(bytes: Uint8Array): Blocks | undefined {
  // Where the bytes were read to need not be at a multiple of four.
  // Whether threads share them makes no difference: they are only read.
  const buffer = (bytes.byteOffset % 4 === 0 ? bytes : bytes.slice()).buffer as ArrayBuffer;
  let at = bytes.byteOffset % 4 === 0 ? bytes.byteOffset : 0;
  const [mark, ...lengths] = new Int32Array(buffer, at, 1 + NAMES.length);
  if (mark !== ORDER_MARK) return undefined;
  at += 4 * (1 + NAMES.length);
  const blocks = NAMES.map((name, n) => {
    const block = new BLOCKS[name](buffer, at, lengths[n]);
    at += padded(block.byteLength);
    return [name, block];
  });
  return Object.fromEntries(blocks) as Blocks;
}

function padded(bytes: number): number {
  return 4 * Math.ceil(bytes / 4);
}
