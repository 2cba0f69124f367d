import { afterAll, describe, expect, it } from '@jest/globals';
import { ask, graphql, refusalOf, refused, type ResultOf, send, type VariablesOf } from '../support/ask.js';
import { newDay } from '../support/days.js';
import { client, type Client, type Team } from '../support/given.js';
import {
  codes,
  look,
  move,
  moveOf,
  remarks,
  SUBMIT,
  submit,
  type MatchAnswer,
  type Shown,
} from '../support/matches.js';
import { done, matchIn, movesTo, type People, rule } from '../support/matches-in-states.js';
import { sheetOf } from '../support/sheets.js';
import { programOf } from '../support/tokens.js';
import { ownOffice } from '../support/own-office.js';

const { office, world, end } = await ownOffice();
afterAll(end);
await world.season(2025);
await world.venue('Desperados Pub');
const [juror, other] = [
  await world.member({ jury: true, name: 'Judit' }),
  await world.member({ jury: true, name: 'Ottó' }),
];
const concerned = await world.member({ jury: true, name: 'Klára' });
const [anna, csaba] = [await world.member({ name: 'Anna' }), await world.member({ name: 'Csaba' })];
const [stranger, admin] = [await world.member(), await world.member({ admin: true })];
const wasps = await world.team(2025, [anna, concerned], 'Danube Wasps');
const owls = await world.team(2025, [csaba, await world.member()], 'Óbudai Baglyok');
const people: People = { teams: [wasps, owls], a: anna, b: csaba, juror };

describe('a move of a match', () => {
  it('needs a login, and of a program the scope for it', async () => {
    const match = await matchIn('submitted', people);
    const reader = await programOf(world, office, csaba, ['read']);
    const submitter = await programOf(world, office, csaba, ['submit']);
    const input = { matchId: match.id, revision: 1, reason: 'x' };
    for (const name of Object.values(movesTo)) {
      expect([name, await refusalOf(client(office), moveOf(name), input)]).toEqual([name, 'UNAUTHENTICATED']);
      expect([name, await refusalOf(reader, moveOf(name), input)]).toEqual([name, 'FORBIDDEN']);
    }
    const sheet = { sheet: sheetOf(people.teams), remarks, requestRuling: false };
    expect(await refusalOf(reader, SUBMIT, sheet)).toBe('FORBIDDEN');
    const ofJury = await programOf(world, office, juror, ['submit']);
    expect(codes(await move(ofJury, 'withdrawMatch', match))).toEqual(['MATCH_UNKNOWN']);
    expect(await move(submitter, 'confirmMatch', match)).toMatchObject({ to: 'CONFIRMED' });
    const deciding = await programOf(world, office, juror, ['jury']);
    expect(await move(deciding, 'approveMatch', match)).toMatchObject({ to: 'APPROVED' });
  });
});

const TABLE = graphql(
  '{ championshipTable(seasonYear: 2025) { rows { team { name } matches points best remaining } } }',
);

/** A row of the championship as everybody sees it. */
async function row(team: Team) {
  const { rows } = (await ask(client(office), TABLE)).championshipTable!;
  return rows.find(({ team: { name } }) => name === team.name)!;
}

const CONCERNED = graphql('query ($id: UUID!) { match(id: $id) { concerned } }');
const COUNTED = graphql(`query ($id: UUID!) {
  match(id: $id) {
    raw { a b }
    points { a b }
    openErrors
    rulings { number kind revoked revision accepted }
    verification { points { a } }
  }
}`);
type Counted = NonNullable<ResultOf<typeof COUNTED>['match']>;

