import { setImmediate } from 'node:timers/promises';
import {
  analysisDocument,
  analysisSteps,
  fill,
  malformedAnalysisDocument,
  problemMessage,
  type AnalysisOptions,
  type GameAnalysis,
  type Language,
  type Match,
  type RecordProblem,
} from '@tarokk/rules';
import { write } from '../terminal/output.js';
import { paintFor, wantsColour } from '../terminal/paint.js';
import { harmless } from '../terminal/width.js';
import { PAGE_WIDTH, type Page } from '../verify/page.js';
import { isFolder, placesOf } from '../verify/reading/places.js';
import { analysisPage, matchTitle } from './analysis-page.js';
import { WaitingBar } from './progress.js';
import { recordsAt } from './records.js';
import { words } from './words.js';

export interface AnalyseArguments {
  /** From 1; null for all. */
  readonly game: number | null;
  readonly json: boolean;
  readonly language: Language;
  readonly options: AnalysisOptions;
}

const MALFORMED = 2;
/** What a shell says of a command that Ctrl+C has ended. */
const INTERRUPTED = 130;

/** `tarokk analyse FILE…` */
export async function analyseCommand(names: readonly string[], given: AnalyseArguments): Promise<void> {
  const { language } = given;
  const page = { language, paint: paintFor(wantsColour(process.stdout, process.env)), width: PAGE_WIDTH };
  const run = new AnalyseRun(given, page);
  // A second Ctrl+C ends the command at once.
  process.once('SIGINT', () => run.stop());
  const hasSeveral = names.length > 1 || names.some(isFolder);
  let isFirst = true;
  for (const place of placesOf(names)) {
    for await (const record of recordsAt(place)) {
      if (!given.json) {
        if (!isFirst) await run.print(['']);
        if (hasSeveral) await run.print([page.paint.heading(harmless(place.name))]);
      }
      isFirst = false;
      if (record.ok) await run.analyse(record.value, place.name);
      else await run.complain(record.problems, place.name);
      if (run.isStopped) {
        run.sayStopped();
        return;
      }
    }
  }
}

/** One call of the command: what it prints, and whether somebody has had enough. */
class AnalyseRun {
  isStopped = false;
  private readonly bar = new WaitingBar(process.stderr);

  constructor(
    private readonly given: AnalyseArguments,
    private readonly page: Page,
  ) {}

  stop(): void {
    this.isStopped = true;
    process.exitCode = INTERRUPTED;
  }

  /** All games of a match, or the one asked for. Stopped, it keeps what is there. */
  async analyse(match: Match, name: string): Promise<void> {
    const { game: number, json, language } = this.given;
    const games = match.games.filter((game) => number === null || game.number === number);
    if (games.length === 0) {
      const message = fill(words.noSuchGame[language], { number: number!, count: match.games.length });
      process.stderr.write(`${harmless(`${name}: ${message}`)}\n`);
      process.exitCode = MALFORMED;
      return;
    }
    if (!json) await this.print(matchTitle(match, this.page));
    const whole: GameAnalysis[] = [];
    for (const [index, game] of games.entries()) {
      const text = fill(words.progress[language], { game: index + 1, games: games.length });
      const { analysis, isWhole } = await this.gameOf(game, index, games.length, text);
      if (isWhole) whole.push(analysis);
      if (!json) await this.print(['', ...analysisPage(match, analysis, this.given.options.missed != null, this.page)]);
      if (this.isStopped) break;
    }
    // A program could not tell a game that was begun from one that has nothing more.
    if (json) await this.print([JSON.stringify(analysisDocument(whole))]);
  }

  private async gameOf(game: Match['games'][number], index: number, games: number, text: string) {
    const steps = analysisSteps(game, this.given.options);
    for (;;) {
      const step = steps.next();
      if (step.done) return { analysis: step.value, isWhole: true };
      const { done, all, soFar } = step.value;
      this.bar.show(index * 1000 + Math.floor((1000 * done) / Math.max(all, 1)), games * 1000, text);
      // Ctrl+C is heard between two announcements.
      await setImmediate();
      if (this.isStopped) return { analysis: soFar, isWhole: false };
    }
  }

  async complain(problems: readonly RecordProblem[], name: string): Promise<void> {
    const { json, language } = this.given;
    process.exitCode = MALFORMED;
    for (const problem of problems) {
      const parts = [name, problem.path, problemMessage(problem, language)];
      process.stderr.write(`${harmless(parts.filter((part) => part !== '').join(': '))}\n`);
    }
    if (json) await this.print([JSON.stringify(malformedAnalysisDocument(problems, language))]);
  }

  async print(lines: readonly string[]): Promise<void> {
    this.bar.clear();
    await write(process.stdout, lines.map((line) => `${line}\n`).join(''));
  }

  sayStopped(): void {
    this.bar.clear();
    process.stderr.write(`${words.stopped[this.given.language]}\n`);
  }
}
