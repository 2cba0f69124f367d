import { afterAll, describe, expect, it } from '@jest/globals';
import { ask, attempt, codes, done, graphql, type Input, refused, send, type VariablesOf } from '../support/ask.js';
import { type Client, client, type Member, type Pair } from '../support/given.js';
import { look, move, submit } from '../support/matches.js';
import { drawn } from '../support/grand-prix.js';
import { sheetOf } from '../support/sheets.js';
import { ownOffice } from '../support/own-office.js';
import { MERGE_PERSONS } from '../support/merging.js';

const { office, world, end } = await ownOffice();
afterAll(end);
const juror = await world.member({ jury: true });
const anybody = client(office);
for (const year of [2023, 2024, 2025, 2026]) await world.season(year);

const saved = graphql(`fragment pairSaved on PairSaved {
  pair { id name seasonYear players { person { id name } firstDay lastDay } }
}`);
const ENTER = graphql(
  `mutation ($key: IdempotencyKey!, $year: Int!, $name: Name!, $players: [MemberInput!]!) {
    enterPair(input: { idempotencyKey: $key, seasonYear: $year, name: $name, players: $players }) { ...pairSaved ...refused }
  }`,
  [saved, refused],
);
const RENAME = graphql(
  `mutation ($key: IdempotencyKey!, $pairId: UUID!, $name: Name!) {
    renamePair(input: { idempotencyKey: $key, pairId: $pairId, name: $name }) { ...pairSaved ...refused }
  }`,
  [saved, refused],
);
type Entering = Input<VariablesOf<typeof ENTER>>;

let named = 0;
const enter = (by: Client, players: Entering['players'], options: Partial<Entering> = {}) =>
  send(by, ENTER, { year: 2026, name: `Entered ${++named}`, players, ...options });

/** The pair that is entered and not refused. */
async function entered(...entry: Parameters<typeof enter>) {
  const { pair, problems } = await enter(...entry);
  expect(problems).toBeUndefined();
  return pair!;
}

const rename = (by: Client, { id }: { readonly id: string }, name: string) => send(by, RENAME, { pairId: id, name });
const known = (...people: readonly { id: string }[]) => people.map(({ id }) => ({ personId: id }));