describe('what counts', () => {
  it('counts from approval, stops when reopened and keeps its place, counts again, and is free when withdrawn (D13, D17)', async () => {
    const before = await row(wasps);
    const match = await matchIn('confirmed', people);
    const { points } = (await look(anna, match.id, COUNTED))!;
    const with_ = (counting: number, taken: number) => ({
      matches: before.matches + counting,
      points: before.points + counting * points!.a,
      remaining: before.remaining - taken,
    });
    expect(await row(wasps)).toMatchObject(with_(0, 0));
    await move(juror, 'approveMatch', match);
    expect(await row(wasps)).toMatchObject(with_(1, 1));
    await move(juror, 'reopenMatch', match, { reason: 'A game was miscounted' });
    expect(await row(wasps)).toMatchObject(with_(0, 1));
    const ruled = { kind: 'POINTS', game: 1, points: { a: 0, b: 0 } } as const;
    expect((await rule(juror, match, ruled)).__typename).toBe('MatchRuled');
    await move(juror, 'approveMatch', match);
    const corrected = (await look(anna, match.id, COUNTED))!;
    expect(await row(wasps)).toMatchObject({ points: before.points + corrected.points!.a });
    await move(juror, 'reopenMatch', match, { reason: 'It was never played' });
    await move(juror, 'withdrawMatch', match, { reason: 'It was never played' });
    expect(await row(wasps)).toMatchObject(with_(0, 0));
  });

  it('of two jury members at once one wins, the other is told by whom', async () => {
    for (let round = 0; round < 5; round++) {
      const match = await matchIn('confirmed', people);
      const both = await Promise.all([
        move(juror, 'approveMatch', match),
        move(other, 'returnMatch', match, { reason: 'Not so' }),
      ]);
      const [won, lost] = both.toSorted((a) => (a.__typename === 'MatchMoved' ? -1 : 1));
      expect(won).toMatchObject({ __typename: 'MatchMoved' });
      expect(codes(lost!)).toContain('MATCH_MOVED_ALREADY');
      const winner = won === both[0] ? 'Judit' : 'Ottó';
      expect(lost!.problems!.map(({ message }) => message).join()).toContain(winner);
      const twice = await Promise.all([juror, other].map((by) => move(by, 'reopenMatch', match, { reason: 'x' })));
      expect(twice.filter(({ __typename }) => __typename === 'MatchMoved')).toHaveLength(won === both[0] ? 1 : 0);
    }
  });

  it('of a match that nobody has moved meanwhile, nobody is told to have been faster', async () => {
    const match = await matchIn('submitted', people);
    expect(codes(await move(juror, 'approveMatch', match))).toEqual(['LIFECYCLE_NO_SUCH_MOVE']);
  });

  it('of one who decides the same twice, with another key, they are told that it was they themselves', async () => {
    const match = await matchIn('confirmed', people);
    done(await move(juror, 'approveMatch', match));
    const APPROVE = graphql(`mutation ($key: IdempotencyKey!, $id: UUID!, $revision: Int!) {
      approveMatch(input: { idempotencyKey: $key, matchId: $id, seen: { revision: $revision } }) {
        ... on Refused { problems { code en: message(language: EN) de: message(language: DE) hu: message(language: HU) } }
      }
    }`);
    const { problems } = await send(juror, APPROVE, { id: match.id, revision: match.revision });
    expect(problems.find(({ code }) => code === 'MATCH_MOVED_ALREADY')).toEqual({
      code: 'MATCH_MOVED_ALREADY',
      en: 'You have moved the match yourself already: it is approved.',
      de: 'Du hast das Match selbst schon weitergebracht: Es ist im Stand „genehmigt“.',
      hu: 'A mérkőzést már te magad továbbléptetted: az állapota „jóváhagyva”.',
    });
  });
});

