import { afterAll, describe, expect, it } from '@jest/globals';
import { ask, graphql, type Input, refusalOf, type VariablesOf } from '../support/ask.js';
import { newDay } from '../support/days.js';
import { client, type Client, type Member, type Person } from '../support/given.js';
import { look, move, type MoveName, type Shown, submit } from '../support/matches.js';
import { done, matchIn, type People, type StateName, statesOfMatches } from '../support/matches-in-states.js';
import { sheetOf, withGuest } from '../support/sheets.js';
import { programOf } from '../support/tokens.js';
import { ownOffice } from '../support/own-office.js';

const shown = {} as Record<StateName, Shown>;

const { office, world, end } = await ownOffice();
afterAll(end);
const nobody = client(office);
await world.season(2025);
await world.venue('Desperados Pub');
const [juror, admin] = [await world.member({ jury: true }), await world.member({ admin: true })];
const [anna, csaba] = [await world.member(), await world.member()];
const [guest, stranger, former] = [await world.member(), await world.member(), await world.member()];
const bela: Person = await world.person();
const wasps = await world.team(2025, [anna, bela, former]);
await world.database.query(`UPDATE "membership" SET "last_day" = '2025-01-31' WHERE "person_id" = $1`, [former.id]);
const owls = await world.team(2025, [csaba, await world.person()]);
const people: People = { teams: [wasps, owls], a: anna, b: csaba, juror };
for (const state of statesOfMatches) shown[state] = await matchIn(state, people);

const isPublic = (state: StateName): boolean => state === 'approved' || state === 'reopened';

const MATCHES = graphql(`query (
  $season: Int, $sideId: UUID, $personId: UUID, $states: [MatchState!], $competition: Competition, $from: Day,
  $until: Day, $first: Int, $after: String, $last: Int, $before: String
) {
  matches(
    seasonYear: $season, sideId: $sideId, personId: $personId, states: $states, competition: $competition, from: $from,
    until: $until, first: $first, after: $after, last: $last, before: $before
  ) {
    nodes { id }
    pageInfo { startCursor endCursor }
  }
}`);
type Filter = Input<VariablesOf<typeof MATCHES>>;
const MINE = graphql('query ($waiting: WaitingMatches) { myMatches(first: 100, waiting: $waiting) { nodes { id } } }');

async function listed(by: Client, filter: Filter = { first: 100 }): Promise<readonly string[]> {
  return (await ask(by, MATCHES, filter)).matches.nodes.map(({ id }) => id);
}

async function mine(by: Client, waiting: VariablesOf<typeof MINE>['waiting'] = null): Promise<readonly string[]> {
  return (await ask(by, MINE, { waiting })).myMatches.nodes.map(({ id }) => id);
}

