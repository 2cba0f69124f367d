import { Injectable } from '@nestjs/common';
import { isConcerned, needsAppointedJuror, problemKind } from '@tarokk/competition';
import { text } from '@tarokk/rules';
import type { AccountCaller } from '../../platform/requests/current-caller.js';
import { refused, type Refused } from '../../platform/problems/refused.types.js';
import { everybodyInEvent, everyMember } from '../../matches/sheets/knowledge.js';
import { MatchFiles } from '../../matches/lifecycle/match-files.service.js';
import { unknownMatch } from '../../matches/lifecycle/match-problems.js';
import { JuryRepository } from '../../matches/requests/deciding/jury.repository.js';
import { type Write, Writes } from '../../platform/writes/writes.service.js';
import { record } from '../../platform/events/outbox.js';
import { noAccount } from './appointment-problems.js';
import { AppointmentsRepository } from './appointments.repository.js';
import type { JurorAppointed } from './appointment.types.js';
import type { AppointJurorInput } from './appointment.inputs.js';

const notNeeded = problemKind('appointment/not-needed', {
  rule: 'D12',
  path: 'matchId',
  text: text(
    'There is somebody of the jury whom this match does not concern.',
    'In der Jury gibt es jemanden, den dieses Match nicht betrifft.',
    'A zsűriben van, akit ez a mérkőzés nem érint.',
  ),
});
const concerned = problemKind('appointment/concerned', {
  rule: 'D12',
  path: 'personId',
  text: text(
    'This match concerns them too.',
    'Dieses Match betrifft auch diese Person.',
    'Ez a mérkőzés őt is érinti.',
  ),
});

/** When a match concerns the whole jury, an admin appoints one who decides (D12). */
@Injectable()
export class AppointmentService {
  constructor(
    private readonly writes: Writes,
    private readonly files: MatchFiles,
    private readonly jury: JuryRepository,
    private readonly repository: AppointmentsRepository,
  ) {}

  appoint(
    caller: AccountCaller,
    { idempotencyKey: key, matchId, personId }: AppointJurorInput,
  ): Promise<JurorAppointed | Refused> {
    const write: Write = { action: 'appointJuror', key, input: { matchId, personId } };
    return this.writes.run<JurorAppointed>(caller, write, async (transaction) => {
      const file = await this.files.lock(transaction, matchId);
      if (file === null) return refused(unknownMatch());
      const { sheet, knowledge } = file;
      const members = everyMember(knowledge, sheet);
      const others = everybodyInEvent(knowledge);
      const jury = await this.jury.members(transaction);
      const persons = jury.map((juror) => juror.personId);
      if (!needsAppointedJuror(persons, sheet, members, others)) {
        return refused(notNeeded());
      }
      if (isConcerned(personId, sheet, members, others)) return refused(concerned());
      const isAppointed = await this.repository.appoint(transaction, matchId, personId);
      if (!isAppointed) return refused(noAccount());
      await record(transaction, { type: 'match-changed', id: matchId, season: file.row.season });
      return { __typename: 'JurorAppointed', matchId, personId };
    });
  }
}
