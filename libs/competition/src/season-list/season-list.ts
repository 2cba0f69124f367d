import { text, type Text } from '@tarokk/rules';
import { readCsv } from '../csv/csv.js';
import { readerOf } from '../csv/known-words.js';
import { lettersOf } from '../wording/alphabetical.js';
import { plainName } from '../wording/plain-name.js';

/** A team of a list, on the line on which it stands, from 1. */
export interface ListedTeam {
  readonly line: number;
  readonly name: string;
  /** The captain first. */
  readonly members: readonly string[];
}

/** A pair of a list. */
export interface ListedPair {
  readonly line: number;
  readonly name: string;
  readonly players: readonly [string, string];
}

export interface SeasonListProblem {
  readonly line: number;
  readonly message: Text;
}

/** What a season begins with, as somebody has written it into a spreadsheet. */
export interface SeasonList {
  readonly teams: readonly ListedTeam[];
  readonly pairs: readonly ListedPair[];
  /** In the order of the lines. */
  readonly problems: readonly SeasonListProblem[];
}

type Column = 'team' | 'captain' | 'member' | 'pair';

const columnOf = readerOf<Column>([
  ['team', ['mannschaft', 'csapat']],
  ['captain', ['kapitän', 'kapitány', 'csapatkapitány']],
  ['member', ['mitglied', 'tag', 'csapattag', 'player', 'spieler', 'játékos']],
  ['pair', ['paar', 'pár', 'páros']],
]);

/** Where nothing is said of the columns, they are these. */
const usual: readonly Column[] = ['team', 'captain', 'member', 'member', 'pair'];

const MOST_MEMBERS = 3;

const sentences = {
  noTeamNorPair: text(
    'No team and no pair is named.',
    'Weder eine Mannschaft noch ein Paar ist genannt.',
    'Sem csapat, sem pár nincs megnevezve.',
  ),
  noCaptain: text('No captain.', 'Kein Kapitän.', 'Nincs kapitány.'),
  noSecond: text(
    'No second member. A team has two or three.',
    'Kein zweites Mitglied. Eine Mannschaft hat zwei oder drei.',
    'Nincs második tag. Egy csapatnak két vagy három tagja van.',
  ),
  tooMany: text(
    'More than three members need the approval of the jury (9).',
    'Mehr als drei Mitglieder brauchen die Zustimmung der Jury (9).',
    'Háromnál több taghoz a zsűri jóváhagyása kell (9).',
  ),
  notTwo: text('A pair has two players.', 'Ein Paar hat zwei Spieler.', 'Egy párnak két játékosa van.'),
  twiceInLine: text(
    'Somebody stands in the line twice.',
    'Jemand steht zweimal in der Zeile.',
    'Valaki kétszer szerepel a sorban.',
  ),
  unreadable: text(
    'A name is longer than 200 letters, or has a sign in it that cannot be seen.',
    'Ein Name ist länger als 200 Zeichen oder enthält ein unsichtbares Zeichen.',
    'Egy név hosszabb 200 betűnél, vagy láthatatlan jel van benne.',
  ),
};

/**
 * Reads a list of teams and pairs: CSV, or what is pasted from a spreadsheet. A line is a team with its captain and members, a pair
 * with its players, or both: then the pair is that of the captain and the first other member. The first line may name the columns,
 * in any order and any of the languages. Never throws; a line with a problem is left out.
 */
export function readSeasonList(source: string): SeasonList {
  const { records, problems: unread } = readCsv(source);
  const heading = (records[0]?.fields ?? []).map(columnOf);
  const hasHeading = heading.includes('team') || heading.includes('pair');
  const columns = hasHeading ? heading : usual;
  const problems: SeasonListProblem[] = [...unread];
  const [teams, pairs] = [[] as ListedTeam[], [] as ListedPair[]];
  for (const { line, fields } of hasHeading ? records.slice(1) : records) {
    const cells = fields.map((field) => field.trim());
    const message = problemOf(columns, cells);
    if (message !== null) {
      problems.push({ line, message });
      continue;
    }
    const { team, pair, persons } = lineOf(columns, cells);
    if (team !== undefined) teams.push({ line, name: team, members: persons });
    if (pair !== undefined) pairs.push({ line, name: pair, players: [persons[0]!, persons[1]!] });
  }
  problems.push(...twice(teams), ...twice(pairs));
  return { teams, pairs, problems: problems.toSorted((one, other) => one.line - other.line) };
}

interface Line {
  readonly team: string | undefined;
  readonly pair: string | undefined;
  /** The captain first, where one is named. */
  readonly persons: readonly string[];
  readonly hasCaptain: boolean;
}

function lineOf(columns: readonly (Column | null)[], cells: readonly string[]): Line {
  const of = (column: Column): readonly string[] =>
    cells.filter((cell, index) => columns[index] === column && cell !== '').map((cell) => plainName(cell) ?? cell);
  const captains = of('captain');
  return {
    team: of('team')[0],
    pair: of('pair')[0],
    persons: [...captains, ...of('member')],
    hasCaptain: captains.length > 0,
  };
}

/** The first thing that keeps a line away. */
function problemOf(columns: readonly (Column | null)[], cells: readonly string[]): Text | null {
  if (cells.some((cell, index) => columns[index] != null && cell !== '' && plainName(cell) === null)) {
    return sentences.unreadable;
  }
  const { team, pair, persons, hasCaptain } = lineOf(columns, cells);
  if (team === undefined && pair === undefined) return sentences.noTeamNorPair;
  if (new Set(persons.map(lettersOf)).size < persons.length) return sentences.twiceInLine;
  if (team === undefined) return persons.length === 2 ? null : sentences.notTwo;
  // Where no column is the captain's, the first member is.
  if (!hasCaptain && columns.includes('captain')) return sentences.noCaptain;
  if (persons.length < 2) return sentences.noSecond;
  return persons.length > MOST_MEMBERS ? sentences.tooMany : null;
}

/** Lines whose name stands further up. */
function twice(named: readonly { readonly line: number; readonly name: string }[]): readonly SeasonListProblem[] {
  const lines = new Map<string, number>();
  return named.flatMap(({ line, name }) => {
    const before = lines.get(lettersOf(name));
    if (before === undefined) {
      lines.set(lettersOf(name), line);
      return [];
    }
    const message = text(
      `${name} is there already, from line ${before}.`,
      `${name} gibt es schon, aus Zeile ${before}.`,
      `${name} már szerepel a(z) ${before}. sorban.`,
    );
    return [{ line, message }];
  });
}
