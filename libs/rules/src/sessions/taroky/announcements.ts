import { type Course } from '../course.js';
import { Doubling } from '../doubling.js';
import { followFirstTurns, type Listener } from '../first-turns.js';
import { T1 } from '../pack.js';
import { type Act, type Kontra } from '../acts.js';
import { type Seat } from '../seats.js';
import { holdingOf } from './holding.js';
import { type Variant } from './variant.js';

/** The round of announcements (C5): what stands when it is over. */
export class Announcements implements Listener {
  readonly doubling: Doubling;
  /** Standing declarations by seat. */
  readonly declared: readonly string[][];

  constructor(
    private readonly course: Course,
    private readonly variant: Variant,
  ) {
    this.doubling = new Doubling(variant.kontras.length);
    this.declared = course.hands.map(() => []);
    // C5.2: announced by the contract itself.
    if (course.contract === variant.contracts.pagat) this.doubling.add('pagat', 'declarer');
  }

  follow(): void {
    followFirstTurns(this.course, this.course.declarer, this);
  }

  /** C5.5: nobody said a kontra that counts, and no bonus is announced. */
  get isQuiet(): boolean {
    return this.doubling.level('game', 'declarer') === 0 && this.doubling.announced().length === 0;
  }

  say(act: Act, seat: Seat): string | null {
    if (act.act === 'announce') return this.announce(act.bonus, seat);
    if (act.act === 'declare') return this.declare(act.what, seat);
    return act.act === 'kontra' ? this.kontra(act, seat) : null;
  }

  kontra({ on, level }: Kontra, seat: Seat): string | null {
    return this.doubling.kontra(on, level, this.course.sideOf(seat));
  }

  private announce(bonus: string, seat: Seat): string | null {
    const { course, doubling, variant } = this;
    const isInContract = course.contract === variant.contracts.pagat && bonus === 'pagat';
    if (isInContract && seat === course.declarer) return null;
    const side = course.sideOf(seat);
    if (doubling.has(bonus, side)) return 'announce/repeated';
    if (bonus === 'pagat' && !course.holds(seat, T1)) return 'announce/no-pagat';
    doubling.add(bonus, side);
    return null;
  }

  /** C5.3, P2 */
  private declare(what: string, seat: Seat): string | null {
    const { course, variant } = this;
    const standing = this.declared[seat]!;
    if (standing.includes(what)) return 'announce/repeated';
    const declaration = variant.declarations(course.options).find(({ id }) => id === what);
    if (declaration?.isTrue(holdingOf(course.hands[seat]!)) !== true) return 'declare/false';
    if (standing.some((other) => variant.conflict(what, other))) return 'declare/excluded';
    standing.push(what);
    return null;
  }
}
