import { lineOfMatch, readScheduleList, type ScheduleList } from '@tarokk/competition';
import { fill, type Language, say } from '@tarokk/rules';
import type { OpenImports } from '../../../api/src/office.js';
import { atTheOffice } from '../import/at-the-office.js';
import { readText } from '../import/import-csv.js';
import { complain, type Door } from '../office/door.js';
import { write } from '../terminal/output.js';
import { harmless } from '../terminal/width.js';
import { scheduleWords, setupWords } from './words.js';

export interface ScheduleArguments {
  readonly username: string;
  readonly year: number;
  readonly dryRun: boolean;
  readonly json: boolean;
  readonly language: Language;
}

/** What keeps a line away; null: none alone. */
interface Trouble {
  readonly line: number | null;
  readonly message: string;
}

const REFUSED = 1;

/** `tarokk season schedule FILE` */
export async function seasonScheduleCommand(file: string, asked: ScheduleArguments): Promise<void> {
  const { username, language } = asked;
  await atTheOffice(username, language, async (office, door) => {
    const read = await readText(file, door, language);
    if ('problem' in read) {
      complain(`${file}: ${read.problem}.`);
      return;
    }
    const list = readScheduleList(read.text);
    if (list.matches.length + list.problems.length === 0) {
      complain(`${file}: ${scheduleWords.empty[language]}`);
      return;
    }
    const troubles = await plan(list, office, door, asked);
    if (troubles.length > 0) process.exitCode = REFUSED;
    await show(file, list.matches.length, troubles, asked);
  });
}

/** Tries the lines that can be read, so that all problems are told at once, and plans them when there is none. */
async function plan(
  { matches, problems }: ScheduleList,
  office: OpenImports,
  { isRefused }: Door,
  { year, dryRun, language }: ScheduleArguments,
): Promise<readonly Trouble[]> {
  const unread = problems.map(({ line, message }): Trouble => ({ line, message: message[language] }));
  const schedule = {
    seasonYear: year,
    matches: matches.map(({ date, sides: [sideA, sideB], venue, order }) => ({
      date,
      sideA,
      sideB,
      order,
      venue: { name: venue, public: true },
    })),
  };
  const tried = await office.planMatches(schedule, dryRun || unread.length > 0);
  const refused = isRefused(tried)
    ? tried.problems.map(({ path, sentence }) => ({
        line: lineOfMatch(path, matches),
        message: say(sentence, language),
      }))
    : [];
  return [...unread, ...refused].toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0));
}

async function show(
  file: string,
  matches: number,
  troubles: readonly Trouble[],
  { year, dryRun, json, language }: ScheduleArguments,
): Promise<void> {
  if (json) {
    const outcome = troubles.length > 0 ? 'refused' : dryRun ? 'tried' : 'done';
    await write(process.stdout, `${JSON.stringify({ file, outcome, year, matches, problems: troubles })}\n`);
    return;
  }
  const lines =
    troubles.length > 0
      ? [
          ...troubles.map(({ line, message }) =>
            line === null ? `✗ ${message}` : `✗ ${fill(setupWords.line[language], { line, problem: message })}`,
          ),
          fill(scheduleWords.refused[language], { lines: new Set(troubles.map(({ line }) => line)).size }),
        ]
      : // As a text, so that it gets no separator of thousands.
        [fill((dryRun ? scheduleWords.tried : scheduleWords.planned)[language], { year: String(year), matches })];
  await write(process.stdout, lines.map((line) => `${harmless(line)}\n`).join(''));
}
