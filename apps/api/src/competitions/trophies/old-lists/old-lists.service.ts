import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { entriesOfOldList, idOf, readOldList, type LineProblem, type TrophyEntry } from '@tarokk/competition';
import { sentence, text } from '@tarokk/rules';
import type { Caller } from '../../../platform/requests/caller.js';
import type { AccountCaller } from '../../../platform/requests/current-caller.js';
import { TrophyEntriesRepository } from '../../counting/trophy-entries.repository.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import type { CodeOf } from '../../../platform/graphql/problems/problem-codes.js';
import { type Problem, refused, type Refused } from '../../../platform/graphql/problems/refused.types.js';
import { PeopleService } from '../../../registry/people/people.service.js';
import { type Write, Writes } from '../../../platform/writes/writes.service.js';
import { record } from '../../../platform/events/outbox.js';
import { sayLineProblems } from './line-problems.js';
import type { OldListChecked, OldListRemoved, OldTrophiesImported, OldTrophyRemoved } from './old-list.types.js';
import { OldListsRepository } from './old-lists.repository.js';

/** A list of more lines is imported in parts: all of one is entered in one transaction, and others wait for it. */
const MOST_LINES = 5000;

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

const unknownList = text(
  'There is no old list with this id.',
  'Es gibt keine alte Liste mit dieser Kennung.',
  'Nincs ilyen azonosítójú régi lista.',
);

/** An old list as it is handed in. */
export interface ListToImport {
  readonly csv: string;
  /** Where it comes from; null when nobody says so. */
  readonly source: string | null;
  /** Players whom nobody knows are entered as persons. */
  readonly createPlayers: boolean;
}

/** Old trophy lists (D50): taken over line by line, and removed again, whole or entry by entry. */
@Injectable()
export class OldListsService {
  constructor(
    private readonly repository: OldListsRepository,
    private readonly entries: TrophyEntriesRepository,
    private readonly people: PeopleService,
    private readonly writes: Writes,
  ) {}

  /** Says what `import` would enter, or why it would not, and changes nothing. */
  check(caller: AccountCaller, key: string, list: ListToImport): Promise<OldListChecked | Refused> {
    return this.writes.dryRun<OldListChecked>(caller, writeOf(key, list), async (transaction) => {
      const entered = await this.enter(transaction, caller, list);
      return 'problems' in entered ? refused(...entered.problems) : { __typename: 'OldListChecked', ...entered };
    });
  }

  /** Enters the whole list, or nothing when there is something wrong with a line. */
  import(caller: AccountCaller, key: string, list: ListToImport): Promise<OldTrophiesImported | Refused> {
    return this.writes.run<OldTrophiesImported>(caller, writeOf(key, list), async (transaction) => {
      const entered = await this.enter(transaction, caller, list);
      if ('problems' in entered) return refused(...entered.problems);
      return { __typename: 'OldTrophiesImported', oldListId: idOf(originOf(list.csv)), ...entered };
    });
  }

  /** Takes one entry of an old list out of the trophy list. */
  remove(caller: AccountCaller, key: string, id: string, reason: string): Promise<OldTrophyRemoved | Refused> {
    return this.writes.run<OldTrophyRemoved>(
      caller,
      { action: 'removeOldTrophy', key, input: { id, reason }, reason },
      async (transaction) => {
        const entry = await this.repository.findEntry(transaction, id);
        if (entry === null) return refused(problem('unknown-entry', 'trophyId', sentence(unknownEntry)));
        await this.entries.replace(transaction, [entry], []);
        await record(transaction, { type: 'old-list-changed', id });
        return { __typename: 'OldTrophyRemoved', id };
      },
    );
  }

  /** Takes all that is left of an old list out of the trophy list; it can be imported again. */
  removeList(caller: AccountCaller, key: string, id: string, reason: string): Promise<OldListRemoved | Refused> {
    return this.writes.run<OldListRemoved>(
      caller,
      { action: 'removeOldList', key, input: { id, reason }, reason },
      async (transaction) => {
        // A second removal at the same time waits here, and finds nothing.
        const isThere = await this.repository.remove(transaction, id);
        if (!isThere) return refused(problem('unknown-list', 'oldListId', sentence(unknownList)));
        const entries = await this.repository.entriesOf(transaction, id);
        await this.entries.replace(transaction, entries, []);
        const trophies = entries.reduce((sum, { count }) => sum + count, 0);
        await record(transaction, { type: 'old-list-changed', id });
        return { __typename: 'OldListRemoved', id, entries: entries.length, trophies };
      },
    );
  }

