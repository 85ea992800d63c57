// One table of numbers in the kernels' memory says where everything is. Both the AssemblyScript kernels and
// their plain twins read it; the values here are byte offsets into it. Every field is a u32 (a count or the
// byte address of an array) except JOB_SCALE.
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
export const JOB_GROUPS = 112; // u32 [groups][12]: first token, length, weight of up to four sequences
export const JOB_SHARD_START = 116; // u32 [shards+1]: groups of each shard
export const JOB_GRADIENT = 120; // f64 [shards][P]
export const JOB_LOG_Z = 124; // f64 [shards]
export const JOB_SEGMENT = 128; // tokens per segment of a long sequence
export const JOB_MAX_SEGMENTS = 132; // segments of the longest sequence
export const JOB_SHARDS = 136;
export const JOB_TOTAL = 140; // f64 [P]: where reduce puts the sum over shards
export const JOB_SCALE = 144; // f64: every weight counts this many times (SGD keeps its decay here)
// For Viterbi. A column is whole when every label may come before j; all its w(i,j) are finite.
export const JOB_DENSE_ROWS = 152; // f64 [L][Lp]: w(i,j) of every pair, 0 without a slot; -∞: may not follow, padding
export const JOB_DENSE_COLUMNS = 156; // f64 [L][Lp]: the same by (j,i)
export const JOB_WHOLE = 160; // u32 [L]: 1 where column j is whole
export const JOB_LARGEST = 164; // f64 [L]: at least 0 and w(i,j) of every whole column j
export const JOB_SMALLEST = 168; // f64 [L]: at most 0 and w(i,j) of every whole column j
export const JOB_BYTES = 176;

/** Sequences that one pass of the gradient kernel handles side by side. */
export const LANES = 4;
/** Bytes of one group's entry. */
export const GROUP_BYTES = 48;
/** Parameters that one reduce task handles. */
export const REDUCE_CHUNK = 65536;
export const TASK_GRADIENT = 0;
export const TASK_REDUCE = 1;
