import { readMatch, verifyMatch, type Match, type PartyName } from '@tarokk/rules';

export interface Line {
  readonly announce: string;
  readonly by: 'collector' | 'interceptor';
  readonly result?: 'won' | 'lost';
  readonly suit?: string;
  readonly card?: string;
}

/** Lines of one scored game by party; what a game needs besides is added. */
export type Lines = Partial<Record<PartyName, readonly Line[]>>;

interface Side {
  readonly tarocks: number;
  readonly honours: number;
  readonly has: readonly string[];
  readonly announcements: readonly Line[];
  readonly contras: readonly never[];
  readonly silent: readonly string[];
  readonly points: number;
}

interface GameJson {
  readonly number: number;
  readonly sheet: Record<PartyName, Side>;
}

export interface RecordOptions {
  readonly kind?: string;
  readonly firstDealer?: PartyName;
  /** Added to the claim of A in these games: wrong claims. */
  readonly wrong?: Readonly<Record<number, number>>;
}

const names = {
  A: { team: 'Danube Wasps', collector: 'Anna Nagy', interceptor: 'Béla Kis' },
  B: { team: 'Aquincum', collector: 'Csaba Tóth', interceptor: 'Dóra Vas' },
};

/** A record of scored games with the given lines, everything claimed right. */
export function recordOf(games: readonly Lines[], options: RecordOptions = {}): Match {
  const json = (claims: (game: number) => Record<PartyName, number>): unknown => ({
    format: 'royal-tarokk-match/1',
    kind: options.kind ?? 'match',
    parties: names,
    firstDealer: options.firstDealer ?? 'A',
    games: games.map((lines, index) => gameOf(index + 1, lines, claims(index))),
  });
  const { games: scored } = verifyMatch(read(json(() => ({ A: 0, B: 0 }))));
  return read(
    json((index) => {
      const [a, b] = scored[index]!.score;
      return { A: a.total + (options.wrong?.[index + 1] ?? 0), B: b.total };
    }),
  );
}

/** Eight games with nothing announced, but for the games given by number. */
export function eightGames(special: Readonly<Record<number, Lines>> = {}, options: RecordOptions = {}): Match {
  return recordOf(
    Array.from({ length: 8 }, (_, index) => special[index + 1] ?? {}),
    options,
  );
}

function read(json: unknown): Match {
  const parsed = readMatch(json);
  if (!parsed.ok) throw new Error(`no record: ${JSON.stringify(parsed.problems)}`);
  return parsed.value;
}

function gameOf(number: number, lines: Lines, claims: Record<PartyName, number>): GameJson {
  const side = (party: PartyName): Side => ({
    tarocks: 11,
    honours: party === 'A' ? 2 : 0,
    has: party === 'A' ? ['T18', 'T17', 'T16'] : [],
    announcements: lines[party] ?? [],
    contras: [],
    // Somebody takes the fifth trick first, and nobody announces what would stop Obscur (4.3).
    silent: party === 'B' ? ['obscur'] : [],
    points: claims[party],
  });
  return { number, sheet: { A: side('A'), B: side('B') } };
}
