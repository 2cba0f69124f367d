import { lineOfMatch, readScheduleList, type ScheduleList } from '@tarokk/competition';
import { fill } from '@tarokk/rules';
import type { OpenImports } from '../../../api/src/office.js';
import type { Door } from '../office/door.js';
import { enterList, type ListArguments, type Trouble, troublesOf } from './enter-list.js';
import { scheduleWords } from './words.js';

export interface ScheduleArguments extends ListArguments {
  readonly year: number;
}

/** What a list would come to, or has come to. */
interface Outcome {
  readonly matches: number;
  readonly troubles: readonly Trouble[];
}

/** `tarokk season schedule FILE` */
export async function seasonScheduleCommand(file: string, asked: ScheduleArguments): Promise<void> {
  const { year, dryRun, language } = asked;
  await enterList<ScheduleList, Outcome>(file, asked, {
    read: readScheduleList,
    isEmpty: ({ matches, problems }) => matches.length + problems.length === 0,
    enter: (list, office, door) => plan(list, office, door, asked),
    figures: ({ matches }) => ({ year, matches }),
    said: ({ matches }) => [
      // As a text, so that it gets no separator of thousands.
      fill((dryRun ? scheduleWords.tried : scheduleWords.planned)[language], { year: String(year), matches }),
    ],
    words: scheduleWords,
  });
}

async function plan(
  { matches, problems }: ScheduleList,
  office: OpenImports,
  { isRefused }: Door,
  { year, dryRun, language }: ScheduleArguments,
): Promise<Outcome> {
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
  const refused = isRefused(tried) ? troublesOf(tried, (path) => lineOfMatch(path, matches), language) : [];
  return { matches: matches.length, troubles: [...unread, ...refused] };
}
