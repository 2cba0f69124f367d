import { type Sheet, sheetRecord, type SheetRecord } from '@tarokk/competition';
import { type BySeat, type Match, matchRecord, Random, randomMatch, readMatch } from '@tarokk/rules';
import type { DemoMatch } from '../plan/matches.js';
import { withRareGame } from '../plan/rare-games.js';
import type { Register } from './register.js';

/** Of a hundred games so many were written down as scores alone. */
const SCORED_PERCENT = 35;
/** So many games were played when a match was left open. */
const GAMES_OF_OPEN_MATCH = 3;

type GivenParts = Pick<Partial<Sheet>, 'record' | 'persons'>;

/** The sheet that a captain fills in after the match. */
export function sheetOf(plan: DemoMatch, register: Register, given: GivenParts = {}): SheetRecord {
  const { teams, date, order, venue } = plan;
  const year = Number(date.slice(0, 4));
  return sheetRecord({
    record: recordOf(plan),
    persons: personsOf(plan, register),
    sides: [register.team(year, teams[0]), register.team(year, teams[1])],
    date,
    order,
    venue,
    competitions: ['championship'],
    guests: plan.guests.map((name) => register.person(name)),
    substitutions: plan.substitutions.map((one) => ({
      person: register.person(one.person),
      for: register.person(one.for),
      from: one.from,
    })),
    notes: [],
    rulings: [],
    ...given,
  });
}

/** The match whole, whatever was played of it so far. */
export function recordOf({ seed, rareGame }: DemoMatch): Match {
  const match = randomMatch(new Random(seed), { scoredPercent: SCORED_PERCENT });
  const games = rareGame === null ? match.games : withRareGame(match.games, rareGame);
  return { ...match, games, date: null, venue: null };
}

/** The match when it was left open. */
export function openRecordOf(plan: DemoMatch): Match {
  const whole = recordOf(plan);
  return { ...whole, kind: 'open', games: whole.games.slice(0, GAMES_OF_OPEN_MATCH) };
}

/** The match with two points too many claimed for A in its first game. */
export function falselyClaimed(plan: DemoMatch): Match {
  const record = structuredClone(matchRecord(recordOf(plan))) as unknown as { readonly games: readonly Claimed[] };
  const [first] = record.games;
  if (first?.sheet) first.sheet.A.points += 2;
  else if (first?.claim) first.claim.A += 2;
  const read = readMatch(record);
  if (!read.ok) throw new Error(`The record of ${plan.seed} has become none.`);
  return read.value;
}

interface Claimed {
  readonly sheet?: { readonly A: { points: number } };
  readonly claim?: { A: number };
}

export function personsOf({ persons }: DemoMatch, register: Register): BySeat<string> {
  const [a, b, c, d] = persons;
  return [register.person(a), register.person(b), register.person(c), register.person(d)];
}

/** The two of B written down in each other's seats. */
export function exchanged([a, b, c, d]: BySeat<string>): BySeat<string> {
  return [a, b, d, c];
}
