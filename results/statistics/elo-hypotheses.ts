import { eloToShare } from './elo.js';

/** The two strengths a sequential test decides between, in logistic Elo around the share of equals. */
export interface EloHypotheses {
  /** Null hypothesis, Elo points. */
  readonly elo0: number;
  /** Alternative, Elo points. */
  readonly elo1: number;
  /** Share of equals: ½ unless given; 1/n for one player against n − 1. */
  readonly baseline?: number;
}

/** The mean scores s₀ and s₁, in [0, 1], that two hypotheses stand for. */
export function hypothesisScores({ elo0, elo1, baseline }: EloHypotheses): readonly [number, number] {
  return [eloToShare(elo0, baseline), eloToShare(elo1, baseline)];
}
