// A game of a dozen cards, as somebody might write one for the lab without touching it: plain JavaScript, no arena.
//
// Pearls: on a turn a player rolls a die for luck, then draws as many cards as the row holds, face up. He takes one of
// them or passes; the rest is discarded. When the deck is empty after a turn, the most points win: the values of the
// pearls taken, and one for each roll of a 2.

/** @typedef {import('../../../engine/game.js').Game} Game */
/** @typedef {import('../../../engine/game.js').State} State */
/** @typedef {import('../../../engine/game.js').Variant} Variant */

const TAKEN = 0;
const PASSED_OVER = 1;
const LUCKY = 2;
const DECK = 0;
const LUCK = 1;

/** @implements {Variant} */
class PearlsVariant {
  constructor(setup) {
    this.game = game;
    this.setup = setup;
    this.players = setup.players;
    this.labels = setup.cards.map(({ label }) => label);
    this.hasCopies = setup.cards.some(({ copies }) => copies > 1);
    this.actions = this.labels.length + 1;
    this.maxOptions = this.labels.length + 1;
    this.observationSize = 2 + setup.players + (1 + setup.players) * this.labels.length;
    this.deck = setup.cards.flatMap(({ copies }, label) => Array.from({ length: copies }, () => label));
  }

  actionLabel(_phase, action) {
    return action === this.labels.length ? 'pass' : `take ${this.labels[action]}`;
  }

  actionOf(_phase, label) {
    return label === 'pass' ? this.labels.length : this.labels.findIndex((name) => label === `take ${name}`);
  }

  describe(event, player, card, amount) {
    if (event === TAKEN) return `P${player} takes ${this.labels[card]}`;
    return event === LUCKY ? `P${player} rolls ${amount}` : `nobody takes ${this.labels[card]}`;
  }

  createState() {
    return new PearlsState(this);
  }

  release() {}
}

/** @implements {State} */
class PearlsState {
  constructor(variant) {
    this.variant = variant;
    this.observer = null;
    this.phase = 0;
    this.clear();
  }

  clear() {
    this.deck = Int32Array.from(this.variant.deck);
    this.left = this.deck.length;
    this.row = [];
    this.discard = [];
    this.taken = Array.from({ length: this.variant.players }, () => []);
    this.luck = Array.from({ length: this.variant.players }, () => 0);
    this.turn = 0;
    this.player = 0;
    this.over = false;
    this.truncated = false;
  }

  get options() {
    return this.over ? 0 : this.choices().length + 1;
  }

  choices() {
    return [...new Set(this.row)];
  }

  action(k) {
    return this.choices()[k] ?? this.variant.labels.length;
  }

  start(dealer) {
    this.clear();
    this.beginTurns(dealer);
  }

  apply(k, dealer) {
    const card = this.choices()[k];
    if (card !== undefined) {
      this.row.splice(this.row.indexOf(card), 1);
      this.taken[this.player].push(card);
      this.observer?.gain(TAKEN, this.player, card, 0);
    }
    this.endTurn();
    this.beginTurns(dealer);
  }

  beginTurns(dealer) {
    while (!this.over) {
      const roll = dealer.roll(LUCK, this.variant.setup.rules.luckDie);
      if (roll === 2) this.luck[this.player]++;
      this.observer?.tell(LUCKY, this.player, -1, roll);
      while (this.row.length < this.variant.setup.rules.rowSize && this.left > 0) {
        const at = dealer.draw(DECK, this.deck, 0, this.left);
        this.row.push(this.deck[at]);
        this.left--;
        this.deck[at] = this.deck[this.left];
        this.deck[this.left] = -1;
      }
      if (this.row.length > 0) {
        this.observer?.offer(this.player, Int32Array.from(this.row), 0, this.row.length);
        return;
      }
      this.endTurn();
    }
  }

  endTurn() {
    for (const card of this.row) this.observer?.tell(PASSED_OVER, this.player, card, 0);
    this.discard.push(...this.row);
    this.row = [];
    const { turn, player } = this;
    this.turn++;
    this.over = this.left === 0 || this.turn === this.variant.setup.rules.maxTurns;
    this.truncated = this.over && this.left > 0;
    if (!this.over) this.player = (player + 1) % this.variant.players;
    this.observer?.turnEnded(turn, player);
  }

  score(seat) {
    const { cards } = this.variant.setup;
    return this.taken[seat].reduce((sum, card) => sum + cards[card].fields.value, this.luck[seat]);
  }

  estimate(seat) {
    return this.score(seat);
  }

  copyFrom(other) {
    for (const name of ['left', 'turn', 'player', 'over', 'truncated']) this[name] = other[name];
    this.deck = other.deck.slice();
    this.row = [...other.row];
    this.discard = [...other.discard];
    this.luck = [...other.luck];
    this.taken = other.taken.map((cards) => [...cards]);
  }