describe('rulings (D14)', () => {
  it('let a recorded irregularity stand, and may be taken back', async () => {
    const venue = { name: 'At home', public: false };
    const sheet = sheetOf(people.teams, { date: newDay(), venue });
    const match = done(await submit(anna, sheet, { requestRuling: true }));
    expect(codes(await move(csaba, 'confirmMatch', match))).toEqual(['LIFECYCLE_ERRORS']);
    const stands = { kind: 'STANDS', code: 'REQUEST_PRIVATE_VENUE' } as const;
    expect((await rule(juror, match, stands)).match).toMatchObject({ state: 'SUBMITTED', revision: 1 });
    await rule(juror, match, { ...stands, accepted: false });
    expect((await look(anna, match.id, COUNTED))!.openErrors).toBe(1);
    await rule(juror, match, stands);
    const shown = (await look(anna, match.id, COUNTED))!;
    expect(shown).toMatchObject({
      openErrors: 0,
      rulings: [{ accepted: true }, { accepted: false }, { accepted: true }],
    });
    expect(await move(csaba, 'confirmMatch', match)).toMatchObject({ to: 'CONFIRMED' });
  });

  it('set the points of both parties of a game, the latest counts, and revoked it is as if it had not been', async () => {
    const match = await matchIn('confirmed', people);
    const { raw } = (await look(anna, match.id, COUNTED))!;
    const set = async (points: { a: number; b: number }): Promise<Counted> => {
      await rule(juror, match, { kind: 'POINTS', game: 2, points });
      return (await look(anna, match.id, COUNTED))!;
    };
    const first = await set({ a: 0, b: 0 });
    const second = await set({ a: 10, b: 5 });
    expect([second.raw.a, second.raw.b]).toEqual([first.raw.a + 10, first.raw.b + 5]);
    const revoke = (number: number): Promise<MatchAnswer> =>
      send(
        juror,
        graphql(
          `mutation ($key: IdempotencyKey!, $id: UUID!, $number: Int!) {
            revokeRuling(input: { idempotencyKey: $key, matchId: $id, seen: { revision: 1 }, number: $number, reason: "A slip" }) {
              __typename ...refused
            }
          }`,
          [refused],
        ),
        { id: match.id, number },
      );
    expect((await revoke(2)).__typename).toBe('MatchRuled');
    expect((await look(anna, match.id, COUNTED))!.raw).toEqual(first.raw);
    expect((await revoke(1)).__typename).toBe('MatchRuled');
    const shown = (await look(anna, match.id, COUNTED))!;
    expect(shown.raw).toEqual(raw);
    expect(shown.rulings).toMatchObject([
      { number: 1, revoked: 'A slip' },
      { number: 2, revoked: 'A slip' },
    ]);
    expect(codes(await revoke(1))).toEqual(['RULING_NOT_HOLDING']);
  });

  it('enter a trophy, or keep it out of the list', async () => {
    const match = await matchIn('confirmed', people);
    await rule(juror, match, { kind: 'TROPHY', game: 1, seat: 'A_COLLECTOR', trophy: 'GOLGOTHA', entered: true });
    await move(juror, 'approveMatch', match);
    const { rows } = await world.database.query(
      'SELECT "announcer_id", "evidence" FROM "trophy" WHERE "match_id" = $1 AND "trophy" = $2',
      [match.id, 'golgotha'],
    );
    expect(rows).toEqual([{ announcer_id: anna.id, evidence: 'ruling' }]);
  });

  it('are whole, of something on the sheet, and within their bounds', async () => {
    const match = await matchIn('confirmed', people);
    expect(codes(await rule(juror, match, { kind: 'POINTS', game: 1, points: { a: 201, b: 0 } }))).toEqual([
      'RULING_MALFORMED',
    ]);
    expect(codes(await rule(juror, match, { kind: 'POINTS', game: 9, points: { a: 1, b: 0 } }))).toEqual([
      'RULING_MALFORMED',
    ]);
    expect(codes(await rule(juror, match, { kind: 'POINTS', game: 1 }))).toContain('RULING_MALFORMED');
    expect(codes(await rule(juror, match, { kind: 'STANDS', code: 'PLAY_REVOKE' }))).toEqual(['RULING_NO_FINDING']);
  });

  it('are made by a juror whom the match does not concern, while it is not approved (D12)', async () => {
    const match = await matchIn('confirmed', people);
    const points = { kind: 'POINTS', game: 1, points: { a: 1, b: 1 } } as const;
    expect(codes(await rule(concerned, match, points))).toEqual(['LIFECYCLE_JURY_CONCERNED']);
    // Whom it concerns is told so before.
    const shown = async (reader: Client) => (await ask(reader, CONCERNED, { id: match.id })).match!.concerned;
    expect([await shown(concerned), await shown(juror), await shown(anna)]).toEqual([true, false, false]);
    expect(codes(await rule(anna, match, points))).toEqual(['LIFECYCLE_NOT_YOURS']);
    expect(codes(await rule(stranger, match, points))).toEqual(['MATCH_UNKNOWN']);
    await move(juror, 'approveMatch', match);
    expect(codes(await rule(juror, match, points))).toEqual(['RULING_WRONG_STATE']);
  });

  it('hold for the sheet of which they were made: of a new one nothing has been decided', async () => {
    const match = await matchIn('disputed', people);
    const again = done(await submit(anna, sheetOf(people.teams, { date: newDay(), seed: 7 }), { matchId: match.id }));
    const shown = (await look(anna, again.id, COUNTED))!;
    expect(shown.rulings).toMatchObject([{ revision: 1 }]);
    expect(shown.raw.a).toBe(shown.verification.points.a);
    await move(csaba, 'disputeMatch', again, { reason: 'Still wrong' });
    expect(codes(await move(juror, 'approveMatch', again))).toEqual(['LIFECYCLE_RULING_NEEDED']);
  });
});