describe('entering a pair', () => {
  it('is for any player, who need only name the other, known or new', async () => {
    const [player, other] = [await world.member(), await world.person()];
    const first = await entered(player, known(other), { name: 'Danube Wasps' });
    expect(first).toMatchObject({ name: 'Danube Wasps', seasonYear: 2026 });
    expect(first.players.map(({ person }) => person.id).sort()).toEqual([player.id, other.id].sort());

    const second = await entered(player, [{ name: 'Somebody Quite New' }]);
    expect(second.players.map(({ person }) => person.name)).toContain('Somebody Quite New');

    const PAIRS = graphql(`query ($id: UUID!) {
      person(id: $id) { pairs { pair { id } lastDay } }
      pairs(seasonYear: 2026, first: 50) { nodes { name } }
    }`);
    const { person, pairs: all } = await ask(anybody, PAIRS, { id: player.id });
    expect(person!.pairs).toHaveLength(2);
    expect(person!.pairs).toEqual(
      expect.arrayContaining([first, second].map(({ id }) => ({ pair: { id }, lastDay: null }))),
    );
    expect(all.nodes).toContainEqual({ name: 'Danube Wasps' });
  });

  it('answers its players as they came, and those of one day by name', async () => {
    const PLAYERS = graphql('query ($id: UUID!) { pair(id: $id) { players { person { name } } } }');
    for (const [first, second] of [
      ['Zala Edit', 'Ács Éva'],
      ['Ács Éva', 'Zala Edit'],
    ] as const) {
      const persons = [await world.person(first), await world.person(second)] as const;
      // The ids of persons follow from chance: among several pairs no order by id is that of the names.
      for (const year of [2023, 2024, 2025, 2026]) {
        const { id } = await world.pair(year, persons);
        const { players } = (await ask(anybody, PLAYERS, { id })).pair!;
        expect(players.map(({ person }) => person.name)).toEqual(['Ács Éva', 'Zala Edit']);
      }
    }
  });

  it('D36 is of two persons', async () => {
    const [player, one, two] = [await world.member(), await world.person(), await world.person()];
    for (const players of [[], known(one, two), known(player), known(one, two, player)]) {
      expect((await enter(player, players)).problems).toMatchObject([{ code: 'PAIR_NOT_TWO_PERSONS', rule: 'D36' }]);
    }
    expect((await entered(juror, known(one, two))).players).toHaveLength(2);
    expect((await entered(juror, known(one, juror))).players).toHaveLength(2);
  });

  it('D38 makes one pair of the same two in a season, in whichever order, and another in another season', async () => {
    const [player, other] = [await world.member(), await world.member()];
    const made = await entered(player, known(other));
    const again = await enter(other, known(player));
    expect(again.problems).toMatchObject([{ code: 'PAIR_THERE_ALREADY', rule: 'D38', path: 'players' }]);
    expect(again.problems![0]!.message).toContain(made.name);
    expect((await entered(other, known(player), { year: 2025, name: made.name })).seasonYear).toBe(2025);
  });

  it('D38 makes one pair of two who enter each other at the same time', async () => {
    const [player, other] = [await world.member(), await world.member()];
    const both = await Promise.all([enter(player, known(other)), enter(other, known(player))]);
    expect(both.filter((each) => 'pair' in each)).toHaveLength(1);
    expect(both.flatMap(codes)).toEqual(['PAIR_THERE_ALREADY']);
  });

  it('takes a name once in a season, apart from case', async () => {
    const [player, other] = [await world.member(), await world.member()];
    await enter(player, known(await world.person()), { name: 'Két Pagát' });
    const { problems } = await enter(other, known(await world.person()), { name: 'KÉT PAGÁT' });
    expect(problems).toMatchObject([{ code: 'PAIR_NAME_TAKEN', path: 'name' }]);
  });

  it('D25 is not for a closed season, and not for a year without one', async () => {
    await world.database.query('UPDATE "season" SET "closed_at" = now() WHERE "year" = 2023');
    const player = await world.member();
    const other = await world.person();
    expect(codes(await enter(player, known(other), { year: 2023 }))).toEqual(['SEASON_CLOSED']);
    expect(codes(await enter(player, known(other), { year: 1999 }))).toEqual(['SEASON_UNKNOWN']);
  });

  it('is not for a visitor, and not for a token that may not submit', async () => {
    const [player, other] = [await world.member(), await world.person()];
    const token = await world.token(player, ['read']);
    for (const by of [anybody, client(office, { authorization: `Bearer ${token}` })]) {
      const { errors } = await attempt(by, ENTER, { year: 2026, name: 'Nobody', players: known(other) });
      expect(errors).toHaveLength(1);
    }
    const { rows } = await world.database.query(`SELECT 1 FROM "side" WHERE "name" = 'Nobody'`);
    expect(rows).toEqual([]);
  });
});

describe('the name of a pair', () => {
  it('is changed by one of the two, and by nobody else but the jury', async () => {
    const [player, other, stranger] = [await world.member(), await world.member(), await world.member()];
    const pair = await world.pair(2026, [player, other], 'First Name');
    expect((await rename(other, pair, 'Second Name')).pair!.name).toBe('Second Name');
    expect((await rename(stranger, pair, 'Third Name')).problems).toMatchObject([
      { code: 'PAIR_NOT_YOURS', rule: 'D12' },
    ]);
    expect((await rename(juror, pair, 'Third Name')).pair!.name).toBe('Third Name');
    expect(codes(await rename(player, { id: stranger.id }, 'Fourth'))).toEqual(['PAIR_UNKNOWN']);
  });

  it('is the jury’s when it stands on a sheet', async () => {
    const [a, b] = [await pairOfMembers(), await pairOfMembers()];
    await submit(a.players[0], await sheetOfPairs(a, b));
    expect(codes(await rename(a.players[0], a, 'Too Late'))).toEqual(['PAIR_RENAME_AFTER_MATCH']);
    expect((await rename(juror, a, 'By the Jury')).pair!.name).toBe('By the Jury');
  });
});

