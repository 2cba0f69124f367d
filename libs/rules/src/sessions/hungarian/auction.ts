import { has } from '../../cards/card-set.js';
import { tarock, type Card } from '../../cards/card.js';
import { type SessionAuction } from '../auction.js';
import { type Course } from '../course.js';
import { honours } from '../pack.js';
import { type Seat } from '../seats.js';
import { levelOf } from './names.js';
import { drawnCards } from './talon.js';

const T17 = tarock(17);
const T18 = tarock(18);
const T19 = tarock(19);
export const T20 = tarock(20);
const SOLO = 4;

/** A convention of the auction (section 3): who promised which card. */
export interface Convention {
  readonly kind: 'cue' | 'yield';
  readonly seat: Seat;
  readonly card: Card;
}

interface Spoken {
  readonly seat: Seat;
  readonly level: number;
}

interface Pass {
  readonly index: number;
  /** It drew a code of its own, or was out of turn. */
  readonly irregular: boolean;
}

/** The auction of section 2 with its conventions (section 3). */
export class HungarianAuction implements SessionAuction {
  /** Of the last bid, 0 if there is none. */
  level = 0;
  /** Who made or holds the last bid. */
  leader: Seat = -1;
  private isHeld = false;
  private readonly bids: Spoken[] = [];
  private out = 0;
  private outCount = 0;
  private readonly passes: (Pass | undefined)[] = [];
  private readonly firstTurn: (number | undefined)[] = [];
  private speakers = 0;
  private turn: Seat;
  private cue: Convention | null = null;
  private raised = false;
  /** The last bid was the fourth seat's after three passes (2.7). */
  private afterThreePasses = false;

  constructor(private readonly course: Course) {
    this.turn = course.table.forehand;
  }

  get over(): boolean {
    if (this.level === 0) return this.outCount === 4;
    const { active } = this.course.table;
    for (let place = 0; place < active.length; place++) {
      const seat = active[place]!;
      if (seat !== this.leader && !this.isOut(seat) && !this.isForced(seat)) return false;
    }
    return true;
  }

  get due(): Seat {
    return this.turn;
  }

  isOut(seat: Seat): boolean {
    return (this.out & (1 << seat)) !== 0;
  }

  isForced(seat: Seat): boolean {
    return this.level === SOLO && seat !== this.leader && !this.mayHold(seat);
  }

  speak(seat: Seat, bid: string, index: number, inTurn: boolean): string | null {
    this.firstTurn[seat] ??= this.speakers++;
    const code = this.take(seat, bid);
    if (bid === 'pass' || code === 'auction/too-low' || code === 'auction/hold') {
      if (!this.isOut(seat)) this.outCount++;
      this.out |= 1 << seat;
      this.passes[seat] = { index, irregular: code !== null || !inTurn };
    }
    this.turn = this.nextIn(seat);
    return code;
  }

  /** Passed out (2.6) or a lost trial (2.7). */
  get endsDeal(): boolean {
    return this.level === 0 || this.isLostTrial;
  }

  /** 2.7: the fourth seat has no honour, nor do its talon cards. */
  get isLostTrial(): boolean {
    if (!this.afterThreePasses || this.hasHonour(this.leader)) return false;
    const drawn = drawnCards(this.course, this.leader, this.level)[this.leader]!;
    return !drawn.some((card) => has(honours, card));
  }

  /** Option `raise-lone-three`: the last act of the auction. */
  late(seat: Seat, bid: string): boolean {
    const possible =
      this.course.options['raise-lone-three'] === 'on' &&
      !this.raised &&
      this.level === 1 &&
      seat === this.leader &&
      (bid === 'two' || bid === 'one');
    if (!possible) return false;
    this.raised = true;
    this.level = levelOf(bid);
    this.bids.push({ seat, level: this.level });
    return true;
  }

  /** The promise that stands after the auction (3.5), and whether a yielding pass was false (3.4). */
  convention(): Convention | null {
    return this.cue ?? this.yielded();
  }

  /** The index of a yielding pass that must be reported as false, null if there is none. */
  falseYield(): number | null {
    const yielded = this.yielded();
    if (yielded === null) return null;
    const pass = this.passes[yielded.seat]!;
    const true_ = this.course.wasDealt(yielded.seat, T20) && this.hasHighHonour(yielded.seat);
    return true_ || pass.irregular ? null : pass.index;
  }

  /** Exactly `three` by one seat and `two` by another, and the first passes (3.4). */
  private yielded(): Convention | null {
    const [first, second] = this.bids;
    if (this.bids.length !== 2 || first === undefined || second === undefined) return null;
    if (first.level !== 1 || second.level !== 2 || first.seat === second.seat || this.isHeld) return null;
    return this.isOut(first.seat) ? { kind: 'yield', seat: first.seat, card: T20 } : null;
  }

  private take(seat: Seat, bid: string): string | null {
    if (bid === 'pass') return null;
    if (bid === 'hold') {
      if (!this.mayHold(seat)) return 'auction/hold';
      this.isHeld = true;
      this.leader = seat;
      return this.hasHonour(seat) ? null : 'auction/no-honour';
    }
    const level = levelOf(bid);
    if (level <= this.level) return 'auction/too-low';
    const afterThreePasses = this.level === 0 && this.outCount === 3;
    const promise = afterThreePasses ? null : this.promiseOf(seat, level);
    this.level = level;
    this.leader = seat;
    this.isHeld = false;
    this.afterThreePasses = afterThreePasses;
    this.bids.push({ seat, level });
    if (promise !== null) this.cue = { kind: 'cue', seat, card: promise };
    if (!afterThreePasses && !this.hasHonour(seat)) return 'auction/no-honour';
    if (promise === null || this.course.wasDealt(seat, promise)) {
      return promise !== T17 || this.hasHighHonour(seat) ? null : 'auction/false-cue';
    }
    return 'auction/false-cue';
  }

  /** What a bid promises as a cue bid (3.1), null if it is none. */
  private promiseOf(seat: Seat, level: number): Card | null {
    if (this.cue !== null) return null;
    const { options } = this.course;
    const least = this.mayHold(seat) ? this.level : this.level + 1;
    const jump = level - least;
    if (jump !== 1 && jump !== 2) return null;
    if (level === SOLO && options['cue-solo'] === 'old') return T18;
    if (jump === 2) return T18;
    return options['cue-xvii'] === 'on' && this.bids.some((bid) => bid.seat === seat) ? T17 : T19;
  }

  private mayHold(seat: Seat): boolean {
    if (this.level === 0 || seat === this.leader || this.isHeld) return false;
    if (!this.bids.some((bid) => bid.seat === seat)) return false;
    if (this.course.options['hold'] === 'new') return true;
    return this.firstTurn[this.leader]! > this.firstTurn[seat]!;
  }

  private hasHonour(seat: Seat): boolean {
    return (this.course.dealt[seat]!.tarocks & honours.tarocks) !== 0;
  }

  private hasHighHonour(seat: Seat): boolean {
    return this.course.wasDealt(seat, tarock(22)) || this.course.wasDealt(seat, tarock(21));
  }

  /** The next seat still in; the one whose bid stands is not asked. */
  private nextIn(from: Seat): Seat {
    const { next } = this.course.table;
    let seat = next[from]!;
    for (let steps = 0; steps < 4 && (this.isOut(seat) || seat === this.leader); steps++) seat = next[seat]!;
    return seat;
  }
}
