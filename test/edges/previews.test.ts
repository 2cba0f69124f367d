import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { buildSchema } from 'graphql';
import { attempt, graphql, type Query, refused } from '../support/ask.js';
import { gameOf, handIn, variant } from '../support/free-games.js';
import { newKey } from '../support/given.js';
import { league } from '../support/league.js';
import { matchIn } from '../support/matches-in-states.js';
import { planMatch } from '../support/planned-matches.js';
import { projectRoot } from '../support/project.js';

const YEAR = 2025;
const { world, people, jury, end } = await league({ day: '2025-08-01' });
afterAll(end);

type Arguments = Readonly<Record<string, unknown>>;

interface Answer {
  readonly problems?: readonly { readonly code: string }[];
}

/** What each preview says stands in the way, and what the act that it looks at is then refused for. */
const previews = {
  previewApproval: [
    graphql(
      `query ($id: UUID!, $revision: Int!, $state: MatchState) { preview: previewApproval(matchId: $id, seen: { revision: $revision, state: $state }) { problems { code } } }`,
    ),
    graphql(
      `mutation ($key: IdempotencyKey!, $id: UUID!, $revision: Int!, $state: MatchState) {
        act: approveMatch(input: { idempotencyKey: $key, matchId: $id, seen: { revision: $revision, state: $state } }) { __typename ...refused }
      }`,
      [refused],
    ),
  ],
  previewCarryOver: [
    graphql(`query ($year: Int!) { preview: previewCarryOver(seasonYear: $year) { problems { code } } }`),
    graphql(
      `mutation ($key: IdempotencyKey!, $year: Int!) {
        act: carryOver(input: { idempotencyKey: $key, seasonYear: $year }) { __typename ...refused }
      }`,
      [refused],
    ),
  ],
  previewDecision: [
    graphql(
      `query ($id: UUID!, $revision: Int!, $state: MatchState) {
        preview: previewDecision(matchId: $id, seen: { revision: $revision, state: $state }, decision: RETURNED) { problems { code } }
      }`,
    ),
    graphql(
      `mutation ($key: IdempotencyKey!, $id: UUID!, $revision: Int!, $state: MatchState) {
        act: returnMatch(input: { idempotencyKey: $key, matchId: $id, seen: { revision: $revision, state: $state }, reason: "So it was said" }) {
          __typename ...refused
        }
      }`,
      [refused],
    ),
  ],
  previewFreeDecision: [
    graphql(
      `query ($id: UUID!, $revision: Int!, $state: FreeGameState) {
        preview: previewFreeDecision(gameId: $id, seen: { revision: $revision, state: $state }, decision: ADMITTED) { problems { code } }
      }`,
    ),
    graphql(
      `mutation ($key: IdempotencyKey!, $id: UUID!, $revision: Int!, $state: FreeGameState) {
        act: admitFreeGame(input: { idempotencyKey: $key, gameId: $id, seen: { revision: $revision, state: $state } }) { __typename ...refused }
      }`,
      [refused],
    ),
  ],
  previewMerge: [
    graphql(
      `query ($from: UUID!, $into: UUID!) { preview: previewMerge(fromId: $from, intoId: $into) { problems { code } } }`,
    ),
    graphql(
      `mutation ($key: IdempotencyKey!, $from: UUID!, $into: UUID!) {
        act: mergePersons(input: { idempotencyKey: $key, fromId: $from, intoId: $into, closeAccount: false, reason: "So it was said" }) {
          __typename ...refused
        }
      }`,
      [refused],
    ),
  ],
  previewOldListRemoval: [
    graphql(`query ($id: UUID!) { preview: previewOldListRemoval(oldListId: $id) { entries } }`),
    graphql(
      `mutation ($key: IdempotencyKey!, $id: UUID!) {
        act: removeOldList(input: { idempotencyKey: $key, oldListId: $id, reason: "So it was said" }) { __typename ...refused }
      }`,
      [refused],
    ),
  ],
  previewPlannedMatch: [
    graphql(
      `query ($id: UUID!, $version: Int!, $date: Day!) {
        preview: previewPlannedMatch(plannedMatchId: $id, version: $version, date: $date) { __typename ...refused }
      }`,
      [refused],
    ),
    graphql(
      `mutation ($key: IdempotencyKey!, $id: UUID!, $version: Int!, $date: Day!) {
        act: changePlannedMatch(input: { idempotencyKey: $key, plannedMatchId: $id, version: $version, date: $date }) {
          __typename ...refused
        }
      }`,
      [refused],
    ),
  ],
  previewRename: [
    graphql(
      `query ($id: UUID!, $name: Name!) { preview: previewRename(personId: $id, name: $name) { problems { code } } }`,
    ),
    graphql(
      `mutation ($key: IdempotencyKey!, $id: UUID!, $name: Name!) {
        act: renamePerson(input: { idempotencyKey: $key, personId: $id, name: $name, reason: "So it was said" }) {
          __typename ...refused
        }
      }`,
      [refused],
    ),
  ],
} as const;

