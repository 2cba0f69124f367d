import { type Course } from '../course.js';
import { Doubling } from '../doubling.js';
import { type Listener } from '../first-turns.js';
import { type Act, type Kontra } from '../acts.js';
import { type Seat } from '../seats.js';
import { birds, bonusOf, kontras } from './bonuses.js';

/** The round of announcements in a positive game (section 6). */
export class Announcements implements Listener {
  readonly doubling = new Doubling(kontras.length);
  private hasBird = false;

  constructor(private readonly course: Course) {}

  say(act: Act, seat: Seat): string | null {
    if (act.act === 'kontra') return this.kontra(act, seat);
    return act.act === 'announce' ? this.announce(act.bonus, seat) : 'announce/not-possible';
  }

  kontra({ on, level }: Kontra, seat: Seat): string | null {
    return this.doubling.kontra(on, level, this.course.sideOf(seat));
  }

  firstTurnEnds(seat: Seat, turn: number): void {
    if (seat === this.course.declarer) this.birdDue(turn);
  }

  /** 6.4. @param turn the declarer's first turn, null if he has none */
  birdDue(turn: number | null): void {
    const { course } = this;
    if (course.contract !== 'aufrufer' || this.hasBird) return;
    course.omitted('announce/bird-missing', 'announcements', turn, course.declarer);
  }

  private announce(bonus: string, seat: Seat): string | null {
    const { course, doubling } = this;
    const side = course.sideOf(seat);
    if (doubling.has(bonus, side)) return 'announce/repeated';
    if (!bonusOf(bonus).holds.every((card) => course.holds(seat, card))) return 'announce/not-held';
    if (bonus === 'king-ultimo' && course.called === null) return 'announce/no-king';
    doubling.add(bonus, side);
    if (seat === course.declarer && birds.includes(bonus)) this.hasBird = true;
    return null;
  }
}
