import { checkChoices, type Choice, hasFiniteMaximum } from './choice.js';
import { solvePositiveDefinite } from './solve-positive-definite.js';

const MAX_STEPS = 200;
/** Once a Newton step promises less than this part of the log-likelihood it is the last; it leaves an error of its square. */
const LAST_STEP = 1e-12;
/** A step is halved until it gains this share of what its slope promises (Armijo's rule). */
const REQUIRED_GAIN = 1e-4;
const SMALLEST_STEP = 1e-9;

/**
 * Most likely log-strengths θ when player j comes first among a set with chance exp(θ_j) / Σ exp(θ_k) (R. D. Luce
 * 1959), by Newton's method with step halving; the log-likelihood is concave, so there is one maximum.
 *
 * @param choices what was observed
 * @param players number of players, ≥ 1; ids run from 0 to players − 1
 * @param ridge penalty ridge/2 · Σθ² on the log-likelihood, ≥ 0. A tiny one (1e-3) keeps strengths finite where a player
 *   never loses or never wins; with 0 such data is refused.
 * @returns θ, one a player, adding up to 0; × 400 / ln 10 for Elo points
 * @throws RangeError for choices that do not fit the players, or (ridge 0) have no finite maximum
 */
export function fitChoices(choices: readonly Choice[], players: number, ridge = 0): number[] {
  checkChoices(choices, players);
  if (ridge === 0 && !hasFiniteMaximum(choices, players)) {
    throw new RangeError('some players never beat, or never lose to, the others: strengths need a ridge > 0');
  }
  let theta: number[] = Array.from({ length: players }, () => 0);
  for (let step = 0; step < MAX_STEPS; step++) {
    const { value, gradient, curvature } = expand(choices, theta, ridge);
    const direction = solvePositiveDefinite(curvature, gradient);
    const slope = direction.reduce((sum, change, player) => sum + change * gradient[player], 0);
    if (slope <= LAST_STEP * (1 + Math.abs(value))) return centred(moved(theta, direction, 1));

    let factor = 1;
    while (factor > SMALLEST_STEP) {
      const gain = logLikelihood(choices, moved(theta, direction, factor), ridge) - value;
      if (gain >= REQUIRED_GAIN * factor * slope) break;
      factor /= 2;
    }
    theta = moved(theta, direction, factor);
  }
  throw new Error(`strengths did not converge in ${MAX_STEPS} steps`);
}

/** Log-likelihood with its gradient and negated Hessian. */
interface Expansion {
  value: number;
  gradient: number[];
  curvature: number[][];
}

function expand(choices: readonly Choice[], theta: readonly number[], ridge: number): Expansion {
  const gradient = theta.map((strength) => -ridge * strength);
  // Adding the same to every θ changes no chance. A constant in all places gives that direction curvature; it has no
  // slope, so the step stays the same.
  const curvature = theta.map((_, row) => theta.map((__, column) => 1 + (row === column ? ridge : 0)));
  for (const { chosen, among, count } of choices) {
    const chances = softmax(among.map((player) => theta[player]));
    gradient[chosen] += count;
    for (const [i, player] of among.entries()) {
      gradient[player] -= count * chances[i];
      curvature[player][player] += count * chances[i];
      for (const [j, other] of among.entries()) curvature[player][other] -= count * chances[i] * chances[j];
    }
  }
  return { value: logLikelihood(choices, theta, ridge), gradient, curvature };
}

function logLikelihood(choices: readonly Choice[], theta: readonly number[], ridge: number): number {
  let value = 0;
  for (const strength of theta) value -= (ridge / 2) * strength * strength;
  for (const { chosen, among, count } of choices) {
    const chances = softmax(among.map((player) => theta[player]));
    if (count > 0) value += count * Math.log(chances[among.indexOf(chosen)]);
  }
  return value;
}

function softmax(strengths: readonly number[]): number[] {
  const strongest = Math.max(...strengths);
  const weights = strengths.map((strength) => Math.exp(strength - strongest));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

function moved(theta: readonly number[], direction: readonly number[], factor: number): number[] {
  return theta.map((strength, player) => strength + factor * direction[player]);
}

function centred(theta: readonly number[]): number[] {
  const mean = theta.reduce((sum, strength) => sum + strength, 0) / theta.length;
  return theta.map((strength) => strength - mean);
}
