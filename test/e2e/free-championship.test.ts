import { afterAll, describe, expect, it } from '@jest/globals';
import { ask, attempt, done as doneBy, graphql, refusalOf, refused, send } from '../support/ask.js';
import { rulesets } from '@tarokk/rules';
import { client, type Client, type Member, newKey, type Team } from '../support/given.js';
import {
  freePoints,
  freeRows,
  GAME_MOVES,
  type GameInput,
  gameMoves,
  gameOf,
  handIn,
  lookAtGame,
  moveGame,
  playedSession,
  sessionOf,
  SUBMIT_GAME,
  variant,
} from '../support/free-games.js';
import { codes, look, type MatchAnswer, move, type Shown, submit } from '../support/matches.js';
import { done } from '../support/matches-in-states.js';
import { sheetOf, type SheetOptions } from '../support/sheets.js';
import { storeOtherCredits } from '../support/old-seasons.js';
import { rowsRead } from '../support/plans.js';
import { openSocket } from '../support/socket.js';
import { ownOffice } from '../support/own-office.js';
import { MERGE_PERSONS } from '../support/merging.js';

let days = 0;

const { office, world, end } = await ownOffice();
afterAll(end);
await world.venue('Desperados Pub');
const [juror, other] = [
  await world.member({ jury: true, name: 'Judit' }),
  await world.member({ jury: true, name: 'Ottó' }),
];
const [admin, stranger] = [await world.member({ admin: true }), await world.member()];
const anyone = client(office);

/** A season of a test, with members who play in it. */
async function table(year: number, players = 4): Promise<readonly Member[]> {
  await world.season(year);
  return Promise.all(Array.from({ length: players }, () => world.member()));
}

/** A day of the year that no other game of the test has. */
function dayOf(year: number): string {
  return new Date(Date.UTC(year, 1, 1 + (++days % 300))).toISOString().slice(0, 10);
}

interface Royal {
  readonly teams: readonly [Team, Team];
  readonly a: Member;
  readonly b: Member;
}

async function teamsOf(year: number): Promise<Royal> {
  const [a, b, c, d] = await table(year);
  return { teams: [await world.team(year, [a!, c!]), await world.team(year, [b!, d!])], a: a!, b: b! };
}

/** A match of pairs that both sides have confirmed. */
async function confirmed({ teams, a, b }: Royal, options: SheetOptions): Promise<Shown> {
  const sheet = sheetOf(teams, { competitions: ['free-championship'], ...options });
  return done(await move(b, 'confirmMatch', done(await submit(a, sheet, { requestRuling: true }))));
}

const ADMIT = graphql(
  `mutation ($key: IdempotencyKey!, $matchId: UUID!, $revision: Int!, $games: [Int!]!) {
    admitGames(
      input: { idempotencyKey: $key, matchId: $matchId, seen: { revision: $revision }, games: $games, reason: "the last was no game" }
    ) {
      __typename
      ... on GamesAdmitted { match { id state revision admittedGames } }
      ...refused
    }
  }`,
  [refused],
);

function admitGames(by: Client, match: Pick<Shown, 'id' | 'revision'>, games: readonly number[]) {
  return send(by, ADMIT, { matchId: match.id, revision: match.revision, games: [...games] });
}