describe('a pair at the table', () => {
  it('D12 is acted for by either of the two: one enters the sheet, one of the others confirms it', async () => {
    const [a, b] = [await pairOfMembers(), await pairOfMembers()];
    const stranger = await world.member();
    const { match } = await submit(a.players[1], await sheetOfPairs(a, b));
    expect(match).toMatchObject({ state: 'SUBMITTED', enteredBy: 'A' });
    expect(await look(stranger, match!.id)).toBeNull();
    expect(codes(await move(a.players[0], 'confirmMatch', match!))).not.toEqual([]);
    expect(await move(b.players[1], 'confirmMatch', match!)).toMatchObject({ to: 'CONFIRMED' });
    const seen = await look(
      juror,
      match!.id,
      graphql(`query ($id: UUID!) {
        match(id: $id) { sides { id kind name pair { id players { person { id } } } team { id } } }
      }`),
    );
    expect(seen).toMatchObject({
      sides: [
        { id: a.id, kind: 'PAIR', pair: { id: a.id }, team: null },
        { id: b.id, kind: 'PAIR', pair: { id: b.id }, team: null },
      ],
    });
  });

  it('D12 concerns a juror who is of it: the match is not theirs to approve, nor in their queue to decide', async () => {
    const own = await world.member({ jury: true });
    const [a, b] = [await pairOfMembers(), await world.pair(2026, [own, await world.member()])];
    const { match } = await submit(a.players[0], await sheetOfPairs(a, b));
    expect(codes(await move(own, 'approveMatch', match!))).not.toEqual([]);
    expect((await look(juror, match!.id))!.state).toBe('SUBMITTED');
  });
});

describe('merging two entries of one person', () => {
  it('D36 is refused when both are one pair', async () => {
    const [a, b] = [await world.person(), await world.person()];
    const pair = await world.pair(2024, [a, b]);
    const { problems } = await send(juror, MERGE_PERSONS, { fromId: a.id, intoId: b.id });
    expect(problems).toMatchObject([{ code: 'MERGE_ONE_PAIR', rule: 'D36' }]);
    expect(problems![0]!.message).toContain(pair.name);
  });

  it('D38 is refused when both play with one partner', async () => {
    const [a, b, partner] = [await world.person(), await world.person(), await world.person()];
    await world.pair(2024, [a, partner]);
    await world.pair(2024, [partner, b]);
    const { problems } = await send(juror, MERGE_PERSONS, { fromId: a.id, intoId: b.id });
    expect(problems).toMatchObject([{ code: 'MERGE_TWO_PAIRS', rule: 'D38' }]);
  });

  it('makes the pairs of the one the other’s, who acts for them and is not entered with the same partner again', async () => {
    const [twice, once, partner] = [await world.person(), await world.member(), await world.member()];
    const pair = await world.pair(2026, [twice, partner]);
    expect(codes(await rename(once, pair, 'Not Yet'))).toEqual(['PAIR_NOT_YOURS']);
    await done(juror, MERGE_PERSONS, { fromId: twice.id, intoId: once.id });
    expect((await rename(once, pair, 'His Own')).pair!.players.map(({ person }) => person.id)).toContain(once.id);
    expect(codes(await enter(once, known(partner)))).toEqual(['PAIR_THERE_ALREADY']);
  });
});

/** A pair whose players both have accounts. */
async function pairOfMembers(): Promise<Pair & { readonly players: readonly [Member, Member] }> {
  const players = [await world.member(), await world.member()] as const;
  return { ...(await world.pair(2026, players)), players };
}

let events = 0;

/** The sheet of their match in an event of the two alone. */
async function sheetOfPairs(a: Pair, b: Pair): Promise<object> {
  const date = '2026-03-14';
  await drawn(juror, [a, b], { name: `Event ${++events}`, date });
  return sheetOf([a, b], { competitions: ['grand-prix'], date });
}
