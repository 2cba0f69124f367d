import { type GameResult, type Language, type MatchResult, resultDocument } from '@tarokk/rules';
import { usePage } from '../../api/page-context.js';
import { Game } from './game.js';
import type { SheetGame } from './queries.js';
import { enumName } from '../../api/enum-name.js';

/** What a game came to, line by line with the reasons, as the page of a match has it. */
export function Outcome({ result, sides }: { readonly result: GameResult; readonly sides: readonly [string, string] }) {
  const { namesIn } = usePage();
  return <Game game={sheetGameOf(result, namesIn)} sides={sides} />;
}

/** The result as the office would give it. */
export function sheetGameOf(result: GameResult, language: Language): SheetGame {
  const match: MatchResult = { verdict: 'proved', games: [result], points: [0, 0], match: null };
  const game = resultDocument(match, language).games[0]!;
  const named = (id: string) => enumName(id) as never;
  return {
    number: game.number,
    attackers: game.attackers,
    score: { a: game.score.A, b: game.score.B },
    announcements: game.announcements.map(({ announce, seat, status, contra, ...line }) => ({
      card: null,
      cards: null,
      count: null,
      suit: null,
      suits: null,
      ...line,
      announce: named(announce),
      seat: named(seat.replace('.', '_')),
      status: named(status),
      contra: contra === null ? null : { points: contra.points },
    })),
    silent: game.silent.map(({ bonus, ...line }) => ({ ...line, bonus: named(bonus) })),
    violations: game.violations.map(({ message, rule }) => ({ message, rule })),
  } as SheetGame;
}
