import type { Ladder } from './ladder.js';
import { meetingsOf, type Meeting } from './meetings.js';

/** Whether a rung is better than the one below it; `open`: that cannot be told. */
export type Gain = 'yes' | 'no' | 'open';

/** An agent of the list against the one before it. */
export interface Rung {
  readonly agent: string;
  readonly below: string;
  /** The agent alone among those of the rung below, and one of these alone among it. */
  readonly above: Meeting;
  readonly reverse: Meeting;
  readonly gain: Gain;
}

/** The rungs of a ladder whose agents met the one before them; against a baseline there are none. */
export function rungsOf(ladder: Ladder): Rung[] {
  if (ladder.baseline !== null) return [];
  const meetings = meetingsOf(ladder);
  const find = (agent: string, opponent: string): Meeting | undefined =>
    meetings.find((meeting) => meeting.agent === agent && meeting.opponent === opponent);
  return ladder.agents.slice(1).flatMap((agent, at) => {
    const below = ladder.agents[at];
    const [above, reverse] = [find(agent, below), find(below, agent)];
    if (above === undefined || reverse === undefined) return [];
    return [{ agent, below, above, reverse, gain: joined(gainOf(above), lossOf(reverse)) }];
  });
}

/** Both ways must say yes. */
function joined(one: Gain, other: Gain): Gain {
  if (one === 'no' || other === 'no') return 'no';
  return one === 'yes' && other === 'yes' ? 'yes' : 'open';
}

/** By the test, where there is one, else by the interval. */
function gainOf({ test, share, players }: Meeting): Gain {
  if (test === null) return side(share.low > 1 / players, share.high < 1 / players);
  return side(test.verdict === 'better', test.verdict === 'not better');
}

function lossOf({ test, share, players }: Meeting): Gain {
  if (test === null) return side(share.high < 1 / players, share.low > 1 / players);
  return side(test.verdict === 'worse', test.verdict === 'not worse');
}

function side(gains: boolean, loses: boolean): Gain {
  if (gains) return 'yes';
  return loses ? 'no' : 'open';
}
