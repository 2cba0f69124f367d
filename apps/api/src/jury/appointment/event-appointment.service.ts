import { Injectable } from '@nestjs/common';
import { problemKind } from '@tarokk/competition';
import { text } from '@tarokk/rules';
import type { CupSaved } from '../../competitions/cup/cup-changes.types.js';
import { cupProblems } from '../../competitions/cup/cup-problems.js';
import { CupWork } from '../../competitions/cup/acts/cup-work.service.js';
import { GrandPrixWork } from '../../competitions/grand-prix/organizing/grand-prix-work.service.js';
import type { GrandPrixSaved } from '../../competitions/grand-prix/grand-prix.types.js';
import { type Problem, refused, type Refused } from '../../platform/problems/refused.types.js';
import type { AccountCaller } from '../../platform/requests/current-caller.js';
import { noAccountInEvent } from './appointment-problems.js';
import { AppointmentsRepository, type EventConcern } from './appointments.repository.js';
import type { Write } from '../../platform/writes/writes.service.js';
import type { AppointCupJurorInput, AppointGrandPrixJurorInput } from './appointment.inputs.js';

const notNeeded = problemKind('appointment/not-needed', {
  rule: 'D58',
  text: text(
    'There is somebody of the jury who does not play in it.',
    'In der Jury gibt es jemanden, der nicht mitspielt.',
    'A zsűriben van, aki nem játszik benne.',
  ),
});
const concerned = problemKind('appointment/concerned', {
  rule: 'D58',
  path: 'personId',
  text: text('They play in it too.', 'Auch diese Person spielt mit.', 'Ő is játszik benne.'),
});

/** When the whole jury plays in a cup or Grand Prix, an admin appoints one who decides in it (D58). */
@Injectable()
export class EventAppointmentService {
  constructor(
    private readonly cups: CupWork,
    private readonly events: GrandPrixWork,
    private readonly repository: AppointmentsRepository,
  ) {}

  inCup(
    caller: AccountCaller,
    { idempotencyKey: key, seasonYear: year, personId }: AppointCupJurorInput,
  ): Promise<CupSaved | Refused> {
    const write: Write = { action: 'appointCupJuror', key, input: { seasonYear: year, personId } };
    return this.cups.inCup<CupSaved>(caller, write, year, async ({ transaction, row }) => {
      if (row === null) return refused(cupProblems.unknown({ year }));
      if (row.seed === null) return refused(cupProblems.notDrawn());
      const problem = problemOf(await this.repository.inCup(transaction, year, personId), 'seasonYear');
      if (problem !== null) return refused(problem);
      const isAppointed = await this.repository.appointInCup(transaction, year, personId);
      return isAppointed ? { __typename: 'CupSaved', year } : refused(noAccountInEvent());
    });
  }

  inGrandPrix(
    caller: AccountCaller,
    { idempotencyKey: key, grandPrixId: id, personId }: AppointGrandPrixJurorInput,
  ): Promise<GrandPrixSaved | Refused> {
    const write: Write = { action: 'appointGrandPrixJuror', key, input: { grandPrixId: id, personId } };
    return this.events.on(caller, write, { id, closed: true }, async ({ transaction }) => {
      const problem = problemOf(await this.repository.inGrandPrix(transaction, id, personId), 'grandPrixId');
      if (problem !== null) return refused(problem);
      const isAppointed = await this.repository.appointInGrandPrix(transaction, id, personId);
      return isAppointed ? undefined : refused(noAccountInEvent());
    });
  }
}

function problemOf({ isWholeJury, isPerson }: EventConcern, path: string): Problem | null {
  if (!isWholeJury) return notNeeded.at(path);
  return isPerson ? concerned() : null;
}
