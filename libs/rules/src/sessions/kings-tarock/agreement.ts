import { type Course } from '../course.js';
import { type Listener } from '../first-turns.js';
import { type Act } from '../acts.js';
import { type Seat } from '../seats.js';

/** The round of `agree` and `not` in Trischaken (8.1). */
export class AgreementRound implements Listener {
  private readonly seats = new Set<Seat>();

  constructor(private readonly course: Course) {}

  say(act: Act): string | null {
    return act.act === 'kontra' ? 'kontra/not-possible' : null;
  }

  kontra(): string {
    return 'kontra/not-possible';
  }

  /** One word and nothing else; whatever else is said in the turn draws nothing of its own. */
  firstTurnEnds(seat: Seat, turn: number): void {
    const { say } = this.course.record.announcements[turn]!;
    const word = say.length === 1 ? say[0]!.act : null;
    if (word === 'agree') this.seats.add(seat);
    else if (word !== 'not') this.course.omitted('announce/agree-missing', 'announcements', turn, seat);
  }

  get agreed(): readonly Seat[] {
    return this.course.table.active.filter((seat) => this.seats.has(seat));
  }
}
