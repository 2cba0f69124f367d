import { Injectable } from '@nestjs/common';
import { AccountsLoader } from '../../identity/accounts/accounts.loader.js';
import { groupedBy, inOrderOf, loaderPerRequest } from '../../platform/graphql/loader.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { type PersonRow } from '../../registry/people/people.repository.js';
import { PeopleLoader } from '../../registry/people/people.loader.js';
import type { MatchFile } from '../lifecycle/match-file.js';
import { MatchFiles } from '../lifecycle/match-files.service.js';
import { MatchHistoryRepository } from '../history/match-history.repository.js';
import type { MatchRow, MoveRow, RevisionRow, RulingRow } from '../rows/match.row.js';
import { MatchesRepository, type VisibleMatch } from './matches.repository.js';

/** What belongs to matches, fetched together for a request. */
@Injectable()
export class MatchesLoader {
  private readonly seen = loaderPerRequest<string, VisibleMatch | null>(async (ids, { caller }) =>
    inOrderOf(ids, await this.repository.findByIds(ids, caller), (row) => row.id),
  );
  private readonly files = loaderPerRequest<MatchRow, MatchFile>((rows) => this.matchFiles.read(null, rows));
  private readonly revisions = loaderPerRequest<string, RevisionRow[]>(async (ids) =>
    groupedBy(ids, await this.history.revisionsOf(ids), ({ matchId }) => matchId),
  );
  private readonly moves = loaderPerRequest<string, MoveRow[]>(async (ids) =>
    groupedBy(ids, await this.history.movesOf(ids), ({ matchId }) => matchId),
  );
  private readonly rulings = loaderPerRequest<string, RulingRow[]>(async (ids) =>
    groupedBy(ids, await this.history.rulingsOf(ids), ({ matchId }) => matchId),
  );

  constructor(
    private readonly repository: MatchesRepository,
    private readonly history: MatchHistoryRepository,
    private readonly matchFiles: MatchFiles,
    private readonly accounts: AccountsLoader,
    private readonly people: PeopleLoader,
  ) {}

  /** Null when there is no such match, or the caller may not see it. */
  match(context: RequestContext, id: string): Promise<VisibleMatch | null> {
    return this.seen(context).load(id);
  }

  /** The present sheet, judged; asked for by the same row again, it is the same. */
  file(context: RequestContext, row: MatchRow): Promise<MatchFile> {
    return this.files(context).load(row);
  }

  revisionsOf(context: RequestContext, matchId: string): Promise<RevisionRow[]> {
    return this.revisions(context).load(matchId);
  }

  /** One sheet of a match; null if it has none of that number. */
  async revision(context: RequestContext, matchId: string, number: number): Promise<RevisionRow | null> {
    const revisions = await this.revisionsOf(context, matchId);
    return revisions.find((revision) => revision.number === number) ?? null;
  }

  movesOf(context: RequestContext, matchId: string): Promise<MoveRow[]> {
    return this.moves(context).load(matchId);
  }

  rulingsOf(context: RequestContext, matchId: string): Promise<RulingRow[]> {
    return this.rulings(context).load(matchId);
  }

  /** Whose account did something. @throws Error for an account that there is not */
  async holder(context: RequestContext, accountId: string): Promise<PersonRow> {
    const account = await this.accounts.get(context, accountId);
    const [person] = await this.people.loadAll(context, [account.personId]);
    return person!;
  }
}
