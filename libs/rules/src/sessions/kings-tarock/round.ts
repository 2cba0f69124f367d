import { type Course } from '../course.js';
import { followFirstTurns } from '../first-turns.js';
import { AgreementRound } from './agreement.js';
import { Announcements } from './announcements.js';
import { contractOf } from './contracts.js';
import { Contras } from './contras.js';

/** The one round of turns after the exchange, whatever the game says in it (6.1, 8.1). */
export class RoundOfTurns {
  readonly announcements: Announcements;
  readonly contras: Contras;
  readonly agreement: AgreementRound;

  constructor(private readonly course: Course) {
    this.announcements = new Announcements(course);
    this.contras = new Contras(course);
    this.agreement = new AgreementRound(course);
  }

  follow(): void {
    const { course, announcements } = this;
    switch (contractOf(course.contract).kind) {
      case 'positive': {
        const first = followFirstTurns(course, course.declarer, announcements);
        if (first[course.declarer] === -1) announcements.birdDue(null);
        break;
      }
      case 'negative':
        followFirstTurns(course, course.declarer, this.contras);
        break;
      case 'trischaken':
        followFirstTurns(course, course.table.forehand, this.agreement);
        break;
    }
  }
}
