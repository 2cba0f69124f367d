import { type Course } from '../course.js';
import { type Seat } from '../seats.js';
import { T20, type Convention } from './auction.js';
import { type Discards } from './exchange.js';

/** Whose side everybody at the table knows (6.4), and who spoke last (6.3). */
export class Allegiance {
  /** Seats that announced a bonus or said a valid kontra in an earlier turn (bits). */
  private known = 0;
  private readonly speakers: Seat[] = [];
  private readonly everybody: boolean;
  private readonly neverAlone: boolean;

  constructor(
    private readonly course: Course,
    convention: Convention | null,
    discards: Discards,
  ) {
    const { called, declarer } = course;
    this.everybody =
      convention !== null &&
      convention.seat !== declarer &&
      called === convention.card &&
      course.holds(convention.seat, convention.card);
    this.neverAlone = called !== T20 && !discards.tarockByOther;
  }

  /** The seat has spoken in its turn in the sense of 6.3. */
  speaks(seat: Seat): void {
    this.known |= 1 << seat;
    this.speakers.push(seat);
  }

  isPublic(seat: Seat): boolean {
    const { course } = this;
    if (seat === course.declarer || this.everybody || this.isKnown(seat)) return true;
    if (course.partner !== null && this.isKnown(course.partner)) return true;
    return this.neverAlone && this.knownOpponents() >= 2;
  }

  /** Whether a bonus announced without a kontra would name the wrong side: that of the seat that spoke last. */
  misleads(seat: Seat): boolean {
    if (this.isPublic(seat)) return false;
    const last = this.speakers.findLast((speaker) => speaker !== seat) ?? this.course.declarer;
    return this.course.sideOf(last) !== this.course.sideOf(seat);
  }

  private isKnown(seat: Seat): boolean {
    return (this.known & (1 << seat)) !== 0;
  }

  private knownOpponents(): number {
    const { course } = this;
    return course.table.active.filter((seat) => this.isKnown(seat) && course.sideOf(seat) === 'opponents').length;
  }
}
