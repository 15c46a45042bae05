import { MOST_PLAYERS } from '../engine/game.js';
import { figureArena, figures, Seat, seatSetArena, seatSets } from './figures.js';
import { CARD_SUM_COUNT, type TallyLayout } from './tally-layout.js';

const sums = figures;
const sets = seatSets;

/** Figures of a seat in a game that waits to be added up: its win share (s), its margin (m). */
const enum Waiting {
  Share,
  Margin,
  Count,
}

/** Figures of a set of seats in a game: how many seats (n), their win shares (s), their margins (m). */
const enum InSet {
  Seats,
  Shares,
  Margins,
  Count,
}

/** So many games are added up at a time, unless their sets of seats were more than MOST_SETS. */
const MOST_GAMES = 32;
const MOST_SETS = 8 << MOST_PLAYERS;

/** By game, then set of seats: the figures of the games that are being added up. */
const setFigures = new Float64Array(MOST_SETS * InSet.Count);

/**
 * Which players had which card at some time of a game, as a set of seats. Whole blocks wait until there are some dozens
 * of games; then each card's sums over all of them are added up in one go, in variables. A card that nobody had is added
 * up as well, as 0: in most games most cards are had, and a branch could not be predicted.
 */
export class HadCards {
  private readonly players: number;
  private readonly labels: number;
  /** How many games there is room for. */
  private readonly room: number;
  /** In seatSets, by game, then card: a bit for each seat whose player had it. */
  private readonly setsAt: number;
  /** The same of the game in progress. */
  private gameSetsAt: number;
  /** In the figures, by game, then seat: `Waiting`. */
  private readonly seatsAt: number;
  private readonly seatWords: number;
  /** Games that have ended, those of the block in progress included. */
  private games = 0;
  /** Blocks that have ended, the games of each, and by block the margins of all its players. */
  private blocks = 0;
  private gamesPerBlock = 0;
  private readonly blockMargins: Float64Array;

  constructor({ players, labels }: TallyLayout) {
    this.players = players;
    this.labels = labels;
    this.room = Math.min(MOST_GAMES, MOST_SETS >> players);
    this.setsAt = seatSetArena.allocate(this.room * labels);
    this.gameSetsAt = this.setsAt;
    this.seatWords = this.room * players * Waiting.Count;
    this.seatsAt = figureArena.allocate(this.seatWords);
    this.blockMargins = new Float64Array(this.room);
  }

  /** Starts a game. Throws a RangeError where its block has more games than there is room for. */
  startGame(): void {
    if (this.games === this.room) throw new RangeError(`a block has more than ${this.room} games`);
  }

  /** A player has the card at some time of the game in progress. */
  gain(player: number, card: number): void {
    sets[this.gameSetsAt + card] |= 1 << player;
  }

  /** Ends the game whose seats' figures begin at `game`. */
  endGame(game: number): void {
    let to = this.seatsAt + this.games * this.players * Waiting.Count;
    for (let seat = 0; seat < this.players; seat++) {
      sums[to + Waiting.Share] = sums[game + seat * Seat.Count + Seat.Share];
      sums[to + Waiting.Margin] = sums[game + seat * Seat.Count + Seat.Margin];
      to += Waiting.Count;
    }
    this.games++;
    this.gameSetsAt += this.labels;
  }

  /**
   * Ends a block with these margins of all players; the sums by card begin at `to`. Throws a RangeError where it has not
   * as many games as those before.
   */
  endBlock(margins: number, to: number): void {
    const games = this.games - this.blocks * this.gamesPerBlock;
    if (this.blocks === 0) this.gamesPerBlock = games;
    else if (games !== this.gamesPerBlock) {
      throw new RangeError(`a block has ${games} games, the one before it had ${this.gamesPerBlock}`);
    }
    this.blockMargins[this.blocks++] = margins;
    if (this.games + games > this.room) this.addUp(to);
  }

  /** Adds the blocks that wait to the sums by card, which begin at `to`. No block is in progress. */
  addUp(to: number): void {
    if (this.games === 0) return;
    for (let game = 0; game < this.games; game++) this.addUpSets(game);
    for (let card = 0; card < this.labels; card++) this.addUpCard(card, to + card * CARD_SUM_COUNT);
    this.forget();
  }

  /** Works out the figures of every set of seats of a game: those of the set without its lowest seat, and that seat's. */
  private addUpSets(game: number): void {
    const first = (game << this.players) * InSet.Count;
    const seats = this.seatsAt + game * this.players * Waiting.Count;
    setFigures.fill(0, first, first + InSet.Count);
    for (let set = 1; set < 1 << this.players; set++) {
      const rest = set & (set - 1);
      const seat = seats + (31 - Math.clz32(set ^ rest)) * Waiting.Count;
      const from = first + rest * InSet.Count;
      const to = first + set * InSet.Count;
      setFigures[to + InSet.Seats] = setFigures[from + InSet.Seats] + 1;
      setFigures[to + InSet.Shares] = setFigures[from + InSet.Shares] + sums[seat + Waiting.Share];
      setFigures[to + InSet.Margins] = setFigures[from + InSet.Margins] + sums[seat + Waiting.Margin];
    }
  }

  /** Adds what those won who had a card to its sums at `to` (CARD_SUMS), block by block. */
  private addUpCard(card: number, to: number): void {
    const { labels, blocks, blockMargins, gamesPerBlock } = this;
    const size = InSet.Count << this.players;
    let set = this.setsAt + card;
    let first = 0;
    let sumN = 0;
    let sumNN = 0;
    let sumS = 0;
    let sumSS = 0;
    let sumSN = 0;
    let sumM = 0;
    let sumMM = 0;
    let sumMN = 0;
    let sumAllM = 0;
    let sumAllN = 0;
    for (let block = 0; block < blocks; block++) {
      let at = first + sets[set] * InSet.Count;
      let n = setFigures[at + InSet.Seats];
      let s = setFigures[at + InSet.Shares];
      let m = setFigures[at + InSet.Margins];
      set += labels;
      first += size;
      for (let game = 1; game < gamesPerBlock; game++) {
        at = first + sets[set] * InSet.Count;
        n += setFigures[at + InSet.Seats];
        s += setFigures[at + InSet.Shares];
        m += setFigures[at + InSet.Margins];
        set += labels;
        first += size;
      }
      const margins = blockMargins[block];
      sumN += n;
      sumNN += n * n;
      sumS += s;
      sumSS += s * s;
      sumSN += s * n;
      sumM += m;
      sumMM += m * m;
      sumMN += m * n;
      sumAllM += margins * m;
      sumAllN += margins * n;
    }
    sums[to] += sumN;
    sums[to + 1] += sumNN;
    sums[to + 2] += sumS;
    sums[to + 3] += sumSS;
    sums[to + 4] += sumSN;
    sums[to + 5] += sumM;
    sums[to + 6] += sumMM;
    sums[to + 7] += sumMN;
    sums[to + 8] += sumAllM;
    sums[to + 9] += sumAllN;
  }

  /** Forgets all blocks that wait, and a block in progress. */
  forget(): void {
    sets.fill(0, this.setsAt, Math.min(this.gameSetsAt + this.labels, this.setsAt + this.room * this.labels));
    this.gameSetsAt = this.setsAt;
    this.games = 0;
    this.blocks = 0;
  }

  /** Gives the memory back; it must not be used any more. */
  release(): void {
    seatSetArena.release(this.setsAt, this.room * this.labels);
    figureArena.release(this.seatsAt, this.seatWords);
  }
}
