import { type Card } from '../../cards/card.js';
import { completeBefore, complete, reportedMissing, type Course, type Stage } from '../course.js';
import { Doubling } from '../doubling.js';
import { type SeatFact } from '../facts.js';
import { T1, T21, T22, tarocksIn } from '../pack.js';
import { type Act } from '../acts.js';
import { type Seat } from '../seats.js';
import { Allegiance } from './allegiance.js';
import { type Convention } from './auction.js';
import { callable } from './calling.js';
import { type Discards } from './exchange.js';
import { kontras } from './names.js';

const PHASE = 'announcements';

/** What the round of announcements leaves for the settlement. */
export class Announcements {
  readonly doubling = new Doubling(kontras.length);
  /** Who announced which standing bonus. */
  readonly announcers: { readonly seat: Seat; readonly bonus: string }[] = [];
  /** The standing declaration by seat. */
  readonly declared: (string | undefined)[] = [];
  private allegiance!: Allegiance;
  private readonly spoken: boolean[] = [];

  constructor(
    private readonly course: Course,
    private readonly convention: Convention | null,
    private readonly discards: Discards,
  ) {}

  /** Follows the whole round (6.1), from the call on. */
  follow(): Stage {
    const { course } = this;
    const turns = course.record.announcements;
    const callTurn = this.declarersFirstTurn();
    const call = callTurn < 0 ? undefined : turns[callTurn]!.say.find((act) => act.act === 'call');
    if (call === undefined) {
      const index = turns.length === 0 ? null : Math.max(callTurn, 0);
      course.omitted('call/missing', PHASE, index, course.declarer);
      return reportedMissing;
    }
    this.called(call.card);

    let due = course.declarer;
    let empty = 0;
    for (let index = 0; index < turns.length; index++) {
      if (empty === 3) return completeBefore(index);
      const { seat, say } = turns[index]!;
      if (seat !== due) course.report('announce/turn-order', PHASE, index, null, seat);
      this.turn(seat, say, index, index === callTurn);
      empty = say.length === 0 ? empty + 1 : 0;
      due = course.table.next[seat]!;
    }
    if (empty < 3 && course.record.tricks.length > 0) course.omitted('announce/not-finished', PHASE, null, due);
    return complete;
  }

  private declarersFirstTurn(): number {
    let empty = 0;
    for (const [index, { seat, say }] of this.course.record.announcements.entries()) {
      if (empty === 3) return -1;
      if (seat === this.course.declarer) return index;
      empty = say.length === 0 ? empty + 1 : 0;
    }
    return -1;
  }

  /** The holder after the discards is the partner; the declarer himself, or nobody, leaves him alone (5.1, 5.3). */
  private called(card: Card): void {
    const { course } = this;
    const holder = course.holderOf(card);
    course.called = card;
    course.partner = holder === course.declarer ? null : holder;
    this.allegiance = new Allegiance(course, this.convention, this.discards);
  }

  private turn(seat: Seat, say: readonly Act[], index: number, isCallTurn: boolean): void {
    const { course, allegiance } = this;
    const isFirst = this.spoken[seat] !== true;
    this.spoken[seat] = true;
    if (say.length > 0) {
      const turn = new Turn(this, course, allegiance, this.convention, this.discards, seat, say, isCallTurn);
      const codes = turn.take();
      for (const [item, code] of codes.entries()) if (code !== null) course.report(code, PHASE, index, item, seat);
      if (turn.disorder >= 0) course.warn('custom/order', PHASE, index, turn.disorder, seat);
      if (turn.speaks) allegiance.speaks(seat);
    }
    if (isFirst) this.omissions(seat, index);
  }

  /** What was due at a first turn: 5.3, 3.3. */
  private omissions(seat: Seat, index: number): void {
    const { course, convention, doubling } = this;
    const discardedIt = seat !== course.declarer && this.discards.bySeat[seat]!.includes(course.called!);
    if (discardedIt && doubling.level('game', 'declarer') === 0) {
      course.omitted('announce/kontra-due', PHASE, index, seat);
    }
    if (convention?.kind !== 'cue' || convention.seat !== seat) return;
    const onlyPagat = course.wasDealt(seat, T1) && !course.wasDealt(seat, T21) && !course.wasDealt(seat, T22);
    if (onlyPagat && !doubling.has('pagat-ultimo', course.sideOf(seat))) {
      course.omitted('announce/pagat-due', PHASE, index, seat);
    }
  }

  /** The standing declarations, in the order of the seats. */
  declarations(): readonly SeatFact[] {
    const facts: SeatFact[] = [];
    for (const seat of this.course.table.active) {
      const what = this.declared[seat];
      if (what !== undefined) facts.push({ seat, what });
    }
    return facts;
  }

  /** `tarokks-8` or `tarokks-9` if the seat holds so many. */
  holding(seat: Seat): string | null {
    const tarocks = tarocksIn(this.course.hands[seat]!);
    return tarocks === 8 || tarocks === 9 ? `tarokks-${tarocks}` : null;
  }
}

/** One turn with something said in it. What is void depends on the whole turn, so it is taken as a whole. */
class Turn {
  speaks = false;
  /** The first act out of the customary order, −1 if there is none. */
  disorder = -1;
  private readonly announced: string[] = [];
  private readonly isPublic: boolean;
  private callTaken = false;
  private kontraSaid = false;
  /** The first act to which 6.3 applies. */
  private identifying = -1;

