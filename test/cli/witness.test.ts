import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { matchRecord, Random, randomMatch, scoredFrom, type MatchRecord } from '@tarokk/rules';
import { tarokk } from '../support/tarokk.js';
import { temporaryFolder } from './command-files.js';

/** A match of one game, which is only scored: A defends. */
function sheet(a: object, b: object): MatchRecord {
  const side = { tarocks: 11, honours: 1, has: [] as string[], announcements: [], contras: [], silent: [], points: 0 };
  const pair = (team: string) => ({ team, collector: `${team} 1`, interceptor: `${team} 2` });
  return {
    format: 'royal-tarokk-match/1',
    kind: 'variant',
    parties: { A: pair('A'), B: pair('B') },
    firstDealer: 'A',
    games: [{ number: 1, sheet: { A: { ...side, ...a }, B: { ...side, has: ['T18', 'T17', 'T16'], ...b } } }],
  } as unknown as MatchRecord;
}

const fiveAnnouncements = sheet(
  {
    announcements: [
      { announce: 'vogerl', by: 'collector' },
      { announce: 'ultimo', card: 'T1', by: 'collector', result: 'won' },
      { announce: 'gang', suit: 'S', by: 'interceptor', result: 'lost' },
    ],
    silent: ['obscur'],
    points: 100,
  },
  {
    announcements: [
      { announce: 'pheasant', card: 'SK', by: 'interceptor', result: 'won' },
      { announce: 'visi', by: 'collector', result: 'won' },
    ],
    contras: [{ contra: 'gang', suit: 'S' }],
    points: 96,
  },
);
const bothUltimo = sheet(
  { announcements: [{ announce: 'ultimo', card: 'T1', by: 'collector', result: 'won' }] },
  { announcements: [{ announce: 'ultimo', card: 'T2', by: 'collector', result: 'won' }], silent: ['obscur'] },
);

interface Possible {
  readonly state: string;
  readonly game?: { readonly number: number };
  readonly clash?: readonly object[];
  readonly message?: string;
  readonly tried?: readonly { readonly search: string; readonly steps: number }[];
}
interface Result {
  readonly verdict: string;
  readonly games: readonly { readonly number: number; readonly possible?: Possible | null; readonly score: object }[];
}

function fileOf(record: MatchRecord): string {
  const name = join(temporaryFolder(), 'match.json');
  writeFileSync(name, JSON.stringify(record));
  return name;
}

async function verified(record: MatchRecord, ...words: string[]): Promise<Result> {
  const { stdout } = await tarokk(['verify', fileOf(record), '--json', ...words]);
  return JSON.parse(stdout) as Result;
}

const mixed = (): MatchRecord => {
  const match = randomMatch(new Random('witness'), { kind: 'open', games: 3 });
  const [first, ...others] = match.games;
  return matchRecord({
    ...match,
    games: [first!, ...others.map((game) => (game.form === 'played' ? scoredFrom(game) : game))],
  });
};

describe('tarokk verify --witness', () => {
  it('adds to each scored game, and to no other, whether it is possible; a game that shows it verifies with the same score', async () => {
    const record = mixed();
    const { games } = await verified(record, '--witness');
    expect(games.map(({ possible }) => possible?.state)).toEqual([undefined, 'shown', 'shown']);
    expect(games.map((game) => 'possible' in game)).toEqual([false, true, true]);
    const witnesses = games.map(({ possible }, place) => possible?.game ?? record.games[place]);
    const shown = await verified({ ...record, games: witnesses } as unknown as MatchRecord);
    expect(shown.verdict).toBe('proved');
    expect(shown.games.map(({ score }) => score)).toEqual(games.map(({ score }) => score));
  });

  it('changes neither violations nor verdict, and says nothing without the option', async () => {
    for (const record of [mixed(), bothUltimo]) {
      const without = await verified(record);
      const { games, ...rest } = await verified(record, '--witness');
      expect({ ...rest, games: games.map(({ possible: _possible, ...game }) => game) }).toEqual(without);
      expect(without.games.some((game) => 'possible' in game)).toBe(false);
    }
  });

  it('names the lines that exclude each other where no game gives the sheet', async () => {
    const { games } = await verified(bothUltimo, '--witness');
    expect(games[0]!.possible).toEqual({
      state: 'impossible',
      excludedBy: 'claims',
      clash: [
        { party: 'A', entry: 'line', index: 0 },
        { party: 'B', entry: 'line', index: 0 },
      ],
      message: expect.stringContaining('cannot all be true of one game'),
    });
  });

  it('is null beside consolations that do not fit each other', async () => {
    const { games } = await verified(sheet({ tarocks: 12 }, {}), '--witness');
    expect(games[0]!.possible).toBeNull();
  });

  it('leaves open with --limit what it could not decide in so many steps, and says what was tried', async () => {
    const { games } = await verified(fiveAnnouncements, '--limit', '10');
    expect(games[0]!.possible?.state).toBe('undecided');
    expect(games[0]!.possible?.tried?.map(({ search }) => search)).toContain('clauses');
  });

  it('shows people the four hands of a game with five announcements, in three languages', async () => {
    const file = fileOf(fiveAnnouncements);
    const [english, german, hungarian] = await Promise.all(
      ['en', 'de', 'hu'].map(
        async (language) => (await tarokk(['verify', file, '--witness', '--lang', language])).stdout,
      ),
    );
    expect(english).toMatch(/Could have been played like this:\n( {4}[AB] (collector|interceptor) +(\S+ ){9}\S+\n){4}/);
    expect(german).toContain('Könnte so gespielt worden sein:');
    expect(hungarian).toContain('Így is lejátszhatták:');
  });

  it('refuses a limit that is no number of steps', async () => {
    const { status, stderr } = await tarokk(['verify', fileOf(bothUltimo), '--witness', '--limit', '0']);
    expect([status, stderr]).toEqual([2, expect.stringContaining('--limit')]);
  });
});

describe('tarokk witness', () => {
  it('writes the match with its scored games replaced, which a verification proves', async () => {
    const { stdout, status } = await tarokk(['witness', fileOf(mixed())]);
    expect(status).toBe(0);
    const shown = JSON.parse(stdout) as MatchRecord;
    expect(shown.games.every((game) => 'deal' in game)).toBe(true);
    expect(shown.games[0]).toEqual(mixed().games[0]);
    expect((await verified(shown)).verdict).toBe('proved');
  });

  it('keeps a sheet that no game gives, says why on standard error, and ends with 1', async () => {
    const { stdout, stderr, status } = await tarokk(['witness', fileOf(bothUltimo)]);
    expect(status).toBe(1);
    expect((JSON.parse(stdout) as MatchRecord).games).toEqual(bothUltimo.games);
    expect(stderr).toContain('game 1: no game gives this sheet: these cannot all be true of one game');
  });

  it('ends with 2 for what is no match', async () => {
    const { status, stderr } = await tarokk(['witness', fileOf({ ...bothUltimo, games: [] })]);
    expect([status, stderr]).toEqual([2, expect.stringContaining('games')]);
  });
});
