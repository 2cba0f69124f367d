import { afterAll, describe, expect, it } from '@jest/globals';
import { importOldTrophies } from '../support/old-trophies.js';
import { ask, graphql } from '../support/ask.js';
import { Random } from '@tarokk/rules';
import { move, submit } from '../support/matches.js';
import { playFreeGames } from '../support/random-free-games.js';
import { playCup, playGrandPrix } from '../support/season-events.js';
import { sheetOf } from '../support/sheets.js';
import { ownOffice } from '../support/own-office.js';

/** With this seed a trophy is won. */
const MATCH_WITH_GOLGOTHA = 17;

const { office, world, end } = await ownOffice();
afterAll(end);
await world.season(2025);
await world.season(2026);
const evil = await world.member({ name: '=HYPERLINK("http://evil.example","Anna")' });
const other = await world.member({ name: 'Béla Kis, "the wasp"' });
const juror = await world.member({ jury: true });
const hidden = await world.person('Csaba Titok');
const wasps = await world.team(2025, [evil, await world.person('Dóra Vas')], '+SUM(A1:A9)');
const owls = await world.team(2025, [other, hidden], 'Óbudai Baglyok');
await world.venue('Angelika');
for (const [date, seed] of [
  ['2025-05-03', MATCH_WITH_GOLGOTHA],
  ['2025-06-07', 1],
] as const) {
  const { match } = await submit(evil, sheetOf([wasps, owls], { date, seed, games: 8 }), { requestRuling: true });
  await move(other, 'confirmMatch', match!);
  await move(juror, 'approveMatch', match!);
}
await importOldTrophies(juror, ['"Béla Kis, ""the wasp""",golgotha,1999-05-01,120,@evil,,,']);
await world.database.query('UPDATE "person" SET "pseudonymous" = true WHERE "id" = $1', [hidden.id]);