/** Raw points of each game of a match, of A and of B. */
async function rawOf(match: Pick<Shown, 'id'>): Promise<readonly (readonly [number, number])[]> {
  const shown = await look(
    juror,
    match.id,
    graphql('query ($id: UUID!) { match(id: $id) { verification { games { score { a { total } b { total } } } } } }'),
  ).catch(() => null);
  return (shown?.verification.games ?? []).map(({ score }) => [score.a.total, score.b.total] as const);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

const RECOUNT = graphql(
  'query ($year: Int!) { recount(seasonYear: $year) { games difference { thing id kept recounted } } }',
);

async function recountOf(year: number): Promise<object> {
  return (await ask(juror, RECOUNT, { year })).recount;
}

const PREVIEW = graphql(`query ($id: UUID!, $revision: Int!, $decision: PreviewedFreeDecision!) {
  previewFreeDecision(gameId: $id, seen: { revision: $revision }, decision: $decision) {
    problems { code }
    consequences {
      sentences(language: EN)
      free { player { name } before { rank points } after { rank points } }
      entered { trophy }
      milestones { number }
    }
  }
}`);
const APPROVAL_PREVIEW = graphql(`query ($id: UUID!) {
  previewApproval(matchId: $id, seen: { revision: 1 }) {
    consequences { free { player { name } before { points } after { points } } }
  }
}`);
const CREDITS = graphql(`query ($year: Int!, $personId: UUID!) {
  freeCredits(seasonYear: $year, personId: $personId) {
    nodes { points kind date reason(language: DE) match { id } game { id } }
  }
}`);
const TROPHIES = graphql(`{
  trophies( seasonYear: 2022 , order: OLDEST) {
    nodes {
      game evidence competitions matchId
      freeGame { id variant }
      ofAnnouncer { last }
      announcer { name }
    }
  }
}`);

describe('12 a match of pairs in the free championship', () => {
  it('D43 D7 credits both of each pair with its match points once the jury has approved it, and explains every place', async () => {
    const royal = await teamsOf(2021);
    const match = await confirmed(royal, { date: '2021-03-14', games: 8 });
    const raw = await rawOf(match);
    const [a, b] = [0, 1].map((party) => Math.floor(sum(raw.map((points) => points[party]!)) / 8));
    expect(await freeRows(anyone, 2021)).toEqual([]);
    const { free } = (await ask(juror, APPROVAL_PREVIEW, { id: match.id })).previewApproval!.consequences!;
    expect(free.map(({ after }) => after!.points).sort((x, y) => x - y)).toEqual([a, a, b, b].sort((x, y) => x! - y!));

    done(await move(juror, 'approveMatch', match));
    const rows = await freeRows(anyone, 2021);
    const names = (side: 0 | 1): string[] => royal.teams[side].members.map(({ name }) => name).sort();
    const ofPoints = (points: number): string[] =>
      rows
        .filter((row) => row.points === points)
        .map(({ player }) => player.name)
        .sort();
    expect(ofPoints(a!)).toEqual(names(0));
    expect(ofPoints(b!)).toEqual(names(1));
    expect(rows.map(({ games }) => games)).toEqual([1, 1, 1, 1]);
    expect(rows[0]!.reason).toMatch(/^1st: .* equal with .* \(D16\)$/);
    expect(rows.map(({ rank }) => rank)).toEqual([1, 1, 3, 3]);

    expect((await ask(anyone, CREDITS, { year: 2021, personId: royal.a.id })).freeCredits.nodes).toEqual([
      {
        points: a,
        kind: 'ROYAL',
        date: '2021-03-14',
        reason: expect.stringMatching(/in 8 zugelassenen Spielen, durch acht geteilt \(D43\)$/),
        match: { id: match.id },
        game: null,
      },
    ]);
    expect(await recountOf(2021)).toMatchObject({ difference: null });

    // D13 reopened it counts for nobody.
    done(await move(juror, 'reopenMatch', match, { reason: 'look again' }));
    expect(await freeRows(anyone, 2021)).toEqual([]);
  });

  it('12 D43 counts the games that the jury admits, of an interrupted match those that were played', async () => {
    const royal = await teamsOf(2020);
    const match = await confirmed(royal, { date: '2020-04-01', kind: 'open', games: 3 });
    const raw = await rawOf(match);
    expect(codes(await admitGames(royal.a, match, [1]))).toEqual(['MATCH_NOT_YOURS']);
    expect(codes(await admitGames(juror, match, []))).toEqual(['FREE_NOTHING_ADMITTED']);
    expect(codes(await admitGames(juror, match, [4]))).toEqual(['FREE_UNKNOWN_GAME']);
    expect(await admitGames(juror, match, [3, 1])).toMatchObject({ match: { admittedGames: [1, 3] } });
    done(await move(juror, 'approveMatch', match));
    expect(Object.values(await freePoints(anyone, 2020)).sort((x, y) => x - y)).toEqual(
      [0, 0, 1, 1]
        .map((party) => Math.floor((raw[0]![party as 0 | 1] + raw[2]![party as 0 | 1]) / 8))
        .sort((x, y) => x - y),
    );
    expect(codes(await admitGames(juror, match, [1]))).toEqual(['FREE_MATCH_DECIDED']);
    expect(await recountOf(2020)).toMatchObject({ difference: null });
  });

  it('D45 knows no substitution, and what counts elsewhere is not admitted here', async () => {
    const royal = await teamsOf(2019);
    const sub = await world.member();
    const input: SheetOptions = { date: '2019-05-01', competitions: ['free-championship'] };
    const substituted = sheetOf(royal.teams, {
      ...input,
      substitutions: [{ person: sub.id, for: royal.a.id, from: 3 }],
    });
    expect(codes(await submit(royal.a, substituted, { requestRuling: true }))).toContain('SUBSTITUTION_NOT_HERE');
    const both = sheetOf(royal.teams, { ...input, competitions: ['free-championship', 'championship'] });
    expect(codes(await submit(royal.a, both, { requestRuling: true }))).toContain('COMPETITIONS_COMBINATION');
    const elsewhere = sheetOf(royal.teams, { ...input, competitions: ['championship'] });
    const match = done(await submit(royal.a, elsewhere, { requestRuling: true }));
    expect(codes(await admitGames(juror, match, [1]))).toEqual(['FREE_OTHER_COMPETITION']);
  });
});

describe('14 a variant of Royal', () => {
  it('D44 D47 credits each with their own points, and its trophies join the list with their numbers', async () => {
    const [anna, bela, csaba] = await table(2022, 3);
    const trophies = [
      { announcerId: bela!.id, trophy: 'GOLGOTHA', game: 2 },
      { announcerId: bela!.id, trophy: 'GOLGOTHA', game: 5 },
    ] as const;
    const submitted = gameOf(
      await handIn(anna!, variant([anna!, bela!, csaba!], [415, 8, 7], { date: '2022-06-01', trophies })),
    );
    expect(submitted).toMatchObject({ state: 'SUBMITTED', revision: 1 });
    expect(await send(juror, PREVIEW, { id: submitted.id, revision: 1, decision: 'ADMITTED' })).toMatchObject({
      problems: [],
      consequences: {
        sentences: expect.arrayContaining([`${anna!.name} enters the table`]),
        free: [
          { player: { name: anna!.name }, before: null, after: { rank: 1, points: 51 } },
          { player: { name: bela!.name }, before: null, after: { rank: 2, points: 1 } },
          { player: { name: csaba!.name }, before: null, after: { rank: 3, points: 0 } },
        ],
        entered: [{ trophy: 'GOLGOTHA' }, { trophy: 'GOLGOTHA' }],
      },
    });
    gameOf(await moveGame(juror, 'admitFreeGame', submitted));
    expect(await freePoints(anyone, 2022)).toEqual({ [anna!.name]: 51, [bela!.name]: 1, [csaba!.name]: 0 });
    expect((await ask(anyone, TROPHIES)).trophies.nodes).toEqual(
      [2, 5].map((game, index) => ({
        game,
        evidence: 'SHEET',
        competitions: ['FREE_CHAMPIONSHIP'],
        matchId: null,
        freeGame: { id: submitted.id, variant: 'ROYAL_FOR_THREE' },
        ofAnnouncer: { last: index + 1 },
        announcer: { name: bela!.name },
      })),
    );
    expect(await recountOf(2022)).toMatchObject({ games: 1, difference: null });

    gameOf(await moveGame(juror, 'reopenFreeGame', submitted));
    expect((await ask(anyone, TROPHIES)).trophies.nodes).toEqual([]);
    expect(await freePoints(anyone, 2022)).toEqual({});
  });

  it('14 D47 needs its players, whole points and trophies of those who played', async () => {
    const [anna, bela, csaba] = await table(2025, 3);
    const wrong = variant([anna!, bela!], [80, -8], {
      trophies: [
        { announcerId: csaba!.id, trophy: 'GOLGOTHA', game: 1 },
        { announcerId: anna!.id, trophy: 'CENTER', game: 1 },
      ],
    });
    expect(codes(await handIn(anna!, wrong))).toEqual(['FREE_NOT_WHOLE', 'FREE_TROPHY_OF_NOBODY', 'FREE_NO_TROPHY']);
    const asOfFour = { ...wrong, variant: { ...wrong.variant, variant: 'ROYAL_FOR_FOUR' as const } };
    expect(codes(await handIn(anna!, asOfFour))).toContain('FREE_PLAYERS');
    const far = { ...variant([anna!, bela!], [8, 8]), order: 21 };
    expect(codes(await handIn(anna!, far))).toEqual(['FREE_ORDER']);
    const nobody = variant([anna!, { id: '00000000-0000-4000-8000-000000000000' }], [8, 8]);
    expect(codes(await handIn(anna!, nobody))).toEqual(['FREE_UNKNOWN_PERSON']);
    const tomorrow = variant([anna!, bela!], [8, 8], { date: '2199-01-01' });
    expect(codes(await handIn(anna!, tomorrow))).toEqual(['FREE_FUTURE']);
    expect(codes(await handIn(anna!, { date: '2022-01-01' }))).toEqual(['FREE_ONE_KIND']);
  });
});

describe('D44 a test game', () => {
  it('counts what the jury sets, and its points are nobody else’s', async () => {
    const [anna, bela] = await table(2023, 2);
    const test = (points: readonly (number | null)[]) => ({
      date: '2023-02-03',
      test: {
        words: 'with two talons',
        points: [anna!, bela!].map(({ id }, at) => ({ personId: id, points: points[at]! })),
      },
    });
    expect(codes(await handIn(anna!, test([5, 5])))).toEqual(['FREE_POINTS_OF_THE_JURY']);
    const game = gameOf(await handIn(anna!, test([null, null])));
    expect(codes(await moveGame(juror, 'admitFreeGame', game))).toEqual(['FREE_PROBLEMS', 'FREE_POINTS_MISSING']);
    const set = gameOf(await handIn(juror, test([12, -3]), { gameId: game.id, revision: 1, reason: 'worth a dozen' }));
    expect(set).toMatchObject({ id: game.id, revision: 2 });
    gameOf(await moveGame(juror, 'admitFreeGame', set));
    expect(await freePoints(anyone, 2023)).toEqual({ [anna!.name]: 12, [bela!.name]: -3 });
    expect(await lookAtGame(anyone, game.id, TEST_GAME)).toEqual({
      document: {
        kind: 'test',
        points: [
          { player: anna!.name, points: 12 },
          { player: bela!.name, points: -3 },
        ],
        reason: 'with two talons',
      },
      // What was said before it was public stays with the players and the jury.
      moves: [{ actor: 'JURY' }],
      revisions: [
        { byJury: false, by: null },
        { byJury: true, by: null },
      ],
    });
  });
});

const TEST_GAME = graphql(
  'query ($id: UUID!) { freeGame(id: $id) { document moves { actor } revisions { byJury by { id } } } }',
);

const FIX = graphql(
  `mutation ($key: IdempotencyKey!, $year: Int!, $ruleset: RulesetId!, $numerator: Int!, $denominator: Int!) {
    fixFreeFactor(
      input: { idempotencyKey: $key, seasonYear: $year, ruleset: $ruleset, numerator: $numerator, denominator: $denominator }
    ) {
      __typename
      ... on FreeFactorFixed { factor { ruleset numerator denominator fixedOn } }
      ...refused
    }
  }`,
  [refused],
);

/** As the jury would have fixed it in January. */
async function factor(year: number, ruleset: string, numerator: number, denominator: number): Promise<void> {
  // Rows, since a factor counts from the day on which it is fixed, and the sessions are earlier.
  await world.database.query(
    `INSERT INTO "free_factor" ("season", "ruleset", "numerator", "denominator", "fixed_on", "fixed_by") VALUES ($1, $2, $3, $4, $5, $6)`,
    [year, ruleset, numerator, denominator, `${year}-01-02`, juror.accountId],
  );
}

describe('D46 a session of another tarock game', () => {
  it.each(rulesets.map(({ id }) => id))(
    'D46 of %s credits each player with their total × the factor, rounded down, also below zero',
    async (ruleset) => {
      const { record, totals, players: seats } = playedSession(ruleset, 'an evening');
      const players = await table(2024, seats);
      const date = dayOf(2024);
      const game = gameOf(await handIn(players[0]!, sessionOf(players, record, { date })));
      expect(codes(await moveGame(juror, 'admitFreeGame', game))).toEqual(['FREE_PROBLEMS', 'FREE_NO_FACTOR']);
      await factor(2024, ruleset, 2, 3);
      gameOf(await moveGame(juror, 'admitFreeGame', game, { reason: null }));
      const points = await freePoints(anyone, 2024);
      expect(players.map(({ name }) => points[name])).toEqual(totals.map((total) => Math.floor((2 * total) / 3)));
      const VERIFIED = graphql('query ($id: UUID!) { freeGame(id: $id) { verdict ruleset verification { totals } } }');
      expect(await lookAtGame(anyone, game.id, VERIFIED)).toMatchObject({
        verdict: 'PROVED',
        verification: { totals },
      });
    },
  );

  it('D46 the factor is fixed for today and what follows, until the first session counts', async () => {
    const year = Number(new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Budapest' }).format().slice(0, 4));
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Budapest', dateStyle: 'short' }).format();
    const { record, players: seats } = playedSession('hungarian', 1);
    const players = await table(year, seats);
    const fix = (by: Client, numerator: number): Promise<object> =>
      send(by, FIX, { year, ruleset: 'HUNGARIAN', numerator, denominator: 4 });
    expect(await fix(juror, 0)).toMatchObject({ problems: [{ code: 'FREE_FACTOR_RANGE' }] });
    expect(await fix(juror, 1)).toMatchObject({ factor: { ruleset: 'HUNGARIAN', numerator: 1, fixedOn: today } });
    expect(await fix(juror, 3)).toMatchObject({ factor: { numerator: 3 } });
    const early = gameOf(await handIn(players[0]!, sessionOf(players, record, { date: `${year}-01-01` })));
    expect(codes(await moveGame(juror, 'admitFreeGame', early))).toEqual(['FREE_PROBLEMS', 'FREE_FACTOR_LATE']);
    const game = gameOf(await handIn(players[0]!, sessionOf(players, record, { date: today })));
    gameOf(await moveGame(juror, 'admitFreeGame', game));
    expect(await fix(juror, 5)).toMatchObject({ problems: [{ code: 'FREE_FACTOR_USED', rule: 'D46' }] });
    const notTheirs = await attempt(players[0]!, FIX, { year, ruleset: 'TAROKY', numerator: 1, denominator: 1 });
    expect(notTheirs.errors[0]?.extensions['code']).toBe('FORBIDDEN');
  });

  it('S8 a refuted record is admitted with a reason alone, and what is no record says where it is wrong', async () => {
    const { record, totals, players: seats } = playedSession('hungarian', 2);
    const players = await table(2024, seats);
    const claimed = { ...record, claim: { totals: totals.map((total, seat) => total + (seat === 0 ? 1 : 0)) } };
    const game = gameOf(await handIn(juror, sessionOf(players, claimed, { date: dayOf(2024) })));
    expect(codes(await moveGame(juror, 'admitFreeGame', game, { reason: null }))).toEqual(['FREE_WORD_ON_REFUTED']);
    gameOf(await moveGame(juror, 'admitFreeGame', game, { reason: 'settled as played' }));
    const broken = sessionOf(players, { ...record, deals: [{ number: 1, dealer: 9 }] }, { date: dayOf(2024) });
    const said = await handIn(players[0]!, broken);
    expect(said.problems![0]).toMatchObject({
      code: 'FREE_RECORD',
      path: expect.stringMatching(/^game\.session\.record\.deals\[0\]/),
    });
    const other = sessionOf(players.slice(1), record, { date: dayOf(2024) });
    expect(codes(await handIn(players[1]!, other))).toEqual(['FREE_SEATS']);
    const dated = sessionOf(players, { ...record, date: '2024-01-05' }, { date: '2024-01-06' });
    expect(codes(await handIn(players[0]!, dated))).toEqual(['FREE_OTHER_DAY']);
  });
});

describe('12 the life of a free game', () => {
  it('is handed in by who played in it or by the jury, and seen by them alone until it is admitted', async () => {
    const [anna, bela] = await table(2025, 2);
    const game = variant([anna!, bela!], [80, 88], { date: dayOf(2025) });
    expect(codes(await handIn(stranger, game))).toEqual(['FREE_NOT_YOURS']);
    expect(await refusalOf(anyone, SUBMIT_GAME, { game })).toBe('UNAUTHENTICATED');
    const { id } = gameOf(await handIn(anna!, game));
    for (const by of [anna!, bela!, juror]) expect(await lookAtGame(by, id)).not.toBeNull();
    for (const by of [stranger, admin, anyone]) expect(await lookAtGame(by, id)).toBeNull();
    expect(codes(await handIn(bela!, game))).toEqual(['FREE_EXISTS']);
    for (const name of gameMoves) {
      expect(codes(await moveGame(stranger, name, { id, revision: 1 }))).toEqual(['FREE_UNKNOWN']);
    }
    gameOf(await moveGame(juror, 'admitFreeGame', { id, revision: 1 }));
    const PLAYERS = graphql('query ($id: UUID!) { freeGame(id: $id) { enteredBy { id } players { name } } }');
    expect(await lookAtGame(anyone, id, PLAYERS)).toEqual({
      enteredBy: null,
      players: [{ name: anna!.name }, { name: bela!.name }],
    });
    for (const name of gameMoves) {
      expect(codes(await moveGame(stranger, name, { id, revision: 1 }))).toEqual(['FREE_NOT_FOR_YOU']);
    }
  });

  it('12 is refused, corrected, admitted, reopened, corrected and withdrawn, and the table follows each time', async () => {
    const [anna, bela] = await table(2018, 2);
    const date = dayOf(2018);
    const points = (raws: readonly number[]): GameInput => variant([anna!, bela!], raws, { date });
    let game = gameOf(await handIn(anna!, points([800, 0])));
    game = gameOf(await moveGame(juror, 'refuseFreeGame', game, { reason: 'not like that' }));
    expect(codes(await handIn(bela!, points([80, 8]), { gameId: game.id, revision: 1 }))).toEqual(['FREE_NOT_FOR_YOU']);
    game = gameOf(await handIn(anna!, points([80, 8]), { gameId: game.id, revision: 1 }));
    expect(codes(await moveGame(juror, 'admitFreeGame', { ...game, revision: 1 }))).toEqual(['FREE_NEWER_REVISION']);
    expect(codes(await moveGame(juror, 'admitFreeGame', { ...game, revision: 9 }))).toEqual(['FREE_NO_SUCH_REVISION']);
    game = gameOf(await moveGame(juror, 'admitFreeGame', game));
    expect(await freePoints(anyone, 2018)).toEqual({ [anna!.name]: 10, [bela!.name]: 1 });
    expect(codes(await handIn(anna!, points([8, 8]), { gameId: game.id, revision: 2 }))).toEqual([
      'FREE_NO_SUCH_MOVE',
      'FREE_MOVED_ALREADY',
    ]);
    game = gameOf(await moveGame(juror, 'reopenFreeGame', game));
    expect(await freePoints(anyone, 2018)).toEqual({});
    game = gameOf(await handIn(anna!, points([96, 16]), { gameId: game.id, revision: 2 }));
    game = gameOf(await moveGame(juror, 'admitFreeGame', game));
    expect(await freePoints(anyone, 2018)).toEqual({ [anna!.name]: 12, [bela!.name]: 2 });
    expect(await freePoints(anyone, 2018, '2018-01-31')).toEqual({});
    game = gameOf(await moveGame(juror, 'reopenFreeGame', game));
    game = gameOf(await moveGame(juror, 'withdrawFreeGame', game));
    expect(game.state).toBe('WITHDRAWN');
    expect(await recountOf(2018)).toMatchObject({ games: 0, difference: null });
    // Its place is free again (D10).
    gameOf(await handIn(bela!, points([8, 8])));
  });

  it('D12 a jury member does not decide on their own game; when all have played, an admin appoints one', async () => {
    const [anna] = await table(2025, 1);
    const date = dayOf(2025);
    const mine = gameOf(await handIn(juror, variant([juror, anna!], [8, 8], { date })));
    for (const name of ['admitFreeGame', 'refuseFreeGame'] as const) {
      expect(codes(await moveGame(juror, name, mine))).toEqual(['FREE_JURY_CONCERNED']);
    }
    const QUEUE = graphql(`{
      freeGameQueue(queue: TO_DECIDE, last: 1) { nodes { concerned ageInDays game { id } } }
      juryDesk { freeGames }
    }`);
    expect(await ask(juror, QUEUE)).toMatchObject({
      freeGameQueue: { nodes: [{ concerned: true, ageInDays: 0, game: { id: mine.id } }] },
      juryDesk: { freeGames: expect.any(Number) },
    });
    const APPOINT = graphql(
      `mutation ($key: IdempotencyKey!, $gameId: UUID!, $personId: UUID!) {
        appointFreeJuror(input: { idempotencyKey: $key, gameId: $gameId, personId: $personId }) {
          __typename
          ... on FreeJurorAppointed { personId }
          ...refused
        }
      }`,
      [refused],
    );
    const appoint = (gameId: string, personId: string) => send(admin, APPOINT, { gameId, personId });
    expect(codes(await appoint(mine.id, stranger.id))).toEqual(['APPOINTMENT_NOT_NEEDED']);
    const ours = gameOf(await handIn(juror, variant([juror, other], [8, 8], { date })));
    expect(codes(await appoint(ours.id, juror.id))).toEqual(['APPOINTMENT_CONCERNED']);
    expect(codes(await appoint(ours.id, (await world.person()).id))).toEqual(['APPOINTMENT_NO_ACCOUNT']);
    expect(await appoint(ours.id, stranger.id)).toMatchObject({ personId: stranger.id });
    expect(gameOf(await moveGame(stranger, 'admitFreeGame', ours)).state).toBe('ADMITTED');
    expect((await attempt(juror, APPOINT, { gameId: ours.id, personId: stranger.id })).errors).toHaveLength(1);
  });

  it('12 somebody who is named in it objects, and the jury says a word before it is admitted', async () => {
    const [anna, bela] = await table(2025, 2);
    let game = gameOf(await handIn(anna!, variant([anna!, bela!], [800, 0], { date: dayOf(2025) })));
    expect(codes(await moveGame(anna!, 'admitFreeGame', game))).toEqual(['FREE_JURY_ALONE']);
    game = gameOf(await moveGame(bela!, 'objectToFreeGame', game, { reason: 'I was not there' }));
    expect(game.objections).toBe(1);
    expect(codes(await moveGame(juror, 'objectToFreeGame', game))).toEqual(['FREE_NOT_IN_IT']);
    expect(codes(await moveGame(juror, 'admitFreeGame', game, { reason: null }))).toEqual(['FREE_WORD_ON_OBJECTIONS']);
    game = gameOf(await moveGame(juror, 'admitFreeGame', game, { reason: 'four saw him' }));
    expect(game.objections).toBe(0);
    game = gameOf(await moveGame(bela!, 'objectToFreeGame', game, { reason: 'and yet' }));
    const OBJECTED = graphql('{ freeGameQueue(queue: OBJECTED) { nodes { game { id state } } } }');
    expect((await ask(other, OBJECTED)).freeGameQueue.nodes).toContainEqual({
      game: { id: game.id, state: 'ADMITTED' },
    });
    const MOVES = graphql('query ($id: UUID!) { freeGame(id: $id) { moves { actor reason by { name } } } }');
    expect(await lookAtGame(juror, game.id, MOVES)).toMatchObject({
      moves: [
        { actor: 'ENTERER' },
        { actor: 'PLAYER', reason: 'I was not there', by: { name: bela!.name } },
        { actor: 'JURY', reason: 'four saw him' },
        { actor: 'PLAYER', reason: 'and yet' },
      ],
    });
    game = gameOf(await moveGame(juror, 'reopenFreeGame', game));
    expect(codes(await moveGame(bela!, 'objectToFreeGame', { id: game.id, revision: 2 }))).toEqual([
      'FREE_NO_SUCH_REVISION',
    ]);
  });

  it('D25 a season is closed when all its free games are decided, and then nothing of them moves', async () => {
    const [anna, bela] = await table(2017, 2);
    const close = (year: number): Promise<MatchAnswer> =>
      send(
        juror,
        graphql(
          `mutation ($key: IdempotencyKey!, $year: Int!) {
            closeSeason(input: { idempotencyKey: $key, seasonYear: $year }) { __typename ...refused }
          }`,
          [refused],
        ),
        { year },
      );
    const game = gameOf(await handIn(anna!, variant([anna!, bela!], [8, 8], { date: '2017-07-07' })));
    expect((await close(2017)).problems).toMatchObject([
      {
        code: 'SEASON_FREE_GAME_UNDECIDED',
        rule: 'D25',
        path: game.id,
        message: expect.stringMatching(/7 July 2017/),
      },
    ]);
    gameOf(await moveGame(juror, 'admitFreeGame', game));
    expect((await close(2017)).__typename).toBe('SeasonSaved');
    expect(codes(await moveGame(juror, 'reopenFreeGame', game))).toEqual(['FREE_SEASON_CLOSED']);
    expect(codes(await moveGame(bela!, 'objectToFreeGame', game))).toEqual(['FREE_SEASON_CLOSED']);
    expect(codes(await handIn(anna!, variant([anna!, bela!], [8, 8], { date: '2017-07-08' })))).toEqual([
      'SEASON_CLOSED',
    ]);
  });
});

describe('what many do at once, and what fails', () => {
  it('one game is made of the same one sent twenty times at once', async () => {
    const [anna, bela] = await table(2025, 2);
    const variables = { key: newKey(), game: variant([anna!, bela!], [8, 8], { date: dayOf(2025) }) };
    const answers = await Promise.all(Array.from({ length: 20 }, () => doneBy(anna!, SUBMIT_GAME, variables)));
    const ids = answers.map(({ game }) => game!.id);
    expect(new Set(ids).size).toBe(1);
    const { rows } = await world.database.query('SELECT FROM "free_game_revision" WHERE "game_id" = $1', [ids[0]]);
    expect(rows).toHaveLength(1);
  });

  it('of two jurors who decide at once one is told who was faster', async () => {
    const [anna, bela] = await table(2025, 2);
    const game = gameOf(await handIn(anna!, variant([anna!, bela!], [8, 8], { date: dayOf(2025) })));
    const seen = { state: 'SUBMITTED' } as const;
    const said = await Promise.all([
      moveGame(juror, 'admitFreeGame', game, seen),
      moveGame(other, 'refuseFreeGame', game, seen),
    ]);
    const [first, second] = said.toSorted((one, two) => codes(one).length - codes(two).length);
    expect(gameOf(first!).state).toMatch(/ADMITTED|REFUSED/);
    expect(second!.problems).toMatchObject([
      { code: 'FREE_MOVED_ALREADY', message: expect.stringMatching(/^(Judit|Ottó) was faster/) },
    ]);
  });

  it('games of the same players that are admitted at once all count', async () => {
    const players = await table(2016, 4);
    const games = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const at = players.toSorted(() => (index % 2 === 0 ? 1 : -1));
        return gameOf(await handIn(at[0]!, variant(at, [80, 80, 80, 80], { date: '2016-03-01', order: index + 1 })));
      }),
    );
    await Promise.all(games.map(async (game) => gameOf(await moveGame(juror, 'admitFreeGame', game))));
    expect(Object.values(await freePoints(anyone, 2016))).toEqual([120, 120, 120, 120]);
    await Promise.all(games.map(async (game) => gameOf(await moveGame(other, 'reopenFreeGame', game))));
    expect(await freePoints(anyone, 2016)).toEqual({});
    expect(await recountOf(2016)).toMatchObject({ difference: null });
  });

  it('an admission that fails halfway leaves nothing, and the same request does it when the fault is gone', async () => {
    const [anna, bela] = await table(2015, 2);
    const trophies = [{ announcerId: anna!.id, trophy: 'GOLGOTHA', game: 1 }] as const;
    const game = gameOf(await handIn(anna!, variant([anna!, bela!], [80, 8], { date: '2015-03-01', trophies })));
    await world.database.query(
      `CREATE FUNCTION fails() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'a fault'; END $$;
       CREATE TRIGGER "fails" BEFORE INSERT ON "trophy" FOR EACH ROW EXECUTE FUNCTION fails()`,
    );
    const request = { key: newKey(), gameId: game.id, revision: 1, reason: 'so be it' };
    expect(await refusalOf(juror, GAME_MOVES.admitFreeGame, request)).toBe('INTERNAL_SERVER_ERROR');
    const STATES = graphql('query ($id: UUID!) { freeGame(id: $id) { state moves { to } } }');
    expect(await lookAtGame(juror, game.id, STATES)).toEqual({
      state: 'SUBMITTED',
      moves: [{ to: 'SUBMITTED' }],
    });
    expect(await freePoints(anyone, 2015)).toEqual({});
    await world.database.query('DROP TRIGGER "fails" ON "trophy"; DROP FUNCTION fails()');
    expect(await doneBy(juror, GAME_MOVES.admitFreeGame, request)).toMatchObject({ to: 'ADMITTED' });
    expect(await freePoints(anyone, 2015)).toEqual({ [anna!.name]: 10, [bela!.name]: 1 });
    expect(await recountOf(2015)).toMatchObject({ difference: null });
  });
});

