import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { nameKey } from '@tarokk/competition';
import type pg from 'pg';
import { type Client, client, type Member, type Person, type Team } from '../given.js';
import type { Office } from '../office.js';

/** Who has an account and a login. */
const members = [
  'player',
  'captain',
  'member',
  'opponent',
  'otherCaptain',
  'juror',
  'concernedJuror',
  'admin',
] as const;

/** Whoever may try something: what is tried concerns `captain` and their team, and a match that this team entered against that of `opponent`. */
export const roles = ['anybody', ...members, 'readingToken', 'submittingToken', 'juryToken', 'adminToken'] as const;
export type Role = (typeof roles)[number];

/** The people around one object, all of them new: what one attempt changes is in nobody else's way. */
export interface Setup
  extends Readonly<Record<Exclude<Role, MembersRole>, Client>>, Readonly<Record<MembersRole, Member>> {
  readonly database: pg.Pool;
  /** By which the office knows each of them. */
  readonly headers: Readonly<Record<Role, Readonly<Record<string, string>>>>;
  /** The season of the teams. */
  readonly season: number;
  /** Of the captain, with `member` and `concernedJuror`. */
  readonly team: Team;
  /** Of the opponent. */
  readonly opposing: Team;
  /** Have no account. */
  readonly persons: readonly [Person, Person, Person];
  /** Has an account with which nobody tries anything. */
  readonly holder: Member;
  /** An id of a token of the captain. */
  readonly tokenId: string;
}

type MembersRole = (typeof members)[number];

/** Of all who have an account here. */
export const PASSWORD = 'a word and another';
const passwordHash = hash(PASSWORD, { memoryCost: 64, timeCost: 1 });

let made = 0;

/** A number that no other call got. */
export function another(): number {
  return ++made;
}

/** @param season in which the teams play; it must be there */
export async function newSetup(office: Office, database: pg.Pool, season: number): Promise<Setup> {
  const rows = new Rows(season, await passwordHash);
  const people = Object.fromEntries(
    members.map((role) => [role, rows.member(office, { jury: /juror/i.test(role), admin: role === 'admin' })]),
  ) as Record<MembersRole, Member>;
  const persons = [rows.person(), rows.person(), rows.person()] as const;
  const team = rows.team([people.captain, people.member, people.concernedJuror]);
  const opposing = rows.team([people.opponent, rows.person()]);
  rows.team([people.otherCaptain, rows.person()]);
  const reading = rows.token(people.captain, ['read']);
  const submitting = rows.token(people.captain, ['read', 'submit']);
  const deciding = rows.token(people.juror, ['read', 'jury']);
  const settingUp = rows.token(people.admin, ['read', 'admin']);
  const bearer = ({ secret }: Token): { readonly authorization: string } => ({ authorization: `Bearer ${secret}` });
  const tokens = {
    readingToken: bearer(reading),
    submittingToken: bearer(submitting),
    juryToken: bearer(deciding),
    adminToken: bearer(settingUp),
  };
  const cookies = Object.fromEntries(members.map((role) => [role, { cookie: people[role].cookie }]));
  const holder = rows.member(office, {});
  await database.query(rows.sql());
  return {
    database,
    season,
    headers: { ...(cookies as Record<MembersRole, { readonly cookie: string }>), ...tokens, anybody: {} },
    ...people,
    anybody: client(office),
    readingToken: client(office, tokens.readingToken),
    submittingToken: client(office, tokens.submittingToken),
    juryToken: client(office, tokens.juryToken),
    adminToken: client(office, tokens.adminToken),
    persons,
    holder,
    team,
    opposing,
    tokenId: reading.id,
  };
}

interface Token {
  readonly id: string;
  readonly secret: string;
}

/** Gathers what is put into the database at once; all of it is made here, nothing comes from outside. */
class Rows {
  /** By what they are put into, each with its columns: a table comes after those to which it refers. */
  private readonly rows = new Map<string, string[]>();

  constructor(
    private readonly season: number,
    private readonly passwordHash: string,
  ) {}

  add(table: string, row: string): void {
    const rows = this.rows.get(table) ?? [];
    this.rows.set(table, [...rows, row]);
  }

  sql(): string {
    const statements = [...this.rows].map(([table, rows]) => `INSERT INTO ${table} VALUES ${rows.join(', ')}`);
    return `BEGIN; ${statements.join('; ')}; COMMIT`;
  }

  person(): Person {
    const [id, name] = [randomUUID(), `Player ${another()}`];
    this.add('"person" ("id")', `('${id}')`);
    this.add('"person_name" ("person_id", "revision", "name", "key")', `('${id}', 1, '${name}', '${nameKey(name)}')`);
    return { id, name };
  }

  member(
    office: Office,
    { jury = false, admin = false }: { readonly jury?: boolean; readonly admin?: boolean },
  ): Member {
    const [person, accountId, { secret, hash }] = [this.person(), randomUUID(), newSecret()];
    this.add(
      '"account" ("id", "person_id", "jury", "admin", "username", "password_hash")',
      `('${accountId}', '${person.id}', ${jury}, ${admin}, 'user${another()}', '${this.passwordHash}')`,
    );
    this.add(
      '"login" ("account_id", "token_hash", "expires_at")',
      `('${accountId}', '\\x${hash}', now() + interval '1 day')`,
    );
    const cookie = `office_login=${secret}`;
    return { ...person, accountId, cookie, graphql: client(office, { cookie }).graphql };
  }

  token({ accountId }: Member, scopes: readonly string[]): Token {
    const [id, { secret, hash }] = [randomUUID(), newSecret()];
    this.add(
      '"api_token" ("id", "account_id", "name", "scopes", "token_hash", "expires_at")',
      `('${id}', '${accountId}', 'a program', '{${scopes.join(',')}}', '\\x${hash}', now() + interval '1 day')`,
    );
    return { id, secret };
  }

  /** The first member is the captain. */
  team(players: readonly Person[]): Team {
    const [id, name, { season }] = [randomUUID(), `Team ${another()}`, this];
    this.add('"side" ("id", "season", "kind", "name")', `('${id}', ${season}, 'team', '${name}')`);
    this.add(
      '"team" ("id", "season", "name_key", "confirmed_at")',
      `('${id}', ${season}, '${nameKey(name, name.toLowerCase())}', now())`,
    );
    for (const [index, player] of players.entries()) {
      this.add(
        '"membership" ("season", "person_id", "team_id", "captain", "first_day")',
        `(${season}, '${player.id}', '${id}', ${index === 0}, '${season}-01-01')`,
      );
    }
    return { id, name, season, members: players };
  }
}

function newSecret(): { readonly secret: string; readonly hash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: createHash('sha256').update(secret).digest('hex') };
}
