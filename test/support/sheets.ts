import { sheetRecord, type Sheet, type SheetRecord } from '@tarokk/competition';
import { matchRecord, Random, randomMatch, readMatch, type Match, type MatchKind } from '@tarokk/rules';
import type { Person, Team } from './given.js';

/** What is special about a sheet; the rest is in order: two members of each team, a public place, the championship. */
export interface SheetOptions extends Partial<Omit<Sheet, 'record' | 'sides' | 'rulings'>> {
  /** Another seed, another match. */
  readonly seed?: number;
  readonly kind?: MatchKind;
  readonly games?: number;
  readonly record?: Match;
  readonly rulings?: readonly Record<string, unknown>[];
}

export const place = { name: 'Desperados Pub', public: true };

/** The sheet of a match that was played by the rules, every claim of it right, as a captain's phone would send it. */
export function sheetOf(teams: readonly [Team, Team, ...Team[]], options: SheetOptions = {}): SheetRecord {
  const { seed = 1, kind = 'match', games = 3, record, rulings = [], ...special } = options;
  const [a, b] = teams;
  const sheet = sheetRecord({
    record: record ?? playedRecord(seed, kind, games),
    // In the order of the seats: interceptor and collector of A, then of B (1.1).
    persons: seated([a.members[1]!, a.members[0]!, b.members[1]!, b.members[0]!]),
    sides: [a.id, b.id],
    date: '2026-03-14',
    order: 1,
    venue: place,
    competitions: ['championship'],
    guests: [],
    substitutions: [],
    notes: [],
    rulings: [],
    ...special,
  });
  return { ...sheet, rulings: rulings as unknown as SheetRecord['rulings'] };
}

/** The same sheet with a guest of A in the place of its interceptor. */
export function withGuest(sheet: SheetRecord, guest: Pick<Person, 'id'>): SheetRecord {
  return { ...sheet, persons: { ...sheet.persons, 'A.interceptor': guest.id }, guests: [guest.id] };
}

/** The same sheet as the other side writes it that calls itself A: every A becomes B and the reverse. */
export function turned(sheet: SheetRecord): SheetRecord {
  const turn = (word: string): string => word.replace(/^[AB](?=$|\.)/, (party) => (party === 'A' ? 'B' : 'A'));
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return turn(value);
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [turn(key), walk(inner)]));
  };
  return walk(sheet) as SheetRecord;
}

/** Persons by seat. */
export function seated(persons: readonly Pick<Person, 'id'>[]): Sheet['persons'] {
  return persons.map(({ id }) => id) as unknown as Sheet['persons'];
}

const played = new Map<string, Match>();

/** A record without date and place; the same for the same seed. */
export function playedRecord(seed: number, kind: MatchKind = 'match', games = 3): Match {
  const key = `${seed} ${kind} ${games}`;
  const match = played.get(key) ?? randomMatch(new Random(seed), { kind, games, scoredPercent: 25 });
  played.set(key, match);
  return { ...match, date: null, venue: null };
}

/** The record with the points that A claims in a game raised: a wrong claim, which is an error. */
export function withWrongClaim(match: Match, game = 1): Match {
  const record = JSON.parse(JSON.stringify(matchRecord(match))) as { games: JsonGame[] };
  const wrong = record.games[game - 1]!;
  if (wrong.sheet) wrong.sheet.A.points += 1;
  else wrong.claim!.A += 1;
  const parsed = readMatch(record);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

interface JsonGame {
  readonly sheet?: { readonly A: { points: number } };
  readonly claim?: { A: number };
}
