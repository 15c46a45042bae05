import { seatAgents } from './agents.js';
import type { Kind } from './kinds.js';

/** Games of one variant, with the agents rotated through all seats. */
export const BALANCE: Kind = {
  name: 'balance',
  meaning: 'plays one variant: seats, agents, length, decisions, scores and every card',
  fields: {},
  seat: seatAgents,
};