  constructor(
    private readonly round: Announcements,
    private readonly course: Course,
    private readonly allegiance: Allegiance,
    private readonly convention: Convention | null,
    private readonly discards: Discards,
    private readonly seat: Seat,
    private readonly say: readonly Act[],
    private readonly isCallTurn: boolean,
  ) {
    this.isPublic = allegiance.isPublic(seat);
  }

  /** Takes all acts in order; the code of each, null if it is in order. */
  take(): readonly (string | null)[] {
    const mayDeclareAtAll = this.mayDeclare();
    const codes = this.say.map((act) => (act.act === 'declare' ? this.declare(act.what, mayDeclareAtAll) : null));
    let rank = 0;
    for (const [item, act] of this.say.entries()) {
      let own = 2;
      switch (act.act) {
        case 'declare':
          own = 0;
          if (codes[item] === null && this.identifies) {
            if (this.identifying < 0) this.identifying = item;
            this.speaks = true;
          }
          break;
        case 'call':
          codes[item] = this.call(act.card);
          own = codes[item]?.startsWith('calling/') ? rank : 1;
          break;
        case 'announce':
          codes[item] = this.announce(act.bonus, item);
          break;
        case 'kontra':
          codes[item] = this.kontra(act.on, act.level);
          break;
        // Acts of other games and phases: the ruleset's form lets none of them in here.
        case 'throw-in':
        case 'four-kings':
        case 'varsava':
        case 'agree':
        case 'not':
        case 'discard':
        case 'decline':
        case 'take':
        case 'surrender':
        case 'give-up':
        case 'annul':
        case 'claim-tarokks':
        case 'show':
          break;
      }
      if (own < rank && this.disorder < 0) this.disorder = item;
      rank = Math.max(rank, own);
    }
    if (this.identifying >= 0 && !this.kontraSaid && this.allegiance.misleads(this.seat)) {
      codes[this.identifying] = 'announce/allegiance';
    }
    return codes;
  }

  private get identifies(): boolean {
    return this.course.options['tarokk-declarations'] === 'identify';
  }

  /** Option `pais`: the partner declares only when his side is public. */
  private mayDeclare(): boolean {
    if (this.course.options['tarokk-declarations'] !== 'pais') return true;
    return this.seat !== this.course.partner || this.isPublic;
  }

  private declare(what: string, allowed: boolean): string | null {
    const { round, seat } = this;
    if (round.declared[seat] === what) return 'announce/repeated';
    if (round.holding(seat) !== what) return 'declare/false';
    if (!allowed) return 'announce/allegiance';
    round.declared[seat] = what;
    return null;
  }

  private call(card: Card): string | null {
    if (this.seat !== this.course.declarer) return 'calling/not-declarer';
    if (!this.isCallTurn || this.callTaken) return 'calling/not-possible';
    this.callTaken = true;
    return callable(this.course, this.convention, this.discards).includes(card) ? null : 'call/not-allowed';
  }

  private announce(bonus: string, item: number): string | null {
    const code = this.voiding(bonus);
    if (code !== null) return code;
    if (this.identifying < 0) this.identifying = item;
    if (this.owesDeclaration(bonus === 'pagat-ultimo')) return 'announce/tarokks-due';
    this.announced.push(bonus);
    this.round.doubling.add(bonus, this.course.sideOf(this.seat));
    this.round.announcers.push({ seat: this.seat, bonus });
    this.speaks = true;
    return null;
  }

  /** 6.2 */
  private voiding(bonus: string): string | null {
    const { doubling, announcers } = this.round;
    const side = this.course.sideOf(this.seat);
    if (doubling.has(bonus, side)) return 'announce/repeated';
    const partOfPair = bonus === 'double-game' ? 'volat' : bonus === 'volat' ? 'double-game' : null;
    if (partOfPair !== null) {
      const mode = this.course.options['double-volat'];
      const sameTurn = mode === 'separate-turns' && this.announced.includes(partOfPair);
      const sameSeat =
        mode === 'separate-seats' &&
        announcers.some(({ seat, bonus: other }) => seat === this.seat && other === partOfPair);
      if (sameTurn || sameSeat) return 'announce/double-and-volat';
    }
    return bonus === 'double-game' && doubling.has('volat', side) ? 'announce/double-after-volat' : null;
  }

  private kontra(on: string, level: number): string | null {
    const { doubling } = this.round;
    const side = this.course.sideOf(this.seat);
    const code = doubling.judge(on, level, side);
    if (code !== null) return code;
    if (this.owesDeclaration(on === 'pagat-ultimo' && level === 1)) return 'announce/tarokks-due';
    doubling.kontra(on, level, side);
    this.kontraSaid = true;
    this.speaks = true;
    return null;
  }

  /** 6.6; with `pais` every bonus and kontra obliges. Declarations of the whole turn have been taken before. */
  private owesDeclaration(obliging: boolean): boolean {
    const { round, seat, course } = this;
    if (round.holding(seat) === null || round.declared[seat] !== undefined) return false;
    if (course.options['tarokk-declarations'] !== 'pais') return obliging;
    return seat !== course.partner || this.isPublic;
  }
}