describe('a match that concerns the whole jury (D12)', () => {
  const APPOINT = graphql(
    `mutation ($key: IdempotencyKey!, $id: UUID!, $person: UUID!) {
      appointJuror(input: { idempotencyKey: $key, matchId: $id, personId: $person }) { __typename ...refused }
    }`,
    [refused],
  );
  const appoint = (match: Shown, person: { readonly id: string }): Promise<MatchAnswer> =>
    send(admin, APPOINT, { id: match.id, person: person.id });

  it('is decided by whom an admin appoints, and by nobody else', async () => {
    const match = await matchIn('confirmed', people);
    expect(codes(await appoint(match, stranger))).toEqual(['APPOINTMENT_NOT_NEEDED']);
    await world.database.query('UPDATE "account" SET "jury" = false WHERE "id" <> $1', [concerned.accountId]);
    expect(codes(await move(concerned, 'approveMatch', match))).toEqual(['LIFECYCLE_JURY_CONCERNED']);
    expect(codes(await appoint(match, anna))).toEqual(['APPOINTMENT_CONCERNED']);
    expect(codes(await appoint(match, await world.person()))).toEqual(['APPOINTMENT_NO_ACCOUNT']);
    expect(await refusalOf(concerned, APPOINT, { id: match.id, person: stranger.id })).toBe('FORBIDDEN');
    expect(await look(stranger, match.id)).toBeNull();
    expect((await appoint(match, stranger)).__typename).toBe('JurorAppointed');
    expect(await look(stranger, match.id)).toMatchObject({ state: 'CONFIRMED' });
    expect(await move(stranger, 'approveMatch', match)).toMatchObject({ to: 'APPROVED' });
    await world.database.query('UPDATE "account" SET "jury" = true WHERE "id" = ANY ($1)', [
      [juror.accountId, other.accountId],
    ]);
  });
});