describe('what it costs', () => {
  it('neither the table of a year nor an admission reads more beside five thousand credits of other years', async () => {
    const [anna, bela] = await table(2009, 2);
    const newGame = async (order: number): Promise<ReturnType<typeof gameOf>> =>
      gameOf(await handIn(anna!, variant([anna!, bela!], [80, 8], { date: '2009-03-01', order })));
    const [first, second, third] = [await newGame(1), await newGame(2), await newGame(3)];
    gameOf(await moveGame(juror, 'admitFreeGame', first));
    const rowsFor = (game: typeof first): Promise<number> =>
      rowsRead(world.database, 'free_credit', async () => {
        gameOf(await moveGame(juror, 'admitFreeGame', game));
        await freeRows(juror, 2009);
      });
    const before = await rowsFor(second);
    await storeOtherCredits(office, anna!.id, 5000);
    // How it finds a few rows is PostgreSQL's choice, and what is told meanwhile reads some too.
    expect(await rowsFor(third)).toBeLessThan(before + 100);
    expect(await freePoints(anyone, 2009)).toEqual({ [anna!.name]: 30, [bela!.name]: 3 });
  });
});

describe('who is told, and who is who', () => {
  it('subscribers of the table are told of an admission, the jury of all that happens to free games', async () => {
    const [anna, bela] = await table(2014, 2);
    const socket = await openSocket(office);
    const jury = await openSocket(office, { cookie: juror.cookie });
    const TABLE = graphql(`subscription {
      freeTableChanged(seasonYear: 2014) { kind cursor topic seasonYear freeTable { rows { points } } }
    }`);
    const watch = socket.watch(TABLE);
    const queue = jury.watch(graphql('subscription { juryQueueChanged { kind cursor topic id } }'));
    expect(await watch.next()).toMatchObject({ kind: 'BEGIN', freeTable: { rows: [] } });
    expect(await queue.next()).toMatchObject({ kind: 'BEGIN' });
    const game = gameOf(await handIn(anna!, variant([anna!, bela!], [80, 8], { date: '2014-03-01' })));
    expect(await queue.next()).toMatchObject({ topic: 'FREE_GAME', id: game.id });
    gameOf(await moveGame(juror, 'admitFreeGame', game));
    expect(await watch.next()).toMatchObject({
      kind: 'CHANGE',
      topic: 'FREE_CHAMPIONSHIP',
      seasonYear: 2014,
      freeTable: { rows: [{ points: 10 }, { points: 1 }] },
    });
    socket.close();
    jury.close();
  });

  it('D16 the points of two entries of one person are theirs when merged, and come apart when that is undone', async () => {
    const [anna, bela, again] = await table(2013, 3);
    for (const [index, who] of [anna!, again!].entries()) {
      const game = gameOf(
        await handIn(bela!, variant([who, bela!], [80, 8], { date: '2013-03-01', order: index + 1 })),
      );
      gameOf(await moveGame(juror, 'admitFreeGame', game));
    }
    const both = await send(admin, MERGE_PERSONS, { fromId: anna!.id, intoId: bela!.id, closeAccount: true });
    expect(codes(both)).toEqual(['MERGE_ONE_GAME']);
    const merged = await doneBy(admin, MERGE_PERSONS, { fromId: again!.id, intoId: anna!.id, closeAccount: true });
    expect(await freePoints(anyone, 2013)).toEqual({ [anna!.name]: 20, [bela!.name]: 2 });
    expect(await recountOf(2013)).toMatchObject({ difference: null });
    await send(
      admin,
      graphql(
        `mutation ($key: IdempotencyKey!, $id: UUID!) {
          undoMerge(input: { idempotencyKey: $key, mergeId: $id, reason: "they are two" }) { __typename ...refused }
        }`,
        [refused],
      ),
      { id: merged.merge.id },
    );
    expect(await freePoints(anyone, 2013)).toEqual({ [anna!.name]: 10, [again!.name]: 10, [bela!.name]: 2 });
    expect(await recountOf(2013)).toMatchObject({ difference: null });
  });

  it('a pseudonym stands for a name in the table, in the game and in what was handed in', async () => {
    const [anna, bela] = await table(2012, 2);
    const game = gameOf(await handIn(anna!, variant([anna!, bela!], [80, 8], { date: '2012-03-01' })));
    gameOf(await moveGame(juror, 'admitFreeGame', game));
    await world.database.query('UPDATE "person" SET "pseudonymous" = true WHERE "id" = $1', [anna!.id]);
    const NAMES = graphql(`query ($id: UUID!) {
      freeGame(id: $id) {
        document
        players { name }
        revisions { document }
        credits { reason player { name } }
      }
    }`);
    const shown = JSON.stringify([await freeRows(anyone, 2012), await lookAtGame(anyone, game.id, NAMES)]);
    expect(shown).not.toContain(`"${anna!.name}"`);
    const YEARS = graphql('query ($id: UUID!) { person(id: $id) { freeYears { seasonYear points games } } }');
    expect((await ask(anyone, YEARS, { id: bela!.id })).person).toEqual({
      freeYears: [{ seasonYear: 2012, points: 1, games: 1 }],
    });
  });

  it('the log has every step, and neither names nor what was handed in', async () => {
    const [anna, bela] = await table(2011, 2);
    const game = gameOf(await handIn(anna!, variant([anna!, bela!], [80, 8], { date: '2011-03-01' })));
    gameOf(await moveGame(juror, 'admitFreeGame', game, { reason: 'well played' }));
    const { rows } = await world.database.query<{ object: string; action: string; chain: string; after: object }>(
      `SELECT "object", "action", "chain", "after" FROM "audit_entry" WHERE "object" LIKE 'free game%' AND "object_id" LIKE $1 ORDER BY "id"`,
      [`${game.id}%`],
    );
    expect(rows.map(({ object, action }) => `${object}: ${action}`).sort()).toEqual([
      'free game move: admitFreeGame',
      'free game move: submitFreeGame',
      'free game revision: submitFreeGame',
      'free game: admitFreeGame',
      'free game: submitFreeGame',
    ]);
    expect(new Set(rows.map(({ chain }) => chain))).toEqual(new Set(['season 2011']));
    expect(JSON.stringify(rows)).not.toContain(anna!.name);
    await expect(
      world.database.query('UPDATE "free_game_move" SET "reason" = NULL WHERE "game_id" = $1', [game.id]),
    ).rejects.toThrow('append-only');
  });
});