describe('a match', () => {
  it('is seen by its sides and the jury in every state, by others when it is approved or reopened', async () => {
    const all = Object.values(shown).map(({ id }) => id);
    for (const [inside, people] of [
      [true, [anna, csaba, juror]],
      [false, [stranger, admin, former, guest, nobody]],
    ] as const) {
      for (const by of people) {
        const list = await listed(by);
        for (const state of statesOfMatches) {
          const { id } = shown[state];
          const seen = inside || isPublic(state);
          expect([state, (await look(by, id)) !== null]).toEqual([state, seen]);
          expect([state, list.includes(id)]).toEqual([state, seen]);
        }
        expect(list.filter((id) => !all.includes(id))).toEqual([]);
      }
    }
  });

  it('is seen by who played in it, a guest too, before it is approved', async () => {
    const { id } = done(await submit(anna, withGuest(sheetOf(people.teams, { date: newDay() }), guest)));
    expect(await look(guest, id)).toMatchObject({ state: 'SUBMITTED' });
    expect(await listed(guest)).toContain(id);
    expect(await look(stranger, id)).toBeNull();
  });

  it('shows everybody its revisions and rulings, and only its own people who said what', async () => {
    const fields = graphql(`query ($id: UUID!) {
      match(id: $id) {
        moves { reason by { name } }
        revisions { number sheet: document by { name } remarks { words } }
        rulings { kind by { name } }
        approvals { kind }
        possibleMoves
      }
    }`);
    const outside = await look(nobody, shown.reopened.id, fields);
    expect(outside).toMatchObject({ approvals: null, possibleMoves: [] });
    expect(outside!.revisions).toMatchObject([
      { number: 1, by: null, remarks: null, sheet: { format: 'tarokk-sheet/1' } },
    ]);
    const inside = await look(csaba, shown.reopened.id, fields);
    expect(inside!.moves).toHaveLength(4);
    expect(inside!.revisions[0]).toMatchObject({ remarks: [{ words: 'we know' }] });
  });

  it('is shown to a program of its people as to themselves, of a juror only with their scope', async () => {
    const { id } = shown.submitted;
    expect(await look(await programOf(world, office, anna, ['read']), id)).not.toBeNull();
    expect(await look(await programOf(world, office, juror, ['read']), id)).toBeNull();
    expect(await look(await programOf(world, office, juror, ['jury']), id)).not.toBeNull();
  });

  it('hides in lists by side and by person what it hides alone', async () => {
    const LISTS = graphql(`query ($id: UUID!) {
      match(id: $id) {
        sides { matches(first: 100) { nodes { id } } }
        players { person { matches(first: 100) { nodes { id } } } }
      }
    }`);
    const of = async (by: Client) => {
      const { sides, players } = (await ask(by, LISTS, { id: shown.approved.id })).match!;
      return [sides[0]!.matches, players[0]!.person!.matches];
    };
    for (const list of await of(nobody)) {
      const ids = list.nodes.map(({ id }) => id);
      expect(ids.toSorted()).toEqual([shown.approved.id, shown.reopened.id].toSorted());
    }
    for (const list of await of(juror)) {
      expect(list.nodes.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.values(shown).map(({ id }) => id)));
    }
  });

  it('tells everybody why it was reopened, returned and approved again, and not what the sides said meanwhile', async () => {
    let match = await matchIn('reopened', people);
    const by = async (who: Member, name: MoveName, reason: string): Promise<void> => {
      match = done(await move(who, name, match, { reason }));
    };
    await by(juror, 'returnMatch', 'Game 2 is illegible');
    match = done(await submit(anna, sheetOf(people.teams, { date: newDay(), seed: 8 }), { matchId: match.id }));
    await by(csaba, 'disputeMatch', 'He was drunk');
    match = done(await submit(csaba, sheetOf(people.teams, { date: newDay(), seed: 9 }), { matchId: match.id }));
    await by(anna, 'confirmMatch', 'Let us have peace');
    await by(juror, 'approveMatch', 'Now it is');
    const fields = graphql(`query ($id: UUID!) {
      match(id: $id) { moves { number from to revision actor reason by { name } } }
    }`);
    const outside = await look(nobody, match.id, fields);
    expect(outside!.moves).toMatchObject([
      { number: 3, from: 'CONFIRMED', to: 'APPROVED', revision: 1, actor: 'JURY', by: { name: juror.name } },
      { number: 4, from: 'APPROVED', to: 'REOPENED', reason: 'so it was' },
      { number: 5, from: 'REOPENED', to: 'RETURNED', reason: 'Game 2 is illegible' },
      { number: 10, from: 'CONFIRMED', to: 'APPROVED', revision: 3, reason: 'Now it is' },
    ]);
    expect(outside!.moves).toHaveLength(4);
    expect((await look(csaba, match.id, fields))!.moves).toHaveLength(10);
  });
});

describe('lists of matches', () => {
  it('filter by season, side, person, state, competition and dates', async () => {
    const { id } = shown.confirmed;
    const match = (await look(anna, id, graphql('query ($id: UUID!) { match(id: $id) { date } }')))!;
    const only = { from: match.date, until: match.date };
    expect(await listed(anna, only)).toEqual([id]);
    const others: readonly Filter[] = [
      { season: 2024 },
      { sideId: anna.id },
      { personId: stranger.id },
      { states: ['DISPUTED'] },
      { competition: 'CUP' },
    ];
    for (const without of others) expect([without, await listed(anna, { ...only, ...without })]).toEqual([without, []]);
    const all = {
      season: 2025,
      sideId: wasps.id,
      personId: anna.id,
      states: ['CONFIRMED'],
      competition: 'CHAMPIONSHIP',
    } as const;
    expect(await listed(anna, all)).toEqual([id]);
  });

  it('come page by page, the latest first, in both directions, and refuse a cursor of elsewhere', async () => {
    const page = async (wanted: Filter) => {
      const { nodes, pageInfo } = (await ask(juror, MATCHES, wanted)).matches;
      return { ids: nodes.map(({ id }) => id), start: pageInfo.startCursor, end: pageInfo.endCursor };
    };
    const all = await listed(juror);
    const first = await page({ first: 3 });
    const second = await page({ first: 3, after: first.end });
    expect([...first.ids, ...second.ids]).toEqual(all.slice(0, 6));
    expect((await page({ last: 3, before: second.start })).ids).toEqual(first.ids);
    const { venues } = await ask(nobody, graphql('{ venues(first: 1) { pageInfo { endCursor } } }'));
    expect(await refusalOf(nobody, MATCHES, { after: venues.pageInfo.endCursor })).toBe('INPUT_INVALID');
  });

  it('say what waits for a side', async () => {
    expect(await mine(csaba, 'TO_CONFIRM')).toContain(shown.submitted.id);
    expect(await mine(anna, 'TO_CONFIRM')).toEqual([]);
    expect(await mine(anna, 'FOR_OTHERS')).toContain(shown.submitted.id);
    expect(await mine(anna, 'DISPUTED')).toEqual([shown.disputed.id]);
    expect(await mine(csaba, 'RETURNED')).toEqual([shown.returned.id]);
    for (const by of [stranger, former, juror]) expect(await mine(by)).toEqual([]);
    expect(await refusalOf(nobody, MINE)).toBe('UNAUTHENTICATED');
  });
});
