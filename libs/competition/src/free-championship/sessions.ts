import { sentence, SESSION_FORMAT, text, type SessionResult } from '@tarokk/rules';
import { yearOf, type Day } from '../calendar/day.js';
import { type PersonId } from '../sheet/sheet.js';
import { dayText } from '../wording/dates.js';
import { type Credit, type FreeKind } from './game.js';
import { type FreeProblem, freeProblems } from './problem.js';

/** What a point of a ruleset is worth in a season, as a fraction of two whole numbers above 0 (D46). */
export interface Factor {
  readonly year: number;
  /** Id of the ruleset. */
  readonly ruleset: string;
  readonly numerator: number;
  readonly denominator: number;
  /** Before the first session of the season: on its day at the latest, as other approvals in advance (D21). */
  readonly fixedOn: Day;
}

/** A session of another tarock game. */
export interface SessionPlayed {
  readonly date: Day;
  /** By seat, as many as the session has. */
  readonly players: readonly PersonId[];
  /** What `verifySession` says of the record. */
  readonly result: SessionResult;
  /** The factors of the office. */
  readonly factors: readonly Factor[];
}

const credited = text(
  '{points} {points|point|points}: total {total} × {factor} in {game}, rounded down (D46)',
  '{points} {points|Punkt|Punkte}: Summe {total} × {factor} in {game}, abgerundet (D46)',
  '{points} pont: összesen {total} × {factor}, {game}, lefelé kerekítve (D46)',
);

/** Each player gets their total × the factor of the ruleset, rounded down, also below zero (D46). */
export const tarockSessions: FreeKind<SessionPlayed> = Object.freeze({
  id: 'session',
  name: text('other tarock games', 'andere Tarockspiele', 'más tarokkjátékok'),
  credited,
  dateOf: ({ date }: SessionPlayed) => date,
  problems: (played: SessionPlayed) => [...playerProblems(played), ...factorProblems(played)],
  credits: (played: SessionPlayed) => {
    const factor = factorFor(played);
    if (!factor) return [];
    const { ruleset } = played.result.session;
    return played.players.map((player, seat): Credit => {
      const total = played.result.totals[seat]!;
      const points = times(total, factor);
      const values = { points, total, factor: factorText(factor), game: ruleset.name };
      return { player, points, sentence: sentence(credited, values) };
    });
  },
  evidence: ({ result }: SessionPlayed) => ({ format: SESSION_FORMAT, verdict: result.verdict }),
  trophies: () => [],
});

function factorFor({ date, result, factors }: SessionPlayed): Factor | undefined {
  return factors.find(({ year, ruleset }) => year === yearOf(date) && ruleset === result.session.ruleset.id);
}

/** Rounded down, also below zero; in whole numbers, so that no fraction is lost on the way. */
function times(total: number, { numerator, denominator }: Factor): number {
  // A total beyond all whole numbers is no point of any game; the product says so too.
  if (!Number.isSafeInteger(total)) return (total * numerator) / denominator;
  const [product, divisor] = [BigInt(total) * BigInt(numerator), BigInt(denominator)];
  const quotient = product / divisor;
  return Number(product % divisor < 0n ? quotient - 1n : quotient);
}

function factorText({ numerator, denominator }: Factor): string {
  return denominator === 1 ? String(numerator) : `${numerator}/${denominator}`;
}

function playerProblems({ players, result }: SessionPlayed): readonly FreeProblem[] {
  const needed = result.session.players.length;
  const given = new Set(players).size;
  return given === needed && players.length === needed ? [] : [freeProblems.players({ needed, given })];
}

function factorProblems(played: SessionPlayed): readonly FreeProblem[] {
  const factor = factorFor(played);
  const game = played.result.session.ruleset.name;
  if (!factor) return [freeProblems.noFactor({ game, year: yearOf(played.date) })];
  return factor.fixedOn > played.date ? [freeProblems.factorLate({ game, day: dayText(factor.fixedOn) })] : [];
}