describe('the consequences of a decision', () => {
  const consequences = graphql(`fragment consequences on DecisionPreview {
    problems { code message }
    consequences {
      sentences(language: EN) renumbered
      table { team { name } before { points } after { points rank } }
      entered { id }
      removed { id }
    }
  }`);
  const PREVIEW = graphql(
    `query ($id: UUID!, $revision: Int!, $decision: PreviewedDecision!) {
      previewDecision(matchId: $id, seen: { revision: $revision }, decision: $decision) { ...consequences }
      previewApproval(matchId: $id, seen: { revision: $revision }) { ...consequences }
    }`,
    [consequences],
  );
  type Preview = ResultOf<typeof PREVIEW>['previewDecision'];
  const preview = async (
    by: Client,
    { id, revision }: Shown,
    decision: VariablesOf<typeof PREVIEW>['decision'] = 'APPROVED',
  ): Promise<Preview> => {
    const { previewDecision, previewApproval } = await ask(by, PREVIEW, {
      id,
      revision,
      decision,
    });
    if (decision === 'APPROVED') expect(previewDecision).toEqual(previewApproval);
    return previewDecision;
  };
  const pointsIn = (shown: Preview): number =>
    shown!.consequences!.table.find(({ team }) => team.name === wasps.name)!.after!.points;

  it('are shown before approving, reopening and withdrawing, and are what then happens', async () => {
    const match = await matchIn('confirmed', people);
    const before = await row(wasps);
    await rule(juror, match, { kind: 'TROPHY', game: 1, seat: 'A_COLLECTOR', trophy: 'GOLGOTHA', entered: true });
    const approval = await preview(juror, match);
    expect(approval!.problems).toEqual([]);
    expect(approval!.consequences!.entered).not.toEqual([]);
    expect(approval!.consequences!.sentences.join()).toContain('Danube Wasps');
    expect(await row(wasps)).toEqual(before);
    await move(juror, 'approveMatch', match);
    expect((await row(wasps)).points).toBe(pointsIn(approval));
    const reopening = await preview(juror, match, 'REOPENED');
    expect(reopening!.consequences!.removed).toHaveLength(approval!.consequences!.entered.length);
    expect(pointsIn(reopening)).toBe(before.points);
    await move(juror, 'reopenMatch', match, { reason: 'x' });
    const withdrawal = await preview(juror, match, 'WITHDRAWN');
    expect(withdrawal!.problems).toEqual([]);
  });

  it('come with what stands in the way, and are nobody’s but the jury’s', async () => {
    const match = await matchIn('disputed', people);
    expect((await preview(concerned, match))!.problems).toMatchObject([{ code: 'LIFECYCLE_JURY_CONCERNED' }]);
    for (const revision of [0, 7]) {
      const unknown = (await preview(juror, { ...match, revision }))!.problems;
      expect(unknown).toMatchObject([
        { code: 'MATCH_NO_SUCH_REVISION', message: expect.stringMatching(/latest is 1\.$/) },
      ]);
    }
    expect(await preview(juror, match, 'REOPENED')).toMatchObject({ consequences: null });
    for (const by of [anna, stranger, admin]) expect(await preview(by, match)).toBeNull();
  });
});