async function foreseen(name: keyof typeof previews, options: Arguments): Promise<readonly string[] | null> {
  const [query, act] = previews[name] as readonly [Query<unknown, Arguments>, Query<unknown, Arguments>];
  const told = async (what: Query<unknown, Arguments>, field: string, given: Arguments): Promise<string[] | null> => {
    const { data } = await attempt(jury, what, given);
    const answer = data?.[field] as Answer | null | undefined;
    return answer == null ? null : (answer.problems ?? []).map(({ code }) => code);
  };
  const before = await told(query, 'preview', options);
  const after = await told(act, 'act', { ...options, key: newKey() });
  if (before === null) expect([name, after]).not.toEqual([name, []]);
  else expect([name, before]).toEqual([name, after]);
  return before;
}

describe('D56 a preview says what the act itself would be refused for', () => {
  it('for every preview that there is', () => {
    const fields = buildSchema(readFileSync(join(projectRoot, 'schema.graphql'), 'utf8'))
      .getQueryType()!
      .getFields();
    const all = Object.keys(fields).filter((name) => name.startsWith('preview'));
    expect(Object.keys(previews).toSorted()).toEqual(all.toSorted());
  });

  it('of decisions on a match: what was not seen, where it stood, what is not possible', async () => {
    const submitted = await matchIn('submitted', people);
    const approved = await matchIn('approved', people);
    expect(await foreseen('previewApproval', { id: randomUUID(), revision: 1 })).toBeNull();
    for (const name of ['previewApproval', 'previewDecision'] as const) {
      expect(await foreseen(name, { id: submitted.id, revision: 7 })).not.toEqual([]);
      expect(await foreseen(name, { id: approved.id, revision: 1 })).toContain('LIFECYCLE_NO_SUCH_MOVE');
    }
    expect(await foreseen('previewApproval', { id: submitted.id, revision: 1 })).toEqual(['LIFECYCLE_NO_SUCH_MOVE']);
    const confirmed = await matchIn('confirmed', people);
    for (const name of ['previewApproval', 'previewDecision'] as const) {
      expect(await foreseen(name, { id: confirmed.id, revision: 1, state: 'DISPUTED' })).toHaveLength(1);
    }
    expect(await foreseen('previewApproval', { id: confirmed.id, revision: 1, state: 'CONFIRMED' })).toEqual([]);
  });

  it('of a season to carry over: unknown, or closed', async () => {
    expect(await foreseen('previewCarryOver', { year: 2049 })).toEqual(['SEASON_UNKNOWN']);
    expect(await foreseen('previewCarryOver', { year: YEAR })).toEqual([]);
  });

  it('of names: the same, and of nobody', async () => {
    const somebody = await world.person();
    expect(await foreseen('previewRename', { id: somebody.id, name: somebody.name })).toEqual([
      'PERSON_SAME_AS_BEFORE',
    ]);
    expect(await foreseen('previewRename', { id: randomUUID(), name: 'Kis Anna' })).toBeNull();
    expect(await foreseen('previewRename', { id: somebody.id, name: 'Kis Anna' })).toEqual([]);
  });

  it('of entries to merge: the same, unknown, both at one table, two accounts', async () => {
    const [one, two] = [await world.person(), await world.person()];
    expect(await foreseen('previewMerge', { from: one.id, into: one.id })).toEqual(['MERGE_SAME_ENTRY']);
    expect(await foreseen('previewMerge', { from: randomUUID(), into: one.id })).toEqual(['PERSON_UNKNOWN']);
    expect(await foreseen('previewMerge', { from: people.a.id, into: people.b.id })).not.toEqual([]);
    expect(await foreseen('previewMerge', { from: one.id, into: two.id })).toEqual([]);
  });

  it('of free games: what was not seen, what is decided already', async () => {
    const [first, second] = [await world.member(), await world.person()];
    const handed = gameOf(await handIn(first, variant([first, second], [415, 382], { date: '2025-07-01' })));
    const { id, revision } = handed;
    expect(await foreseen('previewFreeDecision', { id: randomUUID(), revision })).toBeNull();
    expect(await foreseen('previewFreeDecision', { id, revision: revision + 7 })).not.toEqual([]);
    expect(await foreseen('previewFreeDecision', { id, revision, state: 'ADMITTED' })).toHaveLength(1);
    expect(await foreseen('previewFreeDecision', { id, revision })).toEqual([]);
    expect(await foreseen('previewFreeDecision', { id, revision })).toContain('FREE_NO_SUCH_MOVE');
  });

  it('of planned matches: unknown, changed since, on a day of another season', async () => {
    const { id, version } = await planMatch(people.a, people.teams, '2025-09-01');
    const date = '2025-09-02';
    expect(await foreseen('previewPlannedMatch', { id: randomUUID(), version, date })).not.toEqual([]);
    expect(await foreseen('previewPlannedMatch', { id, version: version + 7, date })).not.toEqual([]);
    expect(await foreseen('previewPlannedMatch', { id, version, date: '2026-09-02' })).not.toEqual([]);
    expect(await foreseen('previewPlannedMatch', { id, version, date })).toEqual([]);
  });

  it('of old lists: one that is not there', async () => {
    expect(await foreseen('previewOldListRemoval', { id: randomUUID() })).toBeNull();
  });
});
