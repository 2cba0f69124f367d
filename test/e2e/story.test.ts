import { matchRecord, verifyMatch, type Match } from '@tarokk/rules';
import { enumOf } from '../support/announcement-enum.js';
import { ask, graphql } from '../support/ask.js';
import { afterAll, describe, expect, it } from '@jest/globals';
import { importOldTrophies } from '../support/old-trophies.js';
import { eventually } from '../support/eventually.js';
import { client, newKey } from '../support/given.js';
import { codes, look, type MatchAnswer, move, type Shown, submit } from '../support/matches.js';
import { done, rule } from '../support/matches-in-states.js';
import { playedRecord, sheetOf, withWrongClaim } from '../support/sheets.js';
import { ownOffice } from '../support/own-office.js';

const { office, world, end } = await ownOffice();
afterAll(end);
await world.season(2026);
await world.venue('Desperados Pub');
const [anna, csaba] = [await world.member({ name: 'Nagy Anna' }), await world.member({ name: 'Tóth Csaba' })];
const judit = await world.member({ name: 'Kun Judit', jury: true });
const bela = await world.person('Kis Béla');
const wasps = await world.team(2026, [anna, bela], 'Danube Wasps');
const owls = await world.team(2026, [csaba, await world.person('Vas Dóra')], 'Óbudai Baglyok');

interface Won {
  readonly record: Match;
  readonly game: number;
  readonly trophy: string;
}

/** A match in which the collector of party A, and nobody else of either party, wins a trophy. */
function matchWithTrophy(): Won {
  for (let seed = 1; ; seed++) {
    const record = playedRecord(seed);
    const won = verifyMatch(record).games.flatMap(({ number, trophies }) =>
      trophies.map(({ seat, trophy }) => ({ seat, trophy, game: number })),
    );
    const [only] = won;
    const isPlayed = only !== undefined && 'deal' in matchRecord(record).games[only.game - 1]!;
    if (won.length === 1 && isPlayed && only.seat === 1) return { record, game: only.game, trophy: only.trophy };
  }
}

const TABLE = graphql(`{
  championshipTable(seasonYear: 2026) { rows { rank team { name } matches points best remaining } }
}`);
const TROPHIES = graphql(`{
  trophies(first: 100,  seasonYear: 2026 ) {
    nodes { matchId ordinal(language: EN) evidence announcer { name } ofAnnouncer { last } }
  }
}`);
const MILESTONES = graphql('{ milestones { nodes { number date trophy { announcer { name } } } } }');
const anyone = client(office);

async function rowOf(team: string) {
  const { rows } = (await ask(anyone, TABLE)).championshipTable!;
  return rows.find((row) => row.team.name === team)!;
}

async function trophiesOf(match: string) {
  return (await ask(anyone, TROPHIES)).trophies.nodes.filter((one) => one.matchId === match);
}

async function milestones(): Promise<readonly unknown[]> {
  return (await ask(anyone, MILESTONES)).milestones.nodes;
}

const PREVIEW = graphql(`query ($id: UUID!, $revision: Int!) {
  previewApproval(matchId: $id, seen: { revision: $revision }) {
    problems { code }
    consequences { sentences(language: EN) entered { announcer { name } } milestones { number change player { name } } }
  }
}`);
const LOG = graphql(`query ($id: Name!) {
  auditEntries(object: "match", objectId: $id, first: 100) {
    nodes { action reason chain changes { field before after } }
  }
}`);
const HEAD = graphql('{ auditHead(chain: "season 2026") { number hash } }');

async function preview({ id, revision }: Shown) {
  const { problems, consequences } = (await ask(judit, PREVIEW, { id, revision })).previewApproval!;
  expect(problems).toEqual([]);
  return consequences!;
}

