import { text, type Text } from '@tarokk/rules';
import { DAY_FORMS, writtenDay } from '../calendar/written-day.js';
import type { Day } from '../calendar/day.js';
import { readCsv } from '../csv/csv.js';
import { readerOf } from '../csv/known-words.js';
import { MOST_MATCHES_A_DAY } from '../sheet/parse.js';
import { lettersOf } from '../wording/alphabetical.js';
import { plainName } from '../wording/plain-name.js';
import type { SeasonListProblem } from './season-list.js';

/** A match of a list that is to be planned, on the line on which it stands, from 1. */
export interface ListedMatch {
  readonly line: number;
  readonly date: Day;
  /** The name of A, then that of B. */
  readonly sides: readonly [string, string];
  readonly venue: string;
  /** Which match of these sides that day it is (D10); null: the next free number. */
  readonly order: number | null;
}

/** A schedule, as somebody has written it into a spreadsheet. */
export interface ScheduleList {
  readonly matches: readonly ListedMatch[];
  /** In the order of the lines. */
  readonly problems: readonly SeasonListProblem[];
}

type Column = 'date' | 'a' | 'b' | 'venue' | 'order';

const columnOf = readerOf<Column>([
  ['date', ['day', 'datum', 'tag', 'dátum', 'nap']],
  ['a', ['team a', 'mannschaft a', 'a csapat', 'csapat a', 'home', 'heim', 'hazai']],
  ['b', ['team b', 'mannschaft b', 'b csapat', 'csapat b', 'away', 'gast', 'vendég']],
  ['venue', ['place', 'ort', 'spielort', 'lokal', 'helyszín', 'hely']],
  ['order', ['number', 'match', 'nummer', 'nr.', 'sorszám']],
]);

/** Where nothing is said of the columns, they are these. */
const usual: readonly Column[] = ['date', 'a', 'b', 'venue', 'order'];

const sentences = {
  noDay: text(
    `No day is named. It is written as ${DAY_FORMS}.`,
    `Kein Tag ist genannt. Man schreibt ihn als ${DAY_FORMS}.`,
    `Nincs nap megnevezve. Így írjuk: ${DAY_FORMS}.`,
  ),
  notTwo: text('A match has two sides.', 'Ein Match hat zwei Seiten.', 'Egy mérkőzésnek két oldala van.'),
  itself: text(
    'A team does not play against itself.',
    'Eine Mannschaft spielt nicht gegen sich selbst.',
    'Egy csapat nem játszik önmaga ellen.',
  ),
  noVenue: text('No place is named.', 'Kein Ort ist genannt.', 'Nincs helyszín megnevezve.'),
  noNumber: text(
    `The number of a match is 1 to ${MOST_MATCHES_A_DAY} (D10).`,
    `Die Nummer eines Matches ist 1 bis ${MOST_MATCHES_A_DAY} (D10).`,
    `Egy mérkőzés sorszáma 1 és ${MOST_MATCHES_A_DAY} közé esik (D10).`,
  ),
  unreadable: text(
    'A name is longer than 200 letters, or has a sign in it that cannot be seen.',
    'Ein Name ist länger als 200 Zeichen oder enthält ein unsichtbares Zeichen.',
    'Egy név hosszabb 200 betűnél, vagy láthatatlan jel van benne.',
  ),
};

/**
 * Reads a list of matches that are to be planned: CSV, or what is pasted from a spreadsheet. A line is the day, the two teams, the
 * place, and the number of the match where two teams meet more than once a day. The first line may name the columns, in any order
 * and any of the languages. Never throws; a line with a problem is left out.
 */
export function readScheduleList(source: string): ScheduleList {
  const { records, problems: unread } = readCsv(source);
  const heading = (records[0]?.fields ?? []).map(columnOf);
  const hasHeading = heading.includes('a') && heading.includes('b');
  const columns = hasHeading ? heading : usual;
  const problems: SeasonListProblem[] = [...unread];
  const matches: ListedMatch[] = [];
  for (const { line, fields } of hasHeading ? records.slice(1) : records) {
    const read = matchOf(columns, fields);
    if ('sides' in read) matches.push({ line, ...read });
    else problems.push({ line, message: read });
  }
  return { matches, problems: problems.toSorted((one, other) => one.line - other.line) };
}

/** A match, or the first thing that keeps its line away. */
function matchOf(columns: readonly (Column | null)[], fields: readonly string[]): Omit<ListedMatch, 'line'> | Text {
  const of = (column: Column): string => fields[columns.indexOf(column)]?.trim() ?? '';
  const date = writtenDay(of('date'));
  if (date === null) return sentences.noDay;
  if (of('a') === '' || of('b') === '') return sentences.notTwo;
  if (of('venue') === '') return sentences.noVenue;
  const [a, b, venue] = [plainName(of('a')), plainName(of('b')), plainName(of('venue'))];
  if (a === null || b === null || venue === null) return sentences.unreadable;
  if (lettersOf(a) === lettersOf(b)) return sentences.itself;
  const number = of('order');
  const order = number === '' ? null : /^\d{1,2}\.?$/.test(number) ? Number.parseInt(number, 10) : 0;
  if (order !== null && (order < 1 || order > MOST_MATCHES_A_DAY)) return sentences.noNumber;
  return { date, sides: [a, b], venue, order };
}

/** The line that a problem of the matches is about, by its path (`matches[3].sideA`); null: none alone. */
export function lineOfMatch(path: string, matches: readonly ListedMatch[]): number | null {
  const [, index] = /^matches\[(\d+)\]/.exec(path) ?? [];
  return index === undefined ? null : (matches[Number(index)]?.line ?? null);
}
