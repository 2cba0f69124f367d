import { yearOf } from '@tarokk/competition';
import type { DemoMatch } from '../plan/matches.js';
import type { Actors } from './actors.js';
import { openApproval } from './calendar.js';
import { MatchInHand, type SubmitOptions } from './match-in-hand.js';
import type { Register } from './register.js';
import { remarksOn } from './remarks.js';
import { exchanged, falselyClaimed, openRecordOf, personsOf, sheetOf } from './sheets.js';
import type { Visitor } from './visitor.js';

/** Takes a match through its course, from its first sheet to where the course ends. */
export async function takeCourse(plan: DemoMatch, register: Register, actors: Actors): Promise<void> {
  const { a, b, juror } = actors;
  const words = register.words.matches;
  const match = new MatchInHand();
  const submit = (by: Visitor, sheet: Parameters<typeof sheetOf>[2] = {}, options: SubmitOptions = {}): Promise<void> =>
    match.submit(by, sheetOf(plan, register, sheet), { ...options, remarks: remarksOn(plan, register) });
  const confirm = (): Promise<void> => match.move(b, 'confirmMatch');
  const approve = (): Promise<void> => match.move(juror, 'approveMatch');
  const handInAndConfirm = async (): Promise<void> => {
    await submit(a);
    await confirm();
  };

  switch (plan.course) {
    case 'submitted':
      return submit(a);
    case 'confirmed':
      return handInAndConfirm();
    case 'approved':
      await handInAndConfirm();
      return approve();
    case 'disputed':
      await submit(a);
      return match.move(b, 'disputeMatch', { reason: words.contraMissing, game: 3 });
    case 'returned':
      await handInAndConfirm();
      return match.move(juror, 'returnMatch', { reason: words.whoDealt });
    case 'withdrawn':
      await submit(a);
      return match.move(a, 'withdrawMatch', { reason: words.twice });
    case 'reopened':
      await handInAndConfirm();
      await approve();
      return match.move(juror, 'reopenMatch', { reason: words.photograph });
    case 'open':
      await openApproval(plan, register, actors);
      await submit(a, { record: openRecordOf(plan) });
      return match.move(juror, 'leaveMatchOpen', { reason: words.powerCut });

    case 'equal-sheets':
      await submit(a);
      await submit(b);
      return approve();
    case 'relented':
      await submit(a);
      await match.move(b, 'disputeMatch', { reason: words.otherAnnouncement, game: 2 });
      await confirm();
      return approve();
    case 'false-claim':
      await submit(a, { record: falselyClaimed(plan) }, { requestRuling: true });
      await match.move(b, 'disputeMatch', { reason: words.pointsOfCards, game: 1 });
      await handInAndConfirm();
      return approve();
    case 'let-stand':
      await submit(a, {}, { requestRuling: true });
      await match.rule(juror, {
        kind: 'STANDS',
        code: 'REQUEST_PRIVATE_VENUE',
        reason: words.flooded,
      });
      await confirm();
      return approve();
    case 'ruled':
      await submit(a);
      await match.move(b, 'disputeMatch', { reason: words.cardOnFloor, game: 5 });
      await match.rule(juror, {
        kind: 'POINTS',
        game: 5,
        points: { a: 60, b: 60 },
        reason: words.nobodyKnows,
      });
      return approve();
    case 'by-jury':
      await submit(juror);
      await match.move(a, 'confirmMatch');
      await confirm();
      return approve();
    case 'corrected':
      await submit(a, { persons: exchanged(personsOf(plan, register)) });
      await confirm();
      await approve();
      await match.move(juror, 'reopenMatch', { reason: words.exchanged });
      await match.move(juror, 'returnMatch', { reason: words.whoSatWhere });
      await handInAndConfirm();
      return approve();
    case 'completed':
      await openApproval(plan, register, actors);
      await submit(a, { record: openRecordOf(plan) });
      await match.move(juror, 'leaveMatchOpen', { reason: words.lastTram });
      await match.move(juror, 'resumeMatch');
      await confirm();
      await match.move(juror, 'returnMatch', { reason: words.allEight });
      await handInAndConfirm();
      return approve();
  }
}

/** Who acts on a match. @param juror one of those who play for no team */
export function actorsOn(
  { teams, date }: Pick<DemoMatch, 'teams' | 'date'>,
  register: Register,
  juror: Visitor,
): Actors {
  const [a, b] = teams;
  const year = yearOf(date);
  return { a: register.captain(year, a), b: register.captain(year, b), juror };
}
