import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  entriesOfOldList,
  lineProblemMessage,
  readOldList,
  type LineProblem,
  type TrophyEntry,
} from '@tarokk/competition';
import { type Language, sentence, text } from '@tarokk/rules';
import type { AccountCaller } from '../access/current-caller.js';
import { TrophyEntriesRepository } from '../counting/trophy-entries.repository.js';
import { type Problem, refused, type Refused } from '../graphql/refused.types.js';
import { Writes } from '../writes/writes.service.js';
import type { OldListChecked, OldTrophiesImported, OldTrophyRemoved } from './old-list.types.js';
import { TrophiesRepository } from './trophies.repository.js';

/** A list of more lines is imported in parts: all of one is entered in one transaction, and others wait for it. */
const MOST_LINES = 5000;
/** More problems than anyone mends at once. */
const MOST_PROBLEMS = 200;

const atLine = text('Line {line}: {problem}.', '{line}. Zeile: {problem}.', '{line}. sor: {problem}.');
const atColumn = text(
  'Line {line}, {column}: {problem}.',
  '{line}. Zeile, {column}: {problem}.',
  '{line}. sor, {column}: {problem}.',
);
const ofFile = text('The list: {problem}.', 'Die Liste: {problem}.', 'A lista: {problem}.');
const moreProblems = text(
  'There {count|is|are} {count} further {count|problem|problems}.',
  'Es gibt {count} {count|weiteres Problem|weitere Probleme}.',
  'További {count} hiba van.',
);
const noLines = text('There is no line in the list.', 'In der Liste steht keine Zeile.', 'A listában nincs sor.');
const tooManyLines = text(
  'The list has {count} lines; at most {most} can be imported at once. Divide it.',
  'Die Liste hat {count} Zeilen; höchstens {most} lassen sich auf einmal übernehmen. Teile sie.',
  'A lista {count} soros; egyszerre legfeljebb {most} vehető át. Oszd fel.',
);
const alreadyImported = text(
  'This list was imported already.',
  'Diese Liste wurde schon übernommen.',
  'Ezt a listát már átvették.',
);
const unknownEntry = text(
  'There is no entry of an old list with this id.',
  'Es gibt keinen Eintrag einer alten Liste mit dieser Kennung.',
  'Nincs ilyen azonosítójú, régi listából való bejegyzés.',
);

/** Old trophy lists (D50): taken over line by line, and entries of them removed again. */
@Injectable()
export class OldListsService {
  constructor(
    private readonly repository: TrophiesRepository,
    private readonly entries: TrophyEntriesRepository,
    private readonly writes: Writes,
  ) {}

  /** Says what the list would enter, and changes nothing. */
  async check(csv: string): Promise<OldListChecked | Refused> {
    const read = await this.read(csv);
    return 'problems' in read ? refused(...read.problems) : { __typename: 'OldListChecked', ...read.figures };
  }

  /** Enters the whole list, or nothing when there is something wrong with a line. */
  async import(caller: AccountCaller, key: string, csv: string): Promise<OldTrophiesImported | Refused> {
    const list = listId(csv);
    return this.writes.run<OldTrophiesImported>(
      caller,
      { action: 'importOldTrophies', key, input: { list } },
      async (transaction) => {
        const read = await this.read(csv);
        if ('problems' in read) return refused(...read.problems);
        if (await this.repository.hasOldList(transaction, list)) {
          return refused(problem('already-imported', 'csv', sentence(alreadyImported)));
        }
        await this.entries.replace(transaction, [], read.entries);
        return { __typename: 'OldTrophiesImported', list, ...read.figures };
      },
    );
  }

  /** Takes one entry of an old list out of the trophy list. */
  remove(caller: AccountCaller, key: string, id: string, reason: string): Promise<OldTrophyRemoved | Refused> {
    return this.writes.run<OldTrophyRemoved>(
      caller,
      { action: 'removeOldTrophy', key, input: { id, reason }, reason },
      async (transaction) => {
        const entry = isEntryId(id) ? await this.repository.findOldEntry(transaction, id) : null;
        if (entry === null) return refused(problem('unknown-entry', 'id', sentence(unknownEntry)));
        await this.entries.replace(transaction, [entry], []);
        return { __typename: 'OldTrophyRemoved', id };
      },
    );
  }

  private async read(csv: string): Promise<ReadList> {
    const { lines, problems } = readOldList(csv);
    if (lines.length > MOST_LINES) {
      const values = { count: lines.length, most: MOST_LINES };
      return { problems: [problem('too-many-lines', 'csv', sentence(tooManyLines, values))] };
    }
    const names = [...new Set(lines.flatMap(({ player, partner }) => [player, partner]))];
    const known = await this.repository.personsNamed(names);
    const { entries, problems: unknown } = entriesOfOldList(listId(csv), lines, (name) => known.get(name) ?? []);
    const all = [...problems, ...unknown].sort((a, b) => a.line - b.line);
    if (all.length > 0) return { problems: sayAll(all) };
    if (entries.length === 0) return { problems: [problem('no-lines', 'csv', sentence(noLines))] };
    return {
      entries,
      figures: {
        entries: entries.length,
        trophies: entries.reduce((sum, { count }) => sum + count, 0),
        players: new Set(entries.map(({ announcer }) => announcer)).size,
      },
    };
  }
}

type ReadList =
  | { readonly problems: readonly Problem[] }
  | { readonly entries: readonly TrophyEntry[]; readonly figures: Omit<OldListChecked, '__typename'> };

/** Of the same text it is the same, so that no list is imported twice. */
function listId(csv: string): string {
  return `old-${createHash('sha256').update(csv).digest('hex').slice(0, 16)}`;
}

function isEntryId(id: string): boolean {
  return /^old-[0-9a-f]{16}\/\d{7,10}$/.test(id);
}

function sayAll(problems: readonly LineProblem[]): readonly Problem[] {
  const said = problems.slice(0, MOST_PROBLEMS).map((each) => {
    const { line, column } = each;
    const template = line === 0 ? ofFile : column === null ? atLine : atColumn;
    const path = ['csv', ...(line === 0 ? [] : [line]), ...(column === null ? [] : [column])].join('.');
    const words = (language: Language): string => lineProblemMessage(each, language);
    const values = { line, column: column ?? '', problem: text(words('en'), words('de'), words('hu')) };
    return problem('line', path, sentence(template, values));
  });
  const count = problems.length - said.length;
  return count === 0 ? said : [...said, problem('more-problems', 'csv', sentence(moreProblems, { count }))];
}

function problem(code: string, path: string, what: Problem['sentence']): Problem {
  return { code: `old-list/${code}`, rule: 'D50', path, sentence: what };
}
