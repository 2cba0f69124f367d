import { has, includes } from '../../cards/card-set.js';
import { type Course } from '../course.js';
import { type Doubling } from '../doubling.js';
import { type SeatFact } from '../facts.js';
import { type Listener } from '../first-turns.js';
import { honours, T1, tarocksIn } from '../pack.js';
import { type Act, type Kontra } from '../acts.js';
import { type Seat } from '../seats.js';
import { declarations } from './names.js';

/** The one round of announcements about the twelve cards after the exchange (section 5). */
export class Announcements implements Listener {
  /** Those that stand. */
  readonly declared: SeatFact[] = [];

  constructor(
    private readonly course: Course,
    private readonly doubling: Doubling,
  ) {}

  say(act: Act, seat: Seat): string | null {
    if (act.act === 'kontra') return this.kontra(act, seat);
    if (act.act === 'declare') return this.declare(act.what, seat);
    return act.act === 'announce' ? this.announce(act.bonus, seat) : null;
  }

  /** 3.3: of what is doubled, only these two belong here. */
  kontra({ on, level }: Kontra, seat: Seat): string | null {
    if (on !== 'trul' && on !== 'pagat-ultimo') return 'kontra/not-possible';
    return this.doubling.kontra(on, level, this.course.sideOf(seat));
  }

  private declare(what: string, seat: Seat): string | null {
    if (this.declared.some((one) => one.seat === seat && one.what === what)) return 'announce/repeated';
    const taroks = tarocksIn(this.course.hands[seat]!);
    if (declarations.find(({ id }) => id === what)?.taroks !== taroks) return 'declare/false';
    this.declared.push({ seat, what });
    return null;
  }

  private announce(bonus: string, seat: Seat): string | null {
    // 5.2: these two were announced before or not at all.
    if (bonus === 'four-kings' || bonus === 'king-ultimo') return 'announce/late';
    const side = this.course.sideOf(seat);
    if (this.doubling.has(bonus, side)) return 'announce/repeated';
    if (!this.holds(bonus, seat)) return 'announce/not-held';
    this.doubling.add(bonus, side);
    return null;
  }

  private holds(bonus: string, seat: Seat): boolean {
    const hand = this.course.hands[seat]!;
    if (bonus === 'trul') return includes(hand, honours);
    return bonus === 'pagat-ultimo' ? has(hand, T1) : true;
  }
}
