// One table of numbers in the kernels' memory says where everything is. Both the AssemblyScript kernels and
// their plain twins read it; the values here are byte offsets into it. Every field is a u32 (a count or the
// byte address of an array) except JOB_RATE.
//
// L = labels, Lp = L rounded up to even, A = attributes, P = parameters, K = transition slots, T = tokens.
export const JOB_LABELS = 0; // L
export const JOB_PADDED = 4; // Lp
export const JOB_SLOTS = 8; // K
export const JOB_PARAMETERS = 12; // P
export const JOB_WEIGHTS = 16; // f64 [P]
export const JOB_ATTRIBUTE_OFFSET = 20; // u32 [A+1]: the parameters of attribute a; Lp of them = a dense row
export const JOB_PARAMETER_LABEL = 24; // u16 [node parameters]
export const JOB_TRANSITION_BASE = 28; // index of the first transition parameter; slot r is parameter base + r
export const JOB_ROW_START = 32; // u32 [L+1]: slots that leave label i, ordered by (from, to)
export const JOB_SLOT_TO = 36; // u32 [K]
export const JOB_COLUMN_START = 40; // u32 [L+1]: the same slots by (to, from)
export const JOB_SLOT_FROM = 44; // u32 [K], column order
export const JOB_COLUMN_SLOT = 48; // u32 [K]: column order → slot
export const JOB_SLOT_AT = 52; // i32 [L][L]: slot of (from, to) or -1
export const JOB_OPEN = 56; // f64 [Lp]: 1 where label j may be entered from a label without a slot, else 0
export const JOB_ROW_EXCESS = 60; // f64 [K]: exp(w) - open[to], slot order
export const JOB_COLUMN_EXCESS = 64; // f64 [K]: the same in column order
export const JOB_ROW_EXP = 68; // f64 [K]: exp(w)
export const JOB_COLUMN_WEIGHT = 72; // f64 [K]: w in column order
export const JOB_START = 76; // f64 [Lp] of 0 and 1, or 0: every label may start a sequence
export const JOB_END = 80; // f64 [Lp] of 0 and 1, or 0: every label may end a sequence
export const JOB_TOKEN_OFFSET = 84; // u32 [T+1]
export const JOB_TOKEN_ATTRIBUTE = 88; // u32 [sum of attributes over tokens]
export const JOB_EDGE_TOKEN_OFFSET = 92; // u32 [T+1], or 0: no edge attributes
export const JOB_EDGE_TOKEN_ATTRIBUTE = 96; // u32
export const JOB_EDGE_OFFSET = 100; // u32 [edge attributes + 1]: parameters of edge attribute e
export const JOB_EDGE_SLOT = 104; // u32 [edge parameters]: slot of parameter edgeBase + f
export const JOB_EDGE_BASE = 108; // index of the first edge parameter
export const JOB_EDGE_EXP = 200; // f64 [edge parameters]: exp(w)
export const JOB_EDGE_PARAMETERS = 204;
export const JOB_GROUPS = 112; // u32 [groups][12]: first token, length, weight of up to four sequences
export const JOB_SHARD_START = 116; // u32 [shards+1]: groups of each shard
export const JOB_GRADIENT = 120; // f64 [shards][P]
export const JOB_LOG_Z = 124; // f64 [shards]
export const JOB_SEGMENT = 128; // tokens per segment of a long sequence
export const JOB_MAX_SEGMENTS = 132; // segments of the longest sequence
export const JOB_SHARDS = 136;
export const JOB_TOTAL = 140; // f64 [P]: where reduce puts the sum over shards
// For Viterbi. A column is whole when every label may come before j; all its w(i,j) are finite.
export const JOB_DENSE_ROWS = 144; // f64 [L][Lp]: w(i,j) of every pair, 0 without a slot; -∞: may not follow, padding
export const JOB_DENSE_COLUMNS = 148; // f64 [L][Lp]: the same by (j,i)
export const JOB_WHOLE = 152; // u32 [L]: 1 where column j is whole
export const JOB_LARGEST = 156; // f64 [Lp]: at least 0 and w(i,j) of every whole column j
export const JOB_SMALLEST = 160; // f64 [L]: at most 0 and w(i,j) of every whole column j
// For stochastic gradient descent, whose one gradient is all 0 between batches; JOB_SHARD_START tells the batches.
export const JOB_RATE = 168; // f64
export const JOB_SQUARES = 176; // f64 [P]: the sum of each gradient squared so far
export const JOB_PENALTY = 180; // f64 [P]: a batch's share of the L2 penalty
export const JOB_GOLD = 184; // u16 [T]
export const JOB_BATCH = 188; // counts the batches
export const JOB_TOUCHED = 192; // u32 [A]: the last batch that moved the weights of attribute a
export const JOB_EDGE_TOUCHED = 196; // u32 [edge attributes]
export const JOB_BYTES = 208;

