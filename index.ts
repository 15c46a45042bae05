/** Salon as a library: games, agents, and what plays them. */
export { GAMES } from './engine/index.js';
export { loadGame } from './engine/load.js';
export type { Game, Observer, Setup, State, Variant } from './engine/game.js';
export { legalActions, winShare } from './engine/game.js';
export { Dealer, type Script } from './engine/dealer.js';
export { Random, type RunKey } from './engine/random.js';
export { resolveRules } from './engine/settings.js';
export { AGENTS } from './agents/index.js';
export type { Agent, AgentContext, AgentModule, BatchAgent } from './agents/agent.js';
export { runKey } from './sim/seeds.js';
export { readExperiment, type Experiment } from './experiments/file/experiment.js';
export { playPlan } from './experiments/run/play.js';
