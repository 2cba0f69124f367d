import {
  lettersOf,
  lineOfProblem,
  listedPeople,
  type ListedPeople,
  namesIn,
  readSeasonList,
  type SeasonList,
  seasonToEnter,
  undecidedIn,
} from '@tarokk/competition';
import { fill, type Language } from '@tarokk/rules';
import type { OpenImports } from '../../../api/src/office.js';
import type { Door } from '../office/door.js';
import { enterList, type ListArguments, type Trouble, troublesOf } from './enter-list.js';
import { setupWords } from './words.js';

export interface SetupArguments extends ListArguments {
  readonly year: number;
  /** Null where none is said. */
  readonly annualMeeting: string | null;
  /** Names that are new although somebody is called nearly so. */
  readonly newcomers: readonly string[];
}

/** What a list would come to, or has come to. */
interface Outcome {
  readonly opens: boolean;
  readonly teams: number;
  readonly pairs: number;
  readonly newPersons: readonly string[];
  readonly troubles: readonly Trouble[];
}

/** `tarokk season setup FILE` */
export async function seasonSetupCommand(file: string, asked: SetupArguments): Promise<void> {
  const { year, dryRun, language } = asked;
  await enterList<SeasonList, Outcome>(file, asked, {
    read: readSeasonList,
    isEmpty: ({ teams, pairs, problems }) => teams.length + pairs.length + problems.length === 0,
    enter: (list, office, door) => setUp(list, office, door, asked),
    figures: ({ opens, teams, pairs, newPersons }) => ({ year, opens, teams, pairs, newPersons }),
    said: ({ opens, teams, pairs, newPersons }) => [
      // As a text, so that it gets no separator of thousands.
      fill((dryRun ? setupWords.tried : setupWords.entered)[language], { year: String(year), teams, pairs }),
      ...(opens ? [setupWords.opened[language]] : []),
      ...(newPersons.length === 0 ? [] : [fill(setupWords.newPersons[language], { names: newPersons.join(', ') })]),
    ],
    words: setupWords,
  });
}

async function setUp(
  list: SeasonList,
  office: OpenImports,
  { isRefused }: Door,
  { year, annualMeeting, newcomers, dryRun, language }: SetupArguments,
): Promise<Outcome> {
  const named = await office.namedPeople(namesIn(list));
  const people = listedPeople(named, new Map(newcomers.map((name) => [lettersOf(name), 'new'])));
  const unread = list.problems.map(({ line, message }): Trouble => ({ line, message: message[language] }));
  const unsure = doubtsOf(list, people, language);
  const away = new Set([...unread, ...unsure].map(({ line }) => line));
  const lines = {
    teams: list.teams.filter(({ line }) => !away.has(line)),
    pairs: list.pairs.filter(({ line }) => !away.has(line)),
  };
  const entered = seasonToEnter(lines, people);
  const hasSeason = await office.hasSeason(year);
  const season = {
    ...entered,
    persons: entered.persons.map(({ name }) => ({ name, isAnother: false })),
    seasonYear: year,
    annualMeeting,
    alreadyOpen: hasSeason,
    teams: entered.teams.map((team) => ({ ...team, day: null, reason: null })),
  };
  const told = [...unread, ...unsure];
  const tried = await office.setUpSeason(season, dryRun || told.length > 0);
  const refused = isRefused(tried) ? troublesOf(tried, (path) => lineOfProblem(path, lines), language) : [];
  return {
    opens: !hasSeason,
    teams: lines.teams.length,
    pairs: lines.pairs.length,
    newPersons: entered.persons.map(({ name }) => name),
    troubles: [...told, ...refused],
  };
}

/** Names of which the list does not say whom they mean; who stands in a line twice, with the team and with its pair, is told once. */
function doubtsOf({ teams, pairs }: SeasonList, people: ListedPeople, language: Language): readonly Trouble[] {
  const named = [
    ...teams.map(({ line, members }) => ({ line, names: members })),
    ...pairs.map(({ line, players }) => ({ line, names: players as readonly string[] })),
  ];
  const doubts = named.flatMap(({ line, names }) =>
    undecidedIn(names, people).map((person): Trouble => {
      const { name } = person;
      const message =
        person.kind === 'alike'
          ? fill(setupWords.alike[language], { name, alike: person.alike.name })
          : fill(setupWords.several[language], { name });
      return { line, message };
    }),
  );
  return [...new Map(doubts.map((doubt) => [`${doubt.line} ${doubt.message}`, doubt])).values()];
}
