import { Injectable } from '@nestjs/common';
import { AccountsLoader } from '../../identity/accounts/accounts.loader.js';
import { groupedBy, inOrderOf, loaderPerRequest } from '../../platform/graphql/loader.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { PeopleLoader } from '../../registry/people/people.loader.js';
import type { PersonRow } from '../../registry/people/people.repository.js';
import type { FreeGameFile } from './lifecycle/free-game-file.js';
import { FreeGameFiles } from './lifecycle/free-game-files.service.js';
import type { FreeGameRow, FreeMoveRow, FreeRevisionRow } from './free-game.row.js';
import { FreeGamesRepository, type SeenFreeGame } from './free-games.repository.js';

/** What belongs to free games, fetched together for a request. */
@Injectable()
export class FreeGamesLoader {
  private readonly seen = loaderPerRequest<string, SeenFreeGame | null>(async (ids, { caller }) =>
    inOrderOf(ids, await this.repository.findByIds(ids, caller), (row) => row.id),
  );
  private readonly files = loaderPerRequest<FreeGameRow, FreeGameFile>((rows) => this.freeFiles.read(null, rows));
  private readonly revisions = loaderPerRequest<string, FreeRevisionRow[]>(async (ids) =>
    groupedBy(ids, await this.repository.revisionsOf(ids), ({ gameId }) => gameId),
  );
  private readonly moves = loaderPerRequest<string, FreeMoveRow[]>(async (ids) =>
    groupedBy(ids, await this.repository.movesOf(ids), ({ gameId }) => gameId),
  );

  constructor(
    private readonly repository: FreeGamesRepository,
    private readonly freeFiles: FreeGameFiles,
    private readonly accounts: AccountsLoader,
    private readonly people: PeopleLoader,
  ) {}

  /** Null when there is no such game, or the caller may not see it. */
  game(context: RequestContext, id: string): Promise<SeenFreeGame | null> {
    return this.seen(context).load(id);
  }

  /** The present revision, judged; asked for by the same row again, it is the same. */
  file(context: RequestContext, row: FreeGameRow): Promise<FreeGameFile> {
    return this.files(context).load(row);
  }

  revisionsOf(context: RequestContext, gameId: string): Promise<FreeRevisionRow[]> {
    return this.revisions(context).load(gameId);
  }

  movesOf(context: RequestContext, gameId: string): Promise<FreeMoveRow[]> {
    return this.moves(context).load(gameId);
  }

  /** Whose account did something. @throws Error for an account that there is not */
  async holder(context: RequestContext, accountId: string): Promise<PersonRow> {
    const account = await this.accounts.get(context, accountId);
    const [person] = await this.people.loadAll(context, [account.personId]);
    return person!;
  }
}