function download(name: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${office.url}/tables/${name}`, { headers });
}

const CHAMPIONSHIP = graphql(`{
  championshipTable(seasonYear: 2025) { rows { rank team { id name } matches points average best remaining } }
}`);
const TROPHIES = graphql(`{
  trophies(first: 100, order: OLDEST) {
    nodes { id count date trophy evidence matchId announcer { id } ofKind { first last } ofAnnouncer { first last } listNumbers { first last } }
  }
}`);
const OTHERS = graphql(`{
  cup(seasonYear: 2024) { winner { id } rounds { ties { id points goesOn { name } } } }
  grandPrixYear(seasonYear: 2024) { events { name table { rows { rank matches total pair { name } } } } }
  freeTable(seasonYear: 2024) { rows { rank points games player { id name } } }
}`);
const FREE_GAMES = graphql(`{
  freeGames(seasonYear: 2024, states: [ADMITTED], first: 100) { nodes { id date verdict players { name } } }
}`);

interface TableDocument {
  readonly format: string;
  readonly table: string;
  readonly season: number | null;
  readonly asOf: string | null;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

async function rowsOf(name: string): Promise<TableDocument['rows']> {
  return ((await (await download(name)).json()) as TableDocument).rows;
}

/** The lines of a CSV file, of which the first names the columns. */
async function linesOf(name: string): Promise<string[]> {
  const bytes = Buffer.from(await (await download(name)).arrayBuffer());
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const text = bytes.subarray(3).toString();
  expect(text.endsWith('\r\n')).toBe(true);
  return text.split('\r\n').slice(0, -1);
}

describe('a table as a file', () => {
  it('9 the championship has the rows of the API, as JSON and as CSV', async () => {
    const { rows } = (await ask(office, CHAMPIONSHIP)).championshipTable!;
    const shown = rows.map(({ team, ...row }) => ({ ...row, team: team.name, team_id: team.id }));
    expect(shown).toHaveLength(2);
    const response = await download('championship-2025.json');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="championship-2025.json"');
    expect(await response.json()).toEqual({
      format: 'royal-tarokk-table/1',
      table: 'championship',
      season: 2025,
      asOf: null,
      rows: shown,
    });
    expect((await download('championship-2025.csv')).headers.get('content-type')).toBe(
      'text/csv; charset=utf-8; header=present',
    );
    const [header, ...lines] = await linesOf('championship-2025.csv');
    expect(header).toBe('rank,team,matches,points,average,best,remaining,team_id');
    expect(lines).toEqual(
      shown.map((row) =>
        header!
          .split(',')
          .map((column) => {
            const value = row[column as keyof typeof row] as unknown;
            return column === 'average' ? Number(value).toFixed(2) : String(value).replace(/^\+/, "'+");
          })
          .join(','),
      ),
    );
  });

  it('D26 averages have two decimals in both forms', async () => {
    const json = await (await download('championship-2025.json')).text();
    expect(json.match(/"average":[^,]*/g)).toEqual(['"average":63.00', '"average":59.50']);
  });

  it('D9 the championship as it was on the evening of a day', async () => {
    expect((await rowsOf('championship-2025.json?asOf=2025-05-02')).map(({ matches }) => matches)).toEqual([0, 0]);
    expect((await rowsOf('championship-2025.json?asOf=2025-05-03')).map(({ matches }) => matches)).toEqual([1, 1]);
    expect(await rowsOf('championship-2025.json?asOf=2025-12-31')).toEqual(await rowsOf('championship-2025.json'));
  });

  it('D48, D49, D54 the trophy list has its order and numbers, of all years or of one', async () => {
    const all = await rowsOf('trophies.json');
    const { nodes } = (await ask(office, TROPHIES)).trophies;
    expect(nodes.length).toBeGreaterThan(1);
    expect(all).toMatchObject(
      nodes.map(({ id, count, date, matchId, announcer, ofKind, ofAnnouncer, listNumbers }) => ({
        id,
        count,
        date,
        match_id: matchId,
        player_id: announcer.id,
        first_of_kind: ofKind!.first,
        last_of_kind: ofKind!.last,
        first_of_player: ofAnnouncer.first,
        last_of_player: ofAnnouncer.last,
        first_of_list: listNumbers.first,
        last_of_list: listNumbers.last,
      })),
    );
    expect(all[0]).toMatchObject({ player: 'Béla Kis, "the wasp"', trophy: 'golgotha', count: 120, partner: '@evil' });
    expect(await rowsOf('trophies-2025.json')).toEqual(all.filter(({ date }) => String(date).startsWith('2025')));
  });

  it('13 the ranking and the milestones follow from the list', async () => {
    const sum = (rows: TableDocument['rows'], column: string): number =>
      rows.reduce((total, row) => total + Number(row[column]), 0);
    const all = await rowsOf('trophies.json');
    const [first] = await rowsOf('trophy-ranking.json');
    const won = all.filter(({ player_id }) => player_id === first!['player_id']);
    expect(first).toMatchObject({ rank: 1, player: 'Béla Kis, "the wasp"', trophies: sum(won, 'count') });
    const ofYear = await rowsOf('trophies-2025.json');
    expect(sum(await rowsOf('trophy-ranking-2025.json'), 'trophies')).toBe(sum(ofYear, 'count'));
    expect(await rowsOf('milestones.json')).toMatchObject([
      { date: '1999-05-01', player: 'Béla Kis, "the wasp"', milestone: 100, trophy: 'golgotha' },
    ]);
  });

  it('D54 the hundredths are those of the whole list', async () => {
    const [old] = await rowsOf('trophies.json');
    expect(await rowsOf('trophy-hundredths.json')).toEqual([
      {
        number: 100,
        date: '1999-05-01',
        player: 'Béla Kis, "the wasp"',
        trophy: 'golgotha',
        name: 'Golgotha',
        match_id: null,
        player_id: old!['player_id'],
        trophy_entry_id: old!['id'],
      },
    ]);
  });

  it('matches and members are those that everybody sees', async () => {
    const matches = await rowsOf('matches-2025.json');
    expect(matches.map(({ date, state, team_a }) => [date, state, team_a])).toEqual([
      ['2025-05-03', 'approved', '+SUM(A1:A9)'],
      ['2025-06-07', 'approved', '+SUM(A1:A9)'],
    ]);
    const members = await rowsOf('members-2025.json');
    expect(members).toHaveLength(4);
    const everything = JSON.stringify([members, matches, await rowsOf('trophies.json')]);
    expect(everything).not.toContain('Titok');
    expect(everything).toMatch(/"Player \d+"/);
  });

  it('10–12 cup, Grand Prix and free championship have what the API shows of them', async () => {
    await world.season(2024);
    await playCup(world, juror, 2024);
    await playGrandPrix(world, juror, 2024);
    await playFreeGames(world, juror, 2024, new Random('tables'), { games: 6, rounds: 1 });
    const { cup, grandPrixYear, freeTable } = await ask(office, OTHERS);
    const ties = await rowsOf('cup-2024.json');
    expect(ties).toMatchObject(
      cup!.rounds
        .flatMap((round) => round.ties)
        .map(({ id, points: [a, b], goesOn }) => ({
          tie: id,
          points_a: a,
          points_b: b,
          goes_on: goesOn?.name ?? null,
        })),
    );
    expect(ties.at(-1)).toMatchObject({ tie: 'final/1', decided_by: 'decision', goes_on_id: cup!.winner!.id });
    expect(await rowsOf('grand-prix-2024.json')).toMatchObject(
      grandPrixYear!.events.flatMap(({ name, table }) =>
        table.rows.map(({ pair, ...row }) => ({ event: name, pair: pair.name, ...row })),
      ),
    );
    const free = freeTable!.rows.map(({ player, ...row }) => ({
      ...row,
      player: player.name,
      player_id: player.id,
    }));
    expect(free.length).toBeGreaterThan(0);
    expect(await rowsOf('free-championship-2024.json')).toEqual(free);
    expect(await rowsOf('free-championship-2024.json?asOf=2024-12-31')).toEqual(free);
    expect(await rowsOf('free-championship-2024.json?asOf=2023-12-31')).toEqual([]);
    const { nodes } = (await ask(office, FREE_GAMES)).freeGames;
    const games = nodes.map(({ id, date, players }) => [id, date, players.map(({ name }) => name).toSorted()]);
    const rows = (await rowsOf('free-games-2024.json')) as readonly Record<'game_id' | 'date' | 'players', string>[];
    expect(rows.map(({ game_id: id, date, players }) => [id, date, players.split('; ')]).toSorted()).toEqual(
      games.toSorted(),
    );
    expect(games.length).toBeGreaterThan(0);
    for (const name of ['cup-2026', 'grand-prix-2026', 'free-championship-2026', 'free-games-2026']) {
      expect(await linesOf(`${name}.csv`)).toHaveLength(1);
    }
  });

  it('has nothing in CSV that a spreadsheet computes', async () => {
    const names = [
      'championship-2025',
      'matches-2025',
      'members-2025',
      'trophies',
      'trophy-ranking',
      'milestones',
      'trophy-hundredths',
    ];
    // One after the other: an office sends only some at a time.
    const lines: string[] = [];
    for (const name of names) lines.push(...(await linesOf(`${name}.csv`)));
    const cells = lines.flatMap((line) => line.match(/"(?:[^"]|"")*"|[^,]+/g) ?? []);
    expect(cells).toContain(`"'=HYPERLINK(""http://evil.example"",""Anna"")"`);
    expect(cells).toContain("'+SUM(A1:A9)");
    expect(cells).toContain("'@evil");
    expect(cells).toContain('"Béla Kis, ""the wasp"""');
    expect(cells.filter((cell) => /^"?\s*[=+@-]/.test(cell))).toEqual([]);
  });

  it('is an empty table for a season in which nothing was played', async () => {
    expect(await rowsOf('matches-2026.json')).toEqual([]);
    expect(await linesOf('trophies-2026.csv')).toHaveLength(1);
  });

  it.each([
    ['championship.csv', 404, 'DOWNLOAD_UNKNOWN'],
    ['milestones-2025.csv', 404, 'DOWNLOAD_UNKNOWN'],
    ['accounts.csv', 404, 'DOWNLOAD_UNKNOWN'],
    ['championship-2025.xlsx', 404, 'DOWNLOAD_UNKNOWN'],
    ['championship-1999.csv', 404, 'DOWNLOAD_SEASON_UNKNOWN'],
    ['championship-2025.csv?asOf=yesterday', 400, 'DOWNLOAD_PARAMETER'],
    ['championship-2025.csv?asof=2025-05-03', 400, 'DOWNLOAD_PARAMETER'],
    ['championship-2025.csv?asOf=2025-05-03&asOf=2025-05-04', 400, 'DOWNLOAD_PARAMETER'],
    ['matches-2025.csv?asOf=2025-05-03', 400, 'DOWNLOAD_PARAMETER'],
  ])('%s is refused with the status %i', async (name, status, code) => {
    const response = await download(name, { 'accept-language': 'hu' });
    expect([response.status, await response.json()]).toMatchObject([status, { code }]);
  });
});
