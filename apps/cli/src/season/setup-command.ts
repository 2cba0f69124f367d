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
import { fill, type Language, say } from '@tarokk/rules';
import type { OpenImports } from '../../../api/src/office.js';
import { atTheOffice } from '../import/at-the-office.js';
import { readText } from '../import/import-csv.js';
import { complain, type Door } from '../office/door.js';
import { write } from '../terminal/output.js';
import { harmless } from '../terminal/width.js';
import { setupWords } from './words.js';

export interface SetupArguments {
  readonly username: string;
  readonly year: number;
  /** Null where none is said. */
  readonly annualMeeting: string | null;
  /** Names that are new although somebody is called nearly so. */
  readonly newcomers: readonly string[];
  readonly dryRun: boolean;
  readonly json: boolean;
  readonly language: Language;
}

/** What keeps a line away; null: none alone. */
interface Trouble {
  readonly line: number | null;
  readonly message: string;
}

/** What a list would come to, or has come to. */
interface Outcome {
  readonly opens: boolean;
  readonly teams: number;
  readonly pairs: number;
  readonly newPersons: readonly string[];
  readonly troubles: readonly Trouble[];
}

const REFUSED = 1;

/** `tarokk season setup FILE` */
export async function seasonSetupCommand(file: string, asked: SetupArguments): Promise<void> {
  const { username, language } = asked;
  await atTheOffice(username, language, async (office, door) => {
    const read = await readText(file, door, language);
    if ('problem' in read) {
      complain(`${file}: ${read.problem}.`);
      return;
    }
    const list = readSeasonList(read.text);
    if (list.teams.length + list.pairs.length + list.problems.length === 0) {
      complain(`${file}: ${setupWords.empty[language]}`);
      return;
    }
    const outcome = await setUp(list, office, door, asked);
    if (outcome.troubles.length > 0) process.exitCode = REFUSED;
    await show(file, outcome, asked);
  });
}

/** Tries the lines that can be read, so that all problems are told at once, and enters them when there is none. */
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
  const refused = isRefused(tried)
    ? tried.problems.map(({ path, sentence }) => ({
        line: lineOfProblem(path, lines),
        message: say(sentence, language),
      }))
    : [];
  return {
    opens: !hasSeason,
    teams: lines.teams.length,
    pairs: lines.pairs.length,
    newPersons: entered.persons.map(({ name }) => name),
    troubles: [...told, ...refused].toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0)),
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

async function show(file: string, outcome: Outcome, { year, dryRun, json, language }: SetupArguments): Promise<void> {
  const { opens, teams, pairs, newPersons, troubles } = outcome;
  if (json) {
    const became = troubles.length > 0 ? 'refused' : dryRun ? 'tried' : 'done';
    const document = { file, outcome: became, year, opens, teams, pairs, newPersons, problems: troubles };
    await write(process.stdout, `${JSON.stringify(document)}\n`);
    return;
  }
  const lines =
    troubles.length > 0
      ? [
          ...troubles.map(({ line, message }) =>
            line === null ? `✗ ${message}` : `✗ ${fill(setupWords.line[language], { line, problem: message })}`,
          ),
          fill(setupWords.refused[language], { lines: new Set(troubles.map(({ line }) => line)).size }),
        ]
      : [
          // As a text, so that it gets no separator of thousands.
          fill((dryRun ? setupWords.tried : setupWords.entered)[language], { year: String(year), teams, pairs }),
          ...(opens ? [setupWords.opened[language]] : []),
          ...(newPersons.length === 0 ? [] : [fill(setupWords.newPersons[language], { names: newPersons.join(', ') })]),
        ];
  await write(process.stdout, lines.map((line) => `${harmless(line)}\n`).join(''));
}