  hash() {
    const text = JSON.stringify([[...this.deck], this.row, this.discard, this.taken, this.luck, this.turn, this.over]);
    let hash = 5381;
    for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, 33) ^ text.charCodeAt(at)) >>> 0;
    return hash;
  }

  observe(seat, out) {
    const { players, labels, setup } = this.variant;
    out.fill(0, 0, this.variant.observationSize);
    out[0] = this.over ? 0 : 1;
    out[1] = this.left / Math.max(1, this.variant.deck.length);
    for (let place = 0; place < players; place++) {
      const score = this.score((seat + place) % players);
      out[2 + place] = score / (score + 10);
    }
    const owners = Array.from({ length: players }, (_, place) => this.taken[(seat + place) % players]);
    [this.row, ...owners].forEach((cards, pile) => {
      const start = 2 + players + pile * labels.length;
      for (const card of cards) out[start + card] += 1 / setup.cards[card].copies;
      for (let card = 0; card < labels.length; card++) out[start + card] = Math.min(1, out[start + card]);
    });
  }

  redeal(_seat, random) {
    const cards = this.deck.subarray(0, this.left).sort();
    for (let last = this.left - 1; last > 0; last--) {
      const other = random.below(last + 1);
      [cards[last], cards[other]] = [cards[other], cards[last]];
    }
  }

  snapshot() {
    const labelsOf = (cards) => cards.map((card) => this.variant.labels[card]);
    return {
      deck: this.left,
      discard: this.discard.length,
      players: this.taken.map((cards, seat) => ({
        pearls: labelsOf(cards),
        luck: this.luck[seat],
        score: this.score(seat),
      })),
    };
  }

  places() {
    const labelsOf = (cards) => Array.from(cards, (card) => this.variant.labels[card]);
    return {
      deck: labelsOf(this.deck.subarray(0, this.left)),
      row: labelsOf(this.row),
      discard: labelsOf(this.discard),
      ...Object.fromEntries(this.taken.map((cards, seat) => [`pearls of P${seat}`, labelsOf(cards)])),
    };
  }

  release() {}
}

/** Takes the dearest pearl of the row, the first of the options that is one. */
const heuristic = {
  personas: { balanced: 'takes the dearest pearl' },
  createAgent: (_persona, { labels, setup }) => ({
    choose(state, options) {
      const valueOf = (k) => {
        const action = state.action(k);
        return action === labels.length ? -1 : setup.cards[action].fields.value;
      };
      let best = 0;
      for (let k = 1; k < options; k++) if (valueOf(k) > valueOf(best)) best = k;
      return best;
    },
  }),
};

const VALUE = { name: 'value', kind: 'whole', min: 0, max: 1000, meaning: 'points of the pearl' };

/** @type {Game} */
export const game = {
  name: 'pearls',
  title: 'Pearls',
  version: 1,
  minPlayers: 2,
  maxPlayers: 4,
  turnName: 'turn',
  scoreScale: 1,
  settings: [
    { kind: 'whole', name: 'rowSize', default: 2, min: 1, max: 1000, meaning: 'cards drawn a turn' },
    { kind: 'whole', name: 'luckDie', default: 4, min: 0, max: 1000, meaning: 'sides of the die of luck' },
    {
      kind: 'whole',
      name: 'maxTurns',
      default: 1000,
      min: 1,
      max: 1_000_000,
      meaning: 'turns after which the game ends',
    },
  ],
  cards: ['White', 'Grey', 'Pink', 'Gold', 'Green', 'Black'].map((label, rank) => ({
    label,
    type: 'P',
    copies: 2,
    fields: { value: rank + 1 },
  })),
  types: { P: 'Pearl' },
  decks: [],
  cardFields: [VALUE],
  effects: [],
  fieldsOf: () => ['value'],
  streams: ['deck', 'luck'],
  phases: ['row'],
  events: [
    { name: 'taken', meaning: 'times a player took it', counted: true },
    { name: 'passed_over', meaning: 'times it was left in the row', counted: true },
    { name: 'luck', meaning: 'a roll for luck', counted: false },
  ],
  observation: {
    version: 1,
    features: [
      { name: 'toPlay', length: 1, low: 0, high: 1, meaning: 'whether the game goes on' },
      { name: 'deck', length: 1, low: 0, high: 1, meaning: 'share of the deck that is left' },
      { name: 'scores', length: ({ players }) => players, low: 0, high: 1, meaning: 'x / (x + 10), own first' },
      { name: 'row', length: ({ labels }) => labels.length, low: 0, high: 1, meaning: 'by label: share of copies' },
      {
        name: 'pearls',
        length: ({ players, labels }) => players * labels.length,
        low: 0,
        high: 1,
        meaning: 'taken, by player, own first, and label: share of copies',
      },
    ],
  },
  heuristic,
  compile: (setup) => new PearlsVariant(setup),
};
