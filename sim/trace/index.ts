export { linesOf, linesOfFile } from './lines.js';
export { markOf, Recorder, type Origin } from './recorder.js';
export type { Wrong } from './refusal.js';
export { replay, type ReplayListener, type Right } from './replay.js';
export { UNKNOWN_GAME, type TraceStart } from './start.js';
export { Storyteller } from './story.js';
