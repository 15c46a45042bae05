import { Dealer } from '../../engine/dealer.js';
import type { State, Variant } from '../../engine/game.js';
import type { Random } from '../../engine/random.js';
import { lastTurnOf } from './horizon.js';
import { logarithm } from './logarithm.js';
import type { Rollout } from './rollout.js';
import { NO_NODE, ROOT, Tree } from './tree.js';

/** So many iterations share what was dealt anew; chance is sampled anew in each. */
const ITERATIONS_A_DEAL = 8;

/** What a search is told. */
export interface SearchSettings {
  /** How strongly seldom tried options are preferred: the constant of UCB. */
  readonly exploration: number;
  /** Turns from the position's own on, after which a line is evaluated; 0: at the end of the game. */
  readonly horizon: number;
  /** Nodes the tree has room for; once it is full, lines leave it where it ends. */
  readonly nodes: number;
}

/**
 * Information-set tree search over determinizations, open loop (Cowling, Powley and Whitehouse 2012).
 *
 * Each iteration deals anew what the seat to act has not seen, walks down one tree that all of them share, adds a node,
 * plays on, and gives every player his own reward (max^n). Nodes are courses of choices, not positions: chance is
 * sampled anew in each iteration, so that a node stands for all positions its course may lead to. Which options there
 * are differs from one to the next, and UCB counts how often each was offered.
 */
export class Search {
  readonly tree: Tree;
  /** The position searched, with what its seat has not seen dealt anew. */
  private readonly deal: State;
  private readonly state: State;
  private readonly dealer: Dealer;
  private readonly phases: number;
  private readonly actions: number;
  /** The nodes the iteration has gone through below the root, and who chose to go there. */
  private readonly path: Int32Array;
  private readonly choosers: Int32Array;
  private depth = 0;
  /** The options at the root that are searched: all of them, or those that are not barred. */
  private readonly allowed: Int32Array;
  private allowedCount = 0;
  /** The child that `select` goes to, NO_NODE where the option is untried. */
  private child = NO_NODE;

  constructor(
    variant: Variant,
    private readonly rollout: Rollout,
    private readonly settings: SearchSettings,
  ) {
    this.tree = new Tree(settings.nodes);
    this.deal = variant.createState();
    this.state = variant.createState();
    this.dealer = new Dealer(variant.game.streams.length);
    this.phases = variant.game.phases.length;
    this.actions = variant.actions;
    this.allowed = new Int32Array(variant.maxOptions);
    this.path = new Int32Array(settings.nodes);
    this.choosers = new Int32Array(settings.nodes);
  }

  /** Forgets the last search; chance for this one comes from the agent's own stream. `allowed`: see Agent.chooseAmong. */
  begin(random: Random, allowed: Int32Array, count: number): void {
    for (let at = 0; at < count; at++) this.allowed[at] = allowed[at];
    this.allowedCount = count;
    this.tree.clear();
    this.dealer.seedFrom(random);
  }

  /** One iteration from the position `root`, which stays as it is. */
  iterate(root: State, random: Random): void {
    const { state, deal, dealer, settings } = this;
    const lastTurn = lastTurnOf(root.turn, settings.horizon);
    if (this.tree.visits[ROOT] % ITERATIONS_A_DEAL === 0) {
      deal.copyFrom(root);
      deal.redeal(root.player, random);
    }
    state.copyFrom(deal);
    this.descend(random, lastTurn);
    this.rollout.play(state, dealer, random, lastTurn);
    this.backUp();
  }

  /** Goes down the tree to its edge, and one node beyond. */
  private descend(random: Random, lastTurn: number): void {
    const { state, dealer, tree } = this;
    this.depth = 0;
    let node = ROOT;
    while (state.options > 0 && state.turn < lastTurn) {
      const player = state.player;
      const edges = this.firstEdge();
      const k = this.select(node, edges, random);
      const untried = this.child === NO_NODE;
      if (untried && !tree.isFull) this.child = tree.add(node, edges + state.action(k));
      state.apply(k, dealer);
      if (this.child === NO_NODE) return;
      node = this.child;
      if (untried) tree.offered[node]++;
      this.path[this.depth] = node;
      this.choosers[this.depth++] = player;
      if (untried) return;
    }
  }

  /** The edge of the position's action 0: after chance, the same course may come to another player or phase. */
  private firstEdge(): number {
    const { state } = this;
    return (state.player * this.phases + state.phase) * this.actions;
  }

  /** An option not tried yet, by lot, while the tree has room for it; else the one whose bound is highest (UCB). */
  private select(node: number, edges: number, random: Random): number {
    const { state, tree } = this;
    const { visits, offered, total } = tree;
    const atRoot = node === ROOT;
    const options = atRoot ? this.allowedCount : state.options;
    const { exploration } = this.settings;
    let untried = 0;
    let fresh = 0;
    let best = NO_NODE;
    let bestOption = 0;
    let bestBound = -Infinity;
    for (let at = 0; at < options; at++) {
      const k = atRoot ? this.allowed[at] : at;
      const child = tree.find(node, edges + state.action(k));
      if (child === NO_NODE) {
        untried++;
        if (untried === 1 || random.below(untried) === 0) fresh = k;
        continue;
      }
      const tries = visits[child];
      const bound = total[child] / tries + exploration * Math.sqrt(logarithm(++offered[child]) / tries);
      if (bound > bestBound) {
        bestBound = bound;
        best = child;
        bestOption = k;
      }
    }
    this.child = best;
    if (best !== NO_NODE && (untried === 0 || tree.isFull)) return bestOption;
    this.child = NO_NODE;
    return fresh;
  }

  /** Every player is rewarded for his own choices. */
  private backUp(): void {
    const { tree, path, choosers, depth } = this;
    const { rewards } = this.rollout;
    tree.visits[ROOT]++;
    for (let step = 0; step < depth; step++) {
      tree.visits[path[step]]++;
      tree.total[path[step]] += rewards[choosers[step]];
    }
  }

  /** The node of the k-th option of the position that was searched, or NO_NODE. */
  nodeOf(root: State, k: number): number {
    const edges = (root.player * this.phases + root.phase) * this.actions;
    return this.tree.find(ROOT, edges + root.action(k));
  }
}
