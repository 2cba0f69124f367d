import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/requests/caller.js';
import type { AccountCaller } from '../../platform/requests/current-caller.js';
import { ChangeFeed } from './change-feed.js';
import type { Change } from './change.types.js';
import type { ChangeRow } from './changes.repository.js';

const everybody = (): true => true;

/** What can be subscribed to. The feed's changes are held against what the caller may see at the time of each. */
@Injectable()
export class LiveService {
  constructor(private readonly feed: ChangeFeed) {}

  cursor(): Promise<string> {
    return this.feed.cursor();
  }

  standings(year: number, after: string | null): Promise<AsyncIterable<Change>> {
    const opening = { topic: 'standings', id: null, year } as const;
    return this.feed.subscribe({ key: `standings ${year}`, opening, accepts: everybody, after });
  }

  cup(year: number, after: string | null): Promise<AsyncIterable<Change>> {
    const opening = { topic: 'cup', id: null, year } as const;
    return this.feed.subscribe({ key: `cup ${year}`, opening, accepts: everybody, after });
  }

  freeTable(year: number, after: string | null): Promise<AsyncIterable<Change>> {
    const opening = { topic: 'free-championship', id: null, year } as const;
    return this.feed.subscribe({ key: `free-championship ${year}`, opening, accepts: everybody, after });
  }

  trophies(after: string | null): Promise<AsyncIterable<Change>> {
    const opening = { topic: 'trophies', id: null, year: null } as const;
    return this.feed.subscribe({ key: 'trophies', opening, accepts: everybody, after });
  }

  /** Everybody learns of games as they are finished (D42). */
  grandPrix(id: string, after: string | null): Promise<AsyncIterable<Change>> {
    const opening = { topic: 'grand-prix', id, year: null } as const;
    return this.feed.subscribe({ key: `grand-prix ${id}`, opening, accepts: everybody, after });
  }

  /** Everybody learns of an approved match; of others those who sat at the table, both teams and the jury. */
  match({ account }: Caller, id: string, after: string | null): Promise<AsyncIterable<Change>> {
    return this.feed.subscribe({
      key: `match ${id}`,
      opening: { topic: 'match', id, year: null },
      accepts: (change) =>
        change.public || (account !== null && (account.jury || change.persons.includes(account.personId))),
      after,
    });
  }

  /** Everybody learns of matches that count, or did until now. @param player only the matches of this player @param side only those of this side */
  results(player: string | null, side: string | null, after: string | null): Promise<AsyncIterable<Change>> {
    const key = side === null ? (player === null ? 'matches' : `person ${player}`) : `side ${side}`;
    const opening = { topic: 'match', id: null, year: null } as const;
    const accepts = (change: ChangeRow): boolean =>
      change.public && (player === null || change.persons.includes(player));
    return this.feed.subscribe({ key, opening, accepts, after });
  }

  matchesOf({ account }: AccountCaller, after: string | null): Promise<AsyncIterable<Change>> {
    const opening = { topic: 'match', id: null, year: null } as const;
    return this.feed.subscribe({ key: `person ${account.personId}`, opening, accepts: everybody, after });
  }

  notificationsOf({ account }: AccountCaller, after: string | null): Promise<AsyncIterable<Change>> {
    const opening = { topic: 'notifications', id: null, year: null } as const;
    return this.feed.subscribe({ key: `notifications ${account.personId}`, opening, accepts: everybody, after });
  }

  queue(after: string | null): Promise<AsyncIterable<Change>> {
    const opening = { topic: null, id: null, year: null } as const;
    return this.feed.subscribe({ key: 'queue', opening, accepts: everybody, after });
  }
}