describe('the desk of the jury', () => {
  const QUEUE = graphql(`query ($queue: JuryQueue!, $first: Int, $after: String) {
    juryQueue(queue: $queue, first: $first, after: $after) {
      nodes { ageInDays overdue concerned match { id state } }
      pageInfo { hasNextPage endCursor }
    }
  }`);
  const DESK = graphql('{ juryDesk { toDecide disputed withErrors open reopened unconfirmed returned } }');
  const OVERDUE = graphql('{ juryDesk { overdue { toDecide disputed withErrors reopened } } }');
  type QueueName = VariablesOf<typeof QUEUE>['queue'];
  const queue = async (by: Client, name: QueueName, after: string | null = null, first = 100) =>
    (await ask(by, QUEUE, { queue: name, first, after })).juryQueue;

  it('has a queue for what is to be decided, disputed, in need of a ruling, open, reopened and returned, the oldest first', async () => {
    const wrong = { venue: { name: 'At home', public: false } };
    const waiting = {
      TO_DECIDE: await matchIn('confirmed', people),
      DISPUTED: await matchIn('disputed', people),
      WITH_ERRORS: await matchIn('submitted', people, wrong),
      UNCONFIRMED: await matchIn('submitted', people),
      OPEN: await matchIn('open', people),
      REOPENED: await matchIn('reopened', people),
      RETURNED: await matchIn('returned', people),
    };
    await world.database.query(`UPDATE "match" SET "state_since" = now() - interval '73 hours' WHERE "id" = $1`, [
      waiting.TO_DECIDE.id,
    ]);
    const names = Object.keys(waiting) as readonly (keyof typeof waiting)[];
    for (const name of names) {
      const { id } = waiting[name];
      const { nodes } = await queue(juror, name);
      expect([name, nodes.map(({ match }) => match.id)]).toEqual([name, expect.arrayContaining([id])]);
      for (const one of names.filter((each) => each !== name))
        expect((await queue(juror, one)).nodes.map(({ match }) => match.id)).not.toContain(id);
    }
    const [oldest] = (await queue(juror, 'TO_DECIDE')).nodes;
    expect(oldest).toMatchObject({ ageInDays: 3, concerned: false, match: { id: waiting.TO_DECIDE.id } });
    expect((await queue(concerned, 'TO_DECIDE')).nodes[0]).toMatchObject({ concerned: true });
    const first = await queue(juror, 'UNCONFIRMED', null, 1);
    const second = await queue(juror, 'UNCONFIRMED', first.pageInfo.endCursor, 100);
    expect(second.nodes.map(({ match }) => match.id)).not.toContain(first.nodes[0]!.match.id);
  });

  it('says how much waits', async () => {
    const desk = (await ask(juror, DESK)).juryDesk;
    const waiting = async (name: QueueName): Promise<number> => (await queue(juror, name)).nodes.length;
    expect(desk).toEqual({
      toDecide: await waiting('TO_DECIDE'),
      disputed: await waiting('DISPUTED'),
      withErrors: await waiting('WITH_ERRORS'),
      open: await waiting('OPEN'),
      reopened: await waiting('REOPENED'),
      unconfirmed: await waiting('UNCONFIRMED'),
      returned: await waiting('RETURNED'),
    });
  });

  it('59.8 calls overdue what has lain there for more than 14 whole days', async () => {
    const overdue = async () => (await ask(juror, OVERDUE)).juryDesk.overdue;
    const before = await overdue();
    const wrong = { venue: { name: 'At home', public: false } };
    const made = {
      TO_DECIDE: () => matchIn('confirmed', people),
      DISPUTED: () => matchIn('disputed', people),
      WITH_ERRORS: () => matchIn('submitted', people, wrong),
      REOPENED: () => matchIn('reopened', people),
    };
    for (const name of Object.keys(made) as readonly (keyof typeof made)[]) {
      const [late, inTime] = [await made[name](), await made[name]()];
      for (const [{ id }, since] of [[late, '15 days 1 hour'] as const, [inTime, '14 days 23 hours'] as const])
        await world.database.query(`UPDATE "match" SET "state_since" = now() - $2::interval WHERE "id" = $1`, [
          id,
          since,
        ]);
      const { nodes } = await queue(juror, name);
      const shown = [late, inTime].map(({ id }) => nodes.find(({ match }) => match.id === id));
      expect([name, ...shown]).toMatchObject([
        name,
        { ageInDays: 15, overdue: true },
        { ageInDays: 14, overdue: false },
      ]);
    }
    expect(await overdue()).toEqual({
      toDecide: before.toDecide + 1,
      disputed: before.disputed + 1,
      withErrors: before.withErrors + 1,
      reopened: before.reopened + 1,
    });
  });

  it('is the jury’s alone', async () => {
    for (const by of [anna, admin]) {
      expect(await refusalOf(by, QUEUE, { queue: 'OPEN' })).toBe('FORBIDDEN');
      expect(await refusalOf(by, DESK)).toBe('FORBIDDEN');
    }
  });
});
