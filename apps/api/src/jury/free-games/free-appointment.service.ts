import { Injectable } from '@nestjs/common';
import { problemKind } from '@tarokk/competition';
import { text } from '@tarokk/rules';
import type { AccountCaller } from '../../platform/requests/current-caller.js';
import { refused, type Refused } from '../../platform/problems/refused.types.js';
import { JuryRepository } from '../../matches/requests/deciding/jury.repository.js';
import { type Write, Writes } from '../../platform/writes/writes.service.js';
import { FreeGameFilesRepository } from '../../matches/free-games/lifecycle/free-game-files.repository.js';
import { FreeGameFiles } from '../../matches/free-games/lifecycle/free-game-files.service.js';
import type { FreeJurorAppointed } from '../../matches/free-games/lifecycle/free-game-moves.types.js';
import { unknownGame } from '../../matches/free-games/free-problems.js';
import { record } from '../../platform/events/outbox.js';
import { noAccount } from '../appointment/appointment-problems.js';
import { isPublicGame } from '../../matches/free-games/lifecycle/free-game-moves.service.js';
import type { AppointFreeJurorInput } from './free-appointment.inputs.js';

const notNeeded = problemKind('appointment/not-needed', {
  rule: 'D12',
  path: 'gameId',
  text: text(
    'There is somebody of the jury who did not play in this game.',
    'In der Jury gibt es jemanden, der an diesem Spiel nicht teilgenommen hat.',
    'A zsűriben van, aki ebben a játékban nem játszott.',
  ),
});
const concerned = problemKind('appointment/concerned', {
  rule: 'D12',
  path: 'personId',
  text: text(
    'This person played in the game too.',
    'Auch diese Person hat an dem Spiel teilgenommen.',
    'Ez a személy is játszott ebben a játékban.',
  ),
});

/** When the whole jury has played in a game, an admin appoints one who decides (D12). */
@Injectable()
export class FreeAppointment {
  constructor(
    private readonly writes: Writes,
    private readonly files: FreeGameFiles,
    private readonly repository: FreeGameFilesRepository,
    private readonly jury: JuryRepository,
  ) {}

  appoint(
    caller: AccountCaller,
    { idempotencyKey: key, gameId, personId }: AppointFreeJurorInput,
  ): Promise<FreeJurorAppointed | Refused> {
    const write: Write = { action: 'appointFreeJuror', key, input: { gameId, personId } };
    return this.writes.run<FreeJurorAppointed>(caller, write, async (transaction) => {
      const file = await this.files.lock(transaction, gameId);
      if (file === null) return refused(unknownGame());
      const { players } = file.judged;
      const jury = await this.jury.members(transaction);
      if (jury.some((juror) => !players.includes(juror.personId))) return refused(notNeeded());
      if (players.includes(personId)) return refused(concerned());
      const isAppointed = await this.repository.appoint(transaction, gameId, personId);
      if (!isAppointed) return refused(noAccount());
      const { season, state } = file.row;
      await record(transaction, { type: 'free-game-changed', id: gameId, season, isPublic: isPublicGame(state) });
      return { __typename: 'FreeJurorAppointed', gameId, personId };
    });
  }
}
