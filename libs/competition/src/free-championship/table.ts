import { sentence, text, type Sentence, type Text } from '@tarokk/rules';
import { type Day } from '../calendar/day.js';
import { rankBy, type Ranked } from '../championship/rank.js';
import { type PersonId } from '../sheet/sheet.js';
import { compare, type Named } from '../wording/alphabetical.js';
import { ordinal } from '../wording/numbers.js';
import { isOfYear, type FreeGame } from './game.js';

/** One admitted game in the account of a player. */
export interface CreditedGame {
  readonly game: string;
  readonly date: Day;
  readonly kind: Text;
  readonly points: number;
  /** How the points came about. */
  readonly sentence: Sentence;
}

/** What decided a place: nothing but points, and equal points share the rank (12, D16). */
export type FreeReason =
  | { readonly decidedBy: 'points'; readonly behind: PersonId | null; readonly distance: number }
  | { readonly decidedBy: 'shared'; readonly with: readonly PersonId[] };

/** What is added up of a player in a year. */
export interface FreeStanding {
  readonly points: number;
  /** How many games the player was credited for. */
  readonly games: number;
}

export interface FreeRow extends FreeStanding {
  readonly rank: number;
  readonly player: Named;
  readonly reason: FreeReason;
  readonly sentence: Sentence;
}

/** A row with all that it comes from. */
export interface FreeAccount extends FreeRow {
  /** By date. */
  readonly credits: readonly CreditedGame[];
}

const alone = text(
  '{rank}: {points} {points|point|points}; admitted games: {games}',
  '{rank}: {points} {points|Punkt|Punkte}; zugelassene Spiele: {games}',
  '{rank}: {points} pont; elfogadott játékok: {games}',
);
const behindOther = text(
  '{rank}: {points} {points|point|points}, {distance} fewer than {player}; admitted games: {games}',
  '{rank}: {points} {points|Punkt|Punkte}, {distance} weniger als {player}; zugelassene Spiele: {games}',
  '{rank}: {points} pont, {distance} ponttal kevesebb, mint {player}; elfogadott játékok: {games}',
);
const shared = text(
  '{rank}: {points} {points|point|points}, equal with {players}; equal points share the rank and are listed by name (D16)',
  '{rank}: {points} {points|Punkt|Punkte}, gleich mit {players}; gleiche Punkte teilen den Rang und stehen nach Namen (D16)',
  '{rank}: {points} pont, egyenlő: {players}; egyenlő pontszámmal a helyezés közös, a sorrend névszerinti (D16)',
);

type Contender = Named & FreeStanding;

/**
 * The table of the free championship of a year (12): every player with an admitted game, the most points first.
 *
 * @param games admitted ones of any year and kind, in any order
 */
export function freeTable(
  year: number,
  games: readonly FreeGame[],
  nameOf: (player: PersonId) => string,
): readonly FreeAccount[] {
  const accounts = new Map<PersonId, CreditedGame[]>();
  for (const game of games.filter((one) => isOfYear(one, year)).toSorted(inAccountOrder)) {
    for (const { player, points, sentence: why } of game.credits) {
      const account = accounts.get(player) ?? [];
      account.push({ game: game.id, date: game.date, kind: game.kind.name, points, sentence: why });
      accounts.set(player, account);
    }
  }
  const contenders = [...accounts].map(([id, account]) => ({ id, name: nameOf(id), ...standingFrom(account) }));
  return tableFrom(contenders).map((row) => ({ ...row, credits: accounts.get(row.player.id)! }));
}

/** What credits add up to. */
export function standingFrom(credits: readonly { readonly points: number }[]): FreeStanding {
  return { points: credits.reduce((sum, { points }) => sum + points, 0), games: credits.length };
}

/** The same table from the credits of its year alone, in any order. */
export function freeTableOf(
  credits: readonly { readonly player: PersonId; readonly points: number }[],
  nameOf: (player: PersonId) => string,
): readonly FreeRow[] {
  const accounts = new Map<PersonId, { readonly points: number }[]>();
  for (const credit of credits) {
    const account = accounts.get(credit.player);
    if (account === undefined) accounts.set(credit.player, [credit]);
    else account.push(credit);
  }
  return tableFrom([...accounts].map(([id, account]) => ({ id, name: nameOf(id), ...standingFrom(account) })));
}

function tableFrom(players: readonly Contender[]): readonly FreeRow[] {
  return rankBy(players, ({ points }) => points).map((ranked) => {
    const { id, name, points, games } = ranked.entry;
    const reason = reasonOf(ranked);
    return { rank: ranked.rank, player: { id, name }, points, games, reason, sentence: say(ranked) };
  });
}

function inAccountOrder(a: FreeGame, b: FreeGame): number {
  return compare(a.date, b.date) || compare(a.id, b.id);
}

function others({ entry, equal }: Ranked<Contender>): readonly Contender[] {
  return equal.filter((other) => other !== entry);
}

function reasonOf(ranked: Ranked<Contender>): FreeReason {
  const { entry, behind } = ranked;
  const equals = others(ranked);
  if (equals.length > 0) return { decidedBy: 'shared', with: equals.map(({ id }) => id) };
  return { decidedBy: 'points', behind: behind?.id ?? null, distance: behind ? behind.points - entry.points : 0 };
}

function say(ranked: Ranked<Contender>): Sentence {
  const { entry, behind } = ranked;
  const equals = others(ranked);
  const values = { rank: ordinal(ranked.rank), points: entry.points, games: entry.games };
  if (equals.length > 0) return sentence(shared, { ...values, players: equals.map(({ name }) => name) });
  if (!behind) return sentence(alone, values);
  return sentence(behindOther, { ...values, player: behind.name, distance: behind.points - entry.points });
}
