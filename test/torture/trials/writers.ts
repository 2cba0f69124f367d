import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Random } from '@tarokk/rules';
import type { Given, Member, Team } from '../../support/given.js';
import { readAnswer } from '../../support/office.js';

export const WRITERS = 20;
/** Milliseconds that an answer is waited for, and before what got none is sent again. */
const PATIENCE = 20_000;
const BREATH = 100;

const RENAME = `mutation ($key: IdempotencyKey!, $teamId: UUID!, $name: Name!) {
  did: renameTeam(input: { idempotencyKey: $key, teamId: $teamId, name: $name }) {
    __typename ... on Refused { problems { code } } } }`;

interface Writer {
  readonly member: Member;
  readonly team: Team;
}

/** Jurors of whom each renames a team of their own again and again, and sends again under the same key what got no answer. */
export class Writers {
  /** Names that were acknowledged. */
  readonly acknowledged = new Set<string>();
  /** Names that were sent. */
  readonly sent = new Set<string>();
  /** How often there was no answer. */
  lost = 0;
  /** How often an answer refused, by its code. */
  readonly refusals = new Map<string, number>();
  private writing = true;
  private all: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly writers: readonly Writer[],
    private readonly urls: () => readonly string[],
    private readonly random: Random,
  ) {}

  static async of(world: Given, year: number, urls: () => readonly string[], random: Random): Promise<Writers> {
    await world.season(year);
    const writers: Writer[] = [];
    for (let index = 0; index < WRITERS; index++) {
      const member = await world.member({ jury: true });
      writers.push({ member, team: await world.team(year, [member, await world.person()], `Writer ${index} v0`) });
    }
    return new Writers(writers, urls, random);
  }

  start(): void {
    this.all = Promise.all(this.writers.map((writer, index) => this.write(writer, index)));
  }

  /** What is under way is still brought to its end. */
  async stop(): Promise<void> {
    this.writing = false;
    await this.all;
  }

  private async write(writer: Writer, index: number): Promise<void> {
    for (let version = 1; this.writing; version++) {
      const name = `Writer ${index} v${version}`;
      const key = randomUUID();
      this.sent.add(name);
      while (!(await this.attempt(writer, name, key))) await pause(BREATH);
      this.acknowledged.add(name);
    }
  }

  private async attempt({ member, team }: Writer, name: string, key: string): Promise<boolean> {
    try {
      const response = await fetch(`${this.random.pick(this.urls())}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: member.cookie },
        body: JSON.stringify({ query: RENAME, variables: { key, teamId: team.id, name } }),
        signal: AbortSignal.timeout(PATIENCE),
      });
      const { data, errors } = await readAnswer(response);
      const did = data?.['did'] as { __typename: string; problems?: { code: string }[] } | undefined;
      if (errors.length === 0 && did?.__typename === 'TeamSaved') return true;
      const code = did?.problems?.[0]?.code ?? String(errors[0]?.extensions['code']);
      this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1);
    } catch {
      this.lost += 1;
    }
    return false;
  }
}

/** Each name that was acknowledged is in the log once, and no other is. */
export async function lostOrDoubled(database: pg.Pool, { acknowledged, sent }: Writers): Promise<readonly string[]> {
  const { rows } = await database.query<{ name: string; times: number }>(`
    SELECT "after" ->> 'name' AS "name", count(*)::integer AS "times" FROM "audit_entry"
    WHERE "object" = 'side' AND "action" = 'renameTeam' GROUP BY 1`);
  const kept = new Map(rows.map(({ name, times }) => [name, times]));
  return [
    ...[...acknowledged].filter((name) => !kept.has(name)).map((name) => `acknowledged and lost: ${name}`),
    ...rows.filter(({ times }) => times > 1).map(({ name, times }) => `done ${times} times: ${name}`),
    ...rows.filter(({ name }) => !sent.has(name)).map(({ name }) => `done and never sent: ${name}`),
  ];
}