/** Sequences that one pass of the gradient kernel handles side by side. */
export const LANES = 4;
/** Bytes of one group's entry. */
export const GROUP_BYTES = 48;
/** Probabilities that do not add up to 1 by more than this have lost a path. */
export const LOST = 1e-6;
/** Parameters that one reduce task handles. */
export const REDUCE_CHUNK = 65536;
export const TASK_GRADIENT = 0;
export const TASK_REDUCE = 1;

// A second table, for scores straight from what features are made of (assembly/joined-scores.ts). Every field is a u32
// except PLAN_STEP. C = columns of values, N = tokens of the note with PLAN_REACH more on either side.
export const PLAN_LANES = 0; // labels, rounded up to a multiple of 16
export const PLAN_PADDED = 4; // Lp
export const PLAN_STEP = 8; // f64: what a weight of 1 is worth
export const PLAN_SLOTS = 16; // u32 [slots][2]: high half of a hash; its row, with bits of the low half; open addressing
export const PLAN_MASK = 20; // slots - 1
export const PLAN_ROWS = 24; // rows of weights, see ROW_LISTED
export const PLAN_JOINS = 28; // u32 [joins][6]: key's high and low, places, then where each place's values are
export const PLAN_JOIN_COUNT = 32;
export const PLAN_CELLS = 36; // u32 [N][C][2]: where the values of a token and column begin and end
export const PLAN_TOKEN_BYTES = 40; // 8·C
export const PLAN_VALUES = 44; // i32 [][2]: high and low of each value
export const PLAN_REACH = 48;
export const PLAN_LIST_OF = 52; // u32 [N]: the list of known rows of a token
export const PLAN_LIST_STARTS = 56; // u32 [lists][ROW_KINDS·places + 1]: where the rows for each place and kind begin, and the end
export const PLAN_LIST_ROWS = 60; // u32: where rows begin
export const PLAN_LIST_PLACES = 64; // i32: offsets from the token at which lists are looked up
export const PLAN_LIST_PLACE_COUNT = 68;
export const PLAN_HAS_DOMAIN = 72; // 1: every feature counts again under the domain's own hash
export const PLAN_DOMAIN_HIGH = 76;
export const PLAN_DOMAIN_LOW = 80;
export const PLAN_SUMS = 84; // i32 [lanes]
export const PLAN_FOUND = 88; // u32 [ROW_KINDS][FOUND_ROOM]: where rows begin, by their kind
export const PLAN_HASHES = 92; // u32 [4][HASH_ROOM]: high halves, low halves, and (u64) the slots they lead to first
export const PLAN_ROW_MASK = 96; // the bits of a row in a slot that hold its number
export const PLAN_ROW_COUNTS = 100; // u32 [3]: how many rows of each kind are gathered
export const PLAN_BYTES = 112;

export const JOIN_BYTES = 24;
/** Set in a join's number of places: every value of each place counts, not the first alone. */
export const JOIN_EACH = 8;
/** Hashes that are gathered before they are looked up; a multiple of four. */
export const HASH_ROOM = 512;
/** Rows of a kind that are gathered before they are summed; a multiple of four. Each hash may have two rows. */
export const FOUND_ROOM = 4 * HASH_ROOM;
/**
 * A row is called by its number, which counts u32 from the first row's start, and by its kind in the two highest bits.
 * Between them a slot has as many bits of the low half of the hash as there is room for. Row 0 weighs nothing.
 */
export const ROW_KIND_SHIFT = 30;
/** A u32 for every label: the label and above it the weight in 16 bits. Their number stands before them. */
export const ROW_LISTED = 0;
/** A weight of 16 bits for every lane. */
export const ROW_DENSE = 1;
/** The same, with weights so small that four of them add up in 16 bits. */
export const ROW_SMALL = 2;
export const ROW_KINDS = 3;
export const SMALL_WEIGHT = 8191;
