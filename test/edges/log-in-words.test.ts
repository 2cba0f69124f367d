import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ask, graphql, refusalOf, type ResultOf, type VariablesOf } from '../support/ask.js';
import { type Member } from '../support/given.js';
import { newDay } from '../support/days.js';
import { move, submit } from '../support/matches.js';
import { done } from '../support/matches-in-states.js';
import { ownOffice } from '../support/own-office.js';
import { sheetOf } from '../support/sheets.js';

const { world, end } = await ownOffice();
let juror: Member;
let player: Member;
let match: { readonly id: string };
let other: { readonly id: string };

beforeAll(async () => {
  await world.season(2025);
  juror = await world.member({ jury: true, name: 'Kiss Anna' });
  player = await world.member({ name: 'Ördög Béla' });
  const opponent = await world.member({ name: 'Tóth Csaba' });
  const teams = [
    await world.team(2025, [player, await world.person()], 'Danube Wasps'),
    await world.team(2025, [opponent, await world.person()], 'Óbudai Baglyok'),
  ] as const;
  other = done(await submit(player, sheetOf(teams, { date: newDay(), seed: 3 })));
  const entered = done(await submit(player, sheetOf(teams, { date: newDay(), seed: 7 })));
  const confirmed = done(await move(opponent, 'confirmMatch', entered));
  match = done(await move(juror, 'returnMatch', confirmed, { reason: 'Game 2 is missing' }));
});

afterAll(end);

const ACTS = graphql(`query (
  $match: UUID, $by: Name, $side: Name, $season: Int, $kinds: [LogActKind!], $lang: Language, $first: Int, $after: String
) {
  logActs(matchId: $match, by: $by, side: $side, seasonYear: $season, kinds: $kinds, first: $first, after: $after) {
    nodes { id sentence(language: $lang) reason kind changed object objectId entries { object } }
    pageInfo { hasNextPage endCursor }
  }
}`);
const ACT = graphql('query ($id: String!) { logAct(id: $id) { id sentence } none: logAct(id: "999999") { id } }');
type Wanted = VariablesOf<typeof ACTS>;

async function acts(wanted: Wanted) {
  return (await ask(juror, ACTS, { first: 50, lang: 'EN', ...wanted })).logActs.nodes;
}

describe('the log in words', () => {
  it('says an act in one line, whatever it changed', async () => {
    const [returned, confirmed, entered, ...more] = await acts({ match: match.id });
    expect(more).toEqual([]);
    expect(returned).toMatchObject({
      sentence: expect.stringMatching(/^Kiss Anna returned the match Danube Wasps against Óbudai Baglyok \(.+ 2025\)$/),
      reason: 'Game 2 is missing',
      kind: 'MATCH',
      object: 'MATCH',
      objectId: match.id,
    });
    expect(returned!.changed).toBe(returned!.entries.length);
    expect(returned!.entries.map(({ object }) => object).toSorted()).toEqual(['match', 'match move']);
    expect(confirmed!.sentence).toMatch(/^Tóth Csaba confirmed the match Danube Wasps against/);
    expect(entered!.sentence).toMatch(/^Ördög Béla handed in a sheet of the match Danube Wasps against/);
  });

  it('says it in German and Hungarian', async () => {
    expect((await acts({ match: match.id, lang: 'DE' }))[0]!.sentence).toMatch(
      /^Kiss Anna hat das Match Danube Wasps gegen Óbudai Baglyok \(.+\) zurückgegeben$/,
    );
    expect((await acts({ match: match.id, lang: 'HU' }))[0]!.sentence).toMatch(
      /^Kiss Anna visszaadta a Danube Wasps – Óbudai Baglyok \(.+\) mérkőzést$/,
    );
  });

  it('is filtered by person, side, season and kind', async () => {
    const ofPerson = await acts({ by: 'ordog' });
    expect(ofPerson.map(({ objectId }) => objectId).toSorted()).toEqual([match.id, other.id].toSorted());
    expect(await acts({ by: 'Nobody' })).toEqual([]);
    expect(await acts({ side: 'baglyok', kinds: ['MATCH'] })).toHaveLength(4);
    expect(await acts({ side: '100%' })).toEqual([]);
    expect(await acts({ season: 2025, kinds: ['MATCH'] })).toHaveLength(4);
    expect(await acts({ season: 2024 })).toEqual([]);
    expect(await acts({ kinds: ['CUP'] })).toEqual([]);
  });

  it('goes on page by page, and finds an act again by its id', async () => {
    const all = await acts({});
    const found: string[] = [];
    for (let after: string | null = null; ;) {
      const two: Wanted = { first: 2, after, kinds: ['MATCH'] };
      const { logActs: page }: ResultOf<typeof ACTS> = await ask(juror, ACTS, two);
      found.push(...page.nodes.map(({ id }) => id));
      if (!page.pageInfo.hasNextPage) break;
      after = page.pageInfo.endCursor;
    }
    expect(found).toEqual(all.filter(({ kind }) => kind === 'MATCH').map(({ id }) => id));
    expect(await ask(juror, ACT, { id: found[0]! })).toMatchObject({ logAct: { id: found[0] }, none: null });
  });

  it('is for the jury', async () => {
    expect(await refusalOf(player, ACTS)).toBe('FORBIDDEN');
    expect(await refusalOf(player, ACT, { id: '1' })).toBe('FORBIDDEN');
  });
});
