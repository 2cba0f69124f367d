import { createHash, randomBytes } from 'node:crypto';
import { nameKey } from '@tarokk/competition';
import pg from 'pg';
import { type Answer, type Office, readAnswer } from './office.js';

/** Somebody who sends requests: without an account, or logged in. */
export interface Client {
  readonly graphql: (query: string, variables?: Record<string, unknown>) => Promise<Answer>;
}

export interface Person {
  readonly id: string;
  readonly name: string;
}

/** A person with an account, logged in as a browser is. */
export interface Member extends Person, Client {
  readonly accountId: string;
  readonly cookie: string;
}

export interface Team {
  readonly id: string;
  readonly name: string;
  readonly season: number;
  readonly members: readonly Person[];
}

export interface Pair {
  readonly id: string;
  readonly name: string;
  readonly season: number;
  /** Under the same name as of a team, for what is made of either. */
  readonly members: readonly [Person, Person];
}

/** What there is before a test begins, put into the database of a running office. End it before the office. */
export interface Given {
  readonly database: pg.Pool;
  person(name?: string): Promise<Person>;
  member(roles?: { readonly jury?: boolean; readonly admin?: boolean; readonly name?: string }): Promise<Member>;
  /** An API token of theirs. */
  token(member: Member, scopes: readonly string[]): Promise<string>;
  /** A season whose annual meeting is on 15 January, unless said otherwise. */
  season(year: number, annualMeeting?: string | null): Promise<number>;
  /** The first member is the captain. */
  team(season: number, members: readonly Person[], name?: string): Promise<Team>;
  /** A pair of two of a season, as if one of them had entered it. */
  pair(season: number, players: readonly [Person, Person], name?: string): Promise<Pair>;
  venue(name?: string, isPublic?: boolean): Promise<string>;
  end(): Promise<void>;
}

/** @param office gives the address of the server and of its database */
export function given(office: Pick<Office, 'url' | 'databaseUrl'> & Partial<Pick<Office, 'loginCookie'>>): Given {
  // One that a test may hold, and one for all else: each is a process of PostgreSQL.
  const database = new pg.Pool({ connectionString: office.databaseUrl(), max: 2, options: '-c TimeZone=UTC' });
  let made = 0;
  const one = async (sql: string, values: readonly unknown[]): Promise<string> => {
    const { rows } = await database.query<{ id: string }>(sql, [...values]);
    return rows[0]!.id;
  };

  const person = async (name = `Player ${++made}`): Promise<Person> => {
    const id = await one('INSERT INTO "person" DEFAULT VALUES RETURNING "id"', []);
    await database.query('INSERT INTO "person_name" ("person_id", "revision", "name", "key") VALUES ($1, 1, $2, $3)', [
      id,
      name,
      nameKey(name),
    ]);
    return { id, name };
  };

  return {
    database,
    person,

    async member({ jury = false, admin = false, name } = {}) {
      const { id, name: known } = await person(name);
      const accountId = await one(
        'INSERT INTO "account" ("person_id", "jury", "admin") VALUES ($1, $2, $3) RETURNING "id"',
        [id, jury, admin],
      );
      const token = randomBytes(32).toString('base64url');
      await database.query(
        `INSERT INTO "login" ("account_id", "token_hash", "expires_at") VALUES ($1, $2, now() + interval '1 day')`,
        [accountId, createHash('sha256').update(token).digest()],
      );
      const cookie = `${office.loginCookie ?? 'office_login'}=${token}`;
      return { id, name: known, accountId, cookie, graphql: client(office, { cookie }).graphql };
    },

    async token({ accountId }, scopes) {
      const token = randomBytes(32).toString('base64url');
      await database.query(
        `INSERT INTO "api_token" ("account_id", "name", "scopes", "token_hash", "expires_at")
         VALUES ($1, 'test', $2, $3, now() + interval '1 day')`,
        [accountId, scopes, createHash('sha256').update(token).digest()],
      );
      return token;
    },

    async season(year, annualMeeting = `${year}-01-15`) {
      await database.query(
        'INSERT INTO "season" ("year", "annual_meeting", "match_limit") VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
        [year, annualMeeting, year <= 2010 ? 52 : 40],
      );
      return year;
    },

    async team(season, members, name = `Team ${++made}`) {
      const id = await one(`INSERT INTO "side" ("season", "kind", "name") VALUES ($1, 'team', $2) RETURNING "id"`, [
        season,
        name,
      ]);
      await database.query(
        'INSERT INTO "team" ("id", "season", "name_key", "confirmed_at") VALUES ($1, $2, $3, now())',
        [id, season, nameKey(name, name.toLowerCase())],
      );
      for (const [index, { id: member }] of members.entries()) {
        await database.query(
          'INSERT INTO "membership" ("season", "person_id", "team_id", "captain", "first_day") VALUES ($1, $2, $3, $4, $5)',
          [season, member, id, index === 0, `${season}-01-01`],
        );
      }
      return { id, name, season, members };
    },

    async pair(season, members, name = `Pair ${++made}`) {
      const id = await one(`INSERT INTO "side" ("season", "kind", "name") VALUES ($1, 'pair', $2) RETURNING "id"`, [
        season,
        name,
      ]);
      await database.query(
        'INSERT INTO "pair" ("id", "season", "name_key", "first_id", "second_id") VALUES ($1, $2, $3, $4, $5)',
        [id, season, nameKey(name, name.toLowerCase()), members[0].id, members[1].id],
      );
      for (const { id: player } of members) {
        await database.query(
          'INSERT INTO "pair_player" ("pair_id", "person_id", "season", "first_day") VALUES ($1, $2, $3, $4)',
          [id, player, season, `${season}-01-01`],
        );
      }
      return { id, name, season, members };
    },

    venue: (name = `Venue ${++made}`, isPublic = true) =>
      one('INSERT INTO "venue" ("name", "name_key", "public") VALUES ($1, lower($1), $2) RETURNING "id"', [
        name,
        isPublic,
      ]),

    end: () => {
      // A pool has ended before its connections are closed: a database that is dropped then breaks them off.
      database.on('error', () => undefined);
      return database.end();
    },
  };
}

/** Sends requests with these headers. */
export function client(office: Pick<Office, 'url'>, headers: Readonly<Record<string, string>> = {}): Client {
  return {
    graphql: async (query, variables) =>
      readAnswer(
        await fetch(`${office.url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify({ query, variables }),
        }),
      ),
  };
}

let keys = 0;

/** An idempotency key that was not used before. */
export function newKey(): string {
  return `test-${process.pid}-${++keys}`;
}
