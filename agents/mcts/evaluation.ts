import { Dealer } from '../../engine/dealer.js';
import { WIN_SHARE_SCALE, winShare, type State, type Variant } from '../../engine/game.js';
import { Random, type RunKey } from '../../engine/random.js';

/** What a search plays for: `share` of the win, ties split, or `margin`, the score less the best other score. */
export const GOALS = ['share', 'margin'] as const;
export type Goal = (typeof GOALS)[number];

/** What a position is worth to each player, 0 … 1: by the result where the game is over, else by `State.estimate`. */
export class Evaluation {
  /** What `evaluate` found, by seat. */
  readonly rewards: Float64Array;
  private readonly prospects: Float64Array;
  private readonly spread: number;

  constructor(
    private readonly variant: Variant,
    private readonly goal: Goal,
  ) {
    this.rewards = new Float64Array(variant.players);
    this.prospects = new Float64Array(variant.players);
    this.spread = measureSpread(variant);
  }

  /** Fills `rewards`. */
  evaluate(state: State): void {
    if (this.goal === 'share' && state.over) this.shareTheWin(state);
    else {
      this.estimateProspects(state);
      if (this.goal === 'share') this.squashToShares();
      else this.squashMargins();
    }
  }

  private shareTheWin(state: State): void {
    for (let seat = 0; seat < this.rewards.length; seat++) this.rewards[seat] = winShare(state, seat) / WIN_SHARE_SCALE;
  }

  /** In points: the score where the game is over. */
  private estimateProspects(state: State): void {
    const { prospects, variant } = this;
    const { scoreScale } = variant.game;
    for (let seat = 0; seat < prospects.length; seat++) {
      prospects[seat] = state.over ? state.score(seat) / scoreScale : state.estimate(seat);
    }
  }

  /** Who lags d points behind the first gets as much of the win as (1 + d / spread)^−4 to his 1. */
  private squashToShares(): void {
    const { rewards, prospects, spread } = this;
    let best = prospects[0];
    for (let seat = 1; seat < prospects.length; seat++) if (prospects[seat] > best) best = prospects[seat];
    let sum = 0;
    for (let seat = 0; seat < prospects.length; seat++) {
      const near = spread / (spread + best - prospects[seat]);
      const weight = near * near * near * near;
      rewards[seat] = weight;
      sum += weight;
    }
    for (let seat = 0; seat < prospects.length; seat++) rewards[seat] /= sum;
  }

  /** A margin of 0 gives ½, one of `spread` ¾. */
  private squashMargins(): void {
    const { rewards, prospects, spread } = this;
    for (let seat = 0; seat < prospects.length; seat++) {
      let rival = -Infinity;
      for (let other = 0; other < prospects.length; other++) {
        if (other !== seat && prospects[other] > rival) rival = prospects[other];
      }
      const margin = prospects[seat] - rival;
      rewards[seat] = 0.5 + (0.5 * margin) / (Math.abs(margin) + spread);
    }
  }
}

/** Games that the spread is measured in, and the seed that they are dealt with. */
const SAMPLE_GAMES = 24;
const SAMPLE_KEY: RunKey = [0x5a101, 0x5a102, 0x5a103, 0x5a104];
const SAMPLE_CHOICES = 900;

/** By how many points players are apart, on average, when uniformly random games of the variant end. */
function measureSpread(variant: Variant): number {
  const state = variant.createState();
  const dealer = new Dealer(variant.game.streams.length);
  const random = new Random();
  let sum = 0;
  for (let game = 0; game < SAMPLE_GAMES; game++) {
    dealer.seed(SAMPLE_KEY, game);
    random.seed(SAMPLE_KEY, game, SAMPLE_CHOICES);
    state.start(dealer);
    while (!state.over) state.apply(random.below(state.options), dealer);
    for (let seat = 0; seat < variant.players; seat++) {
      sum += Math.abs(state.score(seat) - state.score((seat + 1) % variant.players));
    }
  }
  state.release();
  dealer.release();
  random.release();
  return Math.max(1, sum / (SAMPLE_GAMES * variant.players * variant.game.scoreScale));
}