  private async enter(
    transaction: Transaction,
    caller: AccountCaller,
    list: ListToImport,
  ): Promise<Figures | { readonly problems: readonly Problem[] }> {
    const read = await this.read(transaction, caller, list);
    if ('problems' in read) return read;
    const { entries, trophies } = read.figures;
    const id = idOf(originOf(list.csv));
    const isNew = await this.repository.create(transaction, {
      ...{ id, source: list.source, sha256: sha256(list.csv), entries, trophies, enteredBy: caller.account.id },
    });
    if (!isNew) return { problems: [problem('already-imported', 'csv', sentence(alreadyImported))] };
    await this.entries.replace(transaction, [], read.entries);
    await record(transaction, { type: 'old-list-changed', id });
    return read.figures;
  }

  private async read(
    transaction: Transaction,
    caller: Caller,
    { csv, createPlayers }: ListToImport,
  ): Promise<ParsedList> {
    const { lines, problems } = readOldList(csv);
    if (lines.length > MOST_LINES) {
      const values = { count: lines.length, most: MOST_LINES };
      return { problems: [problem('too-many-lines', 'csv', sentence(tooManyLines, values))] };
    }
    const names = [...new Set(lines.flatMap(({ player, partner }) => [player, partner]))];
    const known = await this.repository.personsNamed(transaction, names);
    const unknown = [...new Set(lines.map(({ player }) => player))].filter((name) => !known.has(name));
    const made = createPlayers ? await this.newPlayers(transaction, caller, unknown) : noPlayers;
    const { entries, problems: misnamed } = entriesOfOldList(
      originOf(csv),
      lines.filter(({ player }) => !made.problems.has(player)),
      (name) => known.get(name) ?? made.ids.get(name) ?? [],
    );
    const all: readonly LineProblem[] = [...problems, ...misnamed].sort((a, b) => a.line - b.line);
    if (all.length > 0 || made.problems.size > 0) {
      return { problems: [...sayLineProblems('old-list', all), ...made.problems.values()] };
    }
    if (entries.length === 0) return { problems: [problem('no-lines', 'csv', sentence(noLines))] };
    return {
      entries,
      figures: {
        entries: entries.length,
        trophies: entries.reduce((sum, { count }) => sum + count, 0),
        players: new Set(entries.map(({ announcer }) => announcer)).size,
        newPlayers: [...made.ids.keys()],
      },
    };
  }

  /** Enters persons, as anybody does who is not known to be there; by name, and why some are not entered. */
  private async newPlayers(transaction: Transaction, caller: Caller, names: readonly string[]): Promise<NewPlayers> {
    const ids = new Map<string, readonly string[]>();
    const problems = new Map<string, Problem>();
    for (const name of names.toSorted()) {
      const entered = await this.people.enter(transaction, caller, { name, isAnother: false }, 'csv');
      if ('code' in entered) problems.set(name, entered);
      else ids.set(name, [entered.id]);
    }
    return { ids, problems };
  }
}

type Figures = Omit<OldListChecked, '__typename'>;

type ParsedList =
  { readonly problems: readonly Problem[] } | { readonly entries: readonly TrophyEntry[]; readonly figures: Figures };

interface NewPlayers {
  readonly ids: ReadonlyMap<string, readonly string[]>;
  readonly problems: ReadonlyMap<string, Problem>;
}

const noPlayers: NewPlayers = { ids: new Map(), problems: new Map() };

/** What was asked for before there was more to ask is the same request still. */
function writeOf(key: string, { csv, source, createPlayers }: ListToImport): Write {
  const list = originOf(csv);
  const input = source === null && !createPlayers ? { list } : { list, source, createPlayers };
  return { action: 'importOldTrophies', key, input };
}

/**
 * From what a list and its entries are made: its lines. Of the same lines it is the same, whatever they end with, and whether a
 * mark stands first, so that no list is imported twice.
 */
function originOf(csv: string): string {
  return `old-${sha256(csv.replace(/^\ufeff/, '').replaceAll('\r\n', '\n')).slice(0, 16)}`;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function problem(code: CodeOf<'old-list'>, path: string, what: Problem['sentence']): Problem {
  return { code: `old-list/${code}`, rule: 'D50', path, sentence: what };
}