describe('a match from the table to the standings, and back once more', () => {
  it('8, 9, 13: a false claim is refuted, corrected, confirmed, previewed and approved; reopened and corrected, every number follows', async () => {
    const { record, game, trophy } = matchWithTrophy();
    const date = '2026-04-11';
    await importOldTrophies(judit, ['Nagy Anna,,,99,,,,']);

    // The Wasps have added up the game wrongly: the office says where, by which rule, and takes the sheet only if asked to rule.
    const wrong = sheetOf([wasps, owls], { record: withWrongClaim(record, game), date });
    const refuted = await submit(anna, wrong);
    expect(codes(refuted)).toContain('CLAIM_POINTS');
    const problem = refuted.problems!.find(({ code }) => code === 'CLAIM_POINTS')!;
    expect(problem.rule).toMatch(/^[78]\./);
    expect(problem.path).toContain(`games[${game - 1}]`);
    let match = done(await submit(anna, wrong, { requestRuling: true }));
    expect(match).toMatchObject({ state: 'SUBMITTED', revision: 1, enteredBy: 'A' });

    // Csaba cannot confirm what is wrong, nor Anna her own sheet; and so disputes the game.
    expect(codes(await move(csaba, 'confirmMatch', match))).toContain('LIFECYCLE_ERRORS');
    expect(codes(await move(anna, 'confirmMatch', match))).toContain('LIFECYCLE_OWN_ENTRY');
    match = done(await move(csaba, 'disputeMatch', match, { reason: 'This is added up wrongly', game }));
    expect(match.disputedBy).toBe('B');

    // Corrected, it is the second revision; the sheet on Csaba's own phone is equal, and so confirms it (D11).
    const right = sheetOf([wasps, owls], { record, date });
    match = done(await submit(anna, right, { matchId: match.id }));
    expect(match).toMatchObject({ state: 'SUBMITTED', revision: 2 });
    const equal = await submit(csaba, { ...right, venue: { name: 'the Desperados', public: true } });
    expect(equal).toMatchObject({ outcome: 'CONFIRMED' });
    match = done(equal);

    // Nobody outside sees it yet, and nothing counts.
    expect(await look(anyone, match.id)).toBeNull();
    expect((await rowOf('Danube Wasps')).matches).toBe(0);

    // The jury sees before what approval will change.
    const { raw, match: points } = verifyTotals(record);
    const before = await preview(match);
    expect(before.entered).toEqual([{ announcer: { name: 'Nagy Anna' } }]);
    expect(before.milestones).toEqual([{ number: 100, change: 'REACHED', player: { name: 'Nagy Anna' } }]);
    expect(before.sentences).toContain('Nagy Anna reaches the milestone 100 on 11 April 2026');
    expect(before.sentences.join('\n')).toContain(`Danube Wasps: ${points.a} points instead of 0 (+${points.a})`);
    expect((await rowOf('Danube Wasps')).matches).toBe(0);
    expect(codes(await move(csaba, 'approveMatch', match)).length).toBeGreaterThan(0);

    // What was shown is what happens.
    match = done(await move(judit, 'approveMatch', match));
    expect(await rowOf('Danube Wasps')).toMatchObject({ matches: 1, points: points.a, best: raw.a, remaining: 39 });
    expect(await rowOf('Óbudai Baglyok')).toMatchObject({ matches: 1, points: points.b, best: raw.b, remaining: 39 });
    const [entered] = await trophiesOf(match.id);
    expect(entered).toMatchObject({
      evidence: 'PROVED',
      announcer: { name: 'Nagy Anna' },
      ofAnnouncer: { last: 100 },
    });
    expect(entered!.ordinal).toMatch(/^the 1st .* ever$/);
    expect(await milestones()).toEqual([{ number: 100, date, trophy: { announcer: { name: 'Nagy Anna' } } }]);
    expect(await look(anyone, match.id)).toMatchObject({ state: 'APPROVED' });

    // Later a trick is remembered otherwise: reopened, the match keeps its place and counts no more (D13, D17).
    match = done(await move(judit, 'reopenMatch', match, { reason: 'The eighth trick was not hers' }));
    expect(await rowOf('Danube Wasps')).toMatchObject({ matches: 0, points: 0, best: null, remaining: 39 });
    expect(await trophiesOf(match.id)).toEqual([]);
    expect(await milestones()).toEqual([]);

    // The jury rules: the trophy is out, and the game counts 50 to 100 (D14). Every number follows.
    const points50 = { kind: 'POINTS', game, points: { a: 50, b: 100 } } as const;
    done(await rule(judit, match, points50));
    done(
      await rule(judit, match, { kind: 'TROPHY', game, seat: 'A_COLLECTOR', trophy: enumOf(trophy), entered: false }),
    );
    match = done(await move(judit, 'approveMatch', match));
    const corrected = verifyTotals(record, { game, a: 50, b: 100 });
    expect(await rowOf('Danube Wasps')).toMatchObject({
      matches: 1,
      points: corrected.match.a,
      best: corrected.raw.a,
      remaining: 39,
    });
    expect((await rowOf('Óbudai Baglyok')).best).toBe(corrected.raw.b);
    expect(await trophiesOf(match.id)).toEqual([]);
    expect(await milestones()).toEqual([]);

    // Both sheets stay, every step is told, and the log has it all, in the chain of the season.
    const told = await look(
      csaba,
      match.id,
      graphql(`query ($id: UUID!) {
        match(id: $id) { revisions { number } moves { from to reason } rulings { number } }
      }`),
    );
    expect(told!.revisions).toHaveLength(2);
    expect(told!.rulings).toHaveLength(2);
    expect(told!.moves.map(({ to }) => to)).toEqual([
      'SUBMITTED',
      'DISPUTED',
      'SUBMITTED',
      'CONFIRMED',
      'APPROVED',
      'REOPENED',
      'APPROVED',
    ]);
    const entries = (await ask(judit, LOG, { id: match.id })).auditEntries.nodes;
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['submitSheet', 'disputeMatch', 'approveMatch', 'reopenMatch', 'ruleOnMatch']),
    );
    expect(entries.find(({ action }) => action === 'reopenMatch')!.reason).toBe('The eighth trick was not hers');
    expect(new Set(entries.map(({ chain }) => chain))).toEqual(new Set(['season 2026']));
    await eventually(
      async () => {
        expect((await ask(anyone, HEAD)).auditHead!.number).toBeGreaterThanOrEqual(entries.length);
      },
      { timeout: 60_000, interval: 100 },
    );
  });

  it('the same submission sent twenty times at once makes one revision, under one key and under twenty', async () => {
    const sheet = sheetOf([wasps, owls], { seed: 7, date: '2026-05-02' });
    const same = newKey();
    const sent = [...Array.from({ length: 10 }, () => same), ...Array.from({ length: 10 }, () => newKey())];
    const said = await Promise.all(sent.map((key): Promise<MatchAnswer> => submit(anna, sheet, { key })));
    expect(new Set(said.map(({ match }) => match?.id)).size).toBe(1);
    const { rows } = await world.database.query<{ count: string }>(
      'SELECT count(*) FROM "match_revision" WHERE "match_id" = $1',
      [said[0]!.match!.id],
    );
    expect(rows[0]!.count).toBe('1');
  });
});

interface Totals {
  readonly raw: { readonly a: number; readonly b: number };
  readonly match: { readonly a: number; readonly b: number };
}

/** Raw points and match points (8), with the points of one game set by a ruling (D14). */
function verifyTotals(record: Match, ruled: { game: number; a: number; b: number } | null = null): Totals {
  const { games } = verifyMatch(record);
  const sum = (party: 0 | 1): number =>
    games.reduce(
      (total, { number, score }) =>
        total + (number === ruled?.game ? (party === 0 ? ruled.a : ruled.b) : score[party].total),
      0,
    );
  const raw = { a: sum(0), b: sum(1) };
  return { raw, match: { a: Math.floor(raw.a / 8), b: Math.floor(raw.b / 8) } };
}
