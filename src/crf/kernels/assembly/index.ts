export { expInPlace } from "./exp";
export { forwardBackward } from "./forward-backward";
export { gradientShard } from "./gradient";
export { nodeScores } from "./node-scores";
export { reduceChunk, runTask } from "./reduce";
export { prepareTransitions } from "./transitions";
export { addScaled, axpy, dot, scale } from "./vector";
export { viterbi } from "./viterbi";
export { gradientWorkspace } from "./workspace";
