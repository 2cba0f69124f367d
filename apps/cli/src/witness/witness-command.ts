import {
  clashSentence,
  fill,
  possibleGame,
  problemMessage,
  say,
  WITNESS_LIMIT,
  writeMatch,
  type Game,
  type Language,
  type Match,
  type RecordProblem,
  type ScoredGame,
} from '@tarokk/rules';
import { recordsAt } from '../analyse/records.js';
import { write } from '../terminal/output.js';
import { harmless } from '../terminal/width.js';
import { placesOf } from '../verify/reading/places.js';
import { words } from './words.js';

const NOT_SHOWN = 1;
const MALFORMED = 2;

/**
 * `tarokk witness FILE`: a record a line, its scored games replaced by witnesses. A game that none was found for stays as it is,
 * with a line on standard error.
 * @param limit steps for each game; null for the usual ones
 */
export async function witnessCommand(name: string, limit: number | null, language: Language): Promise<void> {
  const run = new WitnessRun(limit ?? WITNESS_LIMIT, language);
  for (const place of placesOf([name])) {
    for await (const record of recordsAt(place)) {
      if (record.ok) await run.replace(record.value, place.name);
      else run.complain(record.problems, place.name);
    }
  }
}

class WitnessRun {
  constructor(
    private readonly limit: number,
    private readonly language: Language,
  ) {}

  async replace(match: Match, name: string): Promise<void> {
    const games = match.games.map((game) => (game.form === 'played' ? game : this.shown(game, name)));
    await write(process.stdout, `${writeMatch({ ...match, games })}\n`);
  }

  complain(problems: readonly RecordProblem[], name: string): void {
    for (const problem of problems) {
      this.say([name, problem.path, problemMessage(problem, this.language)], MALFORMED);
    }
  }

  private shown(game: ScoredGame, name: string): Game {
    const possible = possibleGame(game, this.limit);
    if (possible?.state === 'shown') return possible.game;
    const { number } = game;
    const why =
      possible === null
        ? fill(words.excluded[this.language], { number })
        : possible.state === 'undecided'
          ? fill(words.undecided[this.language], { number })
          : fill(words.impossible[this.language], { number, why: say(clashSentence(possible.clash), this.language) });
    this.say([name, why], NOT_SHOWN);
    return game;
  }

  private say(parts: readonly string[], status: number): void {
    process.stderr.write(`${harmless(parts.filter((part) => part !== '').join(': '))}\n`);
    process.exitCode = Math.max(Number(process.exitCode ?? 0), status);
  }
}
