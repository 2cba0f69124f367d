import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  entriesOfOldList,
  idOf,
  type LineProblem,
  type OldListLine,
  readOldList,
  repeatedEntries,
  rowsText,
  type TrophyEntry,
  problemKind,
  relayedProblem,
} from '@tarokk/competition';
import { text } from '@tarokk/rules';
import type { Caller } from '../../../platform/requests/caller.js';
import type { AccountCaller } from '../../../platform/requests/current-caller.js';
import { TrophyEntriesRepository } from '../../counting/trophy-entries.repository.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import { type Problem, refused, type Refused } from '../../../platform/problems/refused.types.js';
import { vouchForChangedList } from '../../../registry/people/names/season-names.repository.js';
import { PeopleService } from '../../../registry/people/people.service.js';
import { type Write, Writes } from '../../../platform/writes/writes.service.js';
import { record } from '../../../platform/events/outbox.js';
import { Clock } from '../../../platform/office/clock.js';
import { type LineKinds, moreProblems, sayLineProblems } from './line-problems.js';
import { ListEffectsService } from './list-effects.service.js';
import type { OldListChecked, OldListRemoved, OldTrophiesImported, OldTrophyRemoved } from './old-list.types.js';
import { OldListsRepository } from './old-lists.repository.js';
import type { ImportOldTrophiesInput, RemoveOldListInput, RemoveOldTrophyInput } from './old-lists.inputs.js';

/** A list of more lines is imported in parts: all of one is entered in one transaction, and others wait for it. */
const MOST_LINES = 5000;

const noLines = problemKind('old-list/no-lines', {
  rule: 'D50',
  path: 'csv',
  text: text('There is no line in the list.', 'In der Liste steht keine Zeile.', 'A listában nincs sor.'),
});
const tooManyLines = problemKind('old-list/too-many-lines', {
  rule: 'D50',
  path: 'csv',
  text: text(
    'The list has {count} lines; at most {most} can be imported at once. Divide it.',
    'Die Liste hat {count} Zeilen; höchstens {most} lassen sich auf einmal übernehmen. Teile sie.',
    'A lista {count} soros; egyszerre legfeljebb {most} vehető át. Oszd fel.',
  ),
});
const alreadyImported = problemKind('old-list/already-imported', {
  rule: 'D50',
  path: 'csv',
  text: text('This list was imported already.', 'Diese Liste wurde schon übernommen.', 'Ezt a listát már átvették.'),
});
const repeated = text(
  'stands in an old list of the office already. If it is another trophy, import the list with repeated lines',
  'steht schon in einer alten Liste des Büros. Wenn es eine andere Trophäe ist, übernimm die Liste samt wiederholten Zeilen',
  'már szerepel az iroda egyik régi listájában. Ha ez másik trófea, vedd át a listát az ismétlődő sorokkal együtt',
);
const unknownEntry = problemKind('old-list/unknown-entry', {
  rule: 'D50',
  path: 'trophyId',
  text: text(
    'There is no entry of an old list with this id.',
    'Es gibt keinen Eintrag einer alten Liste mit dieser Kennung.',
    'Nincs ilyen azonosítójú, régi listából való bejegyzés.',
  ),
});

const unknownList = problemKind('old-list/unknown-list', {
  rule: 'D50',
  path: 'oldListId',
  text: text(
    'There is no old list with this id.',
    'Es gibt keine alte Liste mit dieser Kennung.',
    'Nincs ilyen azonosítójú régi lista.',
  ),
});

/** An old list as it is handed in, to be checked or imported. */
export type ListToImport = Omit<ImportOldTrophiesInput, 'dryRun'>;

/** Old trophy lists (D50): taken over line by line, and removed again, whole or entry by entry. */
@Injectable()
export class OldListsService {
  constructor(
    private readonly repository: OldListsRepository,
    private readonly entries: TrophyEntriesRepository,
    private readonly people: PeopleService,
    private readonly effects: ListEffectsService,
    private readonly clock: Clock,
    private readonly writes: Writes,
  ) {}

  /** Says what `import` would enter, or why it would not, and changes nothing. */
  check(caller: AccountCaller, list: ListToImport): Promise<OldListChecked | Refused> {
    return this.writes.dryRun<OldListChecked>(caller, writeOf(list), async (transaction) => {
      const prepared = await this.prepare(transaction, caller, list);
      if ('problems' in prepared) return refused(...prepared.problems);
      const { entries, figures } = prepared;
      const { changes, sentences } = await this.effects.of(transaction, [], entries);
      return { __typename: 'OldListChecked', ...figures, renumbered: changes.renumbered, sentences };
    });
  }

  /** Enters the whole list, or nothing when there is something wrong with a line. */
  import(caller: AccountCaller, list: ListToImport): Promise<OldTrophiesImported | Refused> {
    return this.writes.run<OldTrophiesImported>(caller, writeOf(list), async (transaction) => {
      const prepared = await this.prepare(transaction, caller, list);
      if ('problems' in prepared) return refused(...prepared.problems);
      const id = idOf(originOf(list.csv));
      await this.entries.replace(transaction, [], prepared.entries);
      await vouchForChangedList(transaction);
      await record(transaction, { type: 'old-list-changed', id });
      return { __typename: 'OldTrophiesImported', oldListId: id, ...prepared.figures };
    });
  }

  /** Takes one entry of an old list out of the trophy list. */
  remove(
    caller: AccountCaller,
    { idempotencyKey: key, trophyId: id, reason }: RemoveOldTrophyInput,
  ): Promise<OldTrophyRemoved | Refused> {
    return this.writes.run<OldTrophyRemoved>(
      caller,
      { action: 'removeOldTrophy', key, input: { id, reason }, reason },
      async (transaction) => {
        const entry = await this.repository.findEntry(transaction, id);
        if (entry === null) return refused(unknownEntry());
        await this.entries.replace(transaction, [entry], []);
        await record(transaction, { type: 'old-list-changed', id });
        return { __typename: 'OldTrophyRemoved', id };
      },
    );
  }

  /** Takes all that is left of an old list out of the trophy list; it can be imported again. */
  removeList(
    caller: AccountCaller,
    { idempotencyKey: key, oldListId: id, reason }: RemoveOldListInput,
  ): Promise<OldListRemoved | Refused> {
    return this.writes.run<OldListRemoved>(
      caller,
      { action: 'removeOldList', key, input: { id, reason }, reason },
      async (transaction) => {
        // A second removal at the same time waits here, and finds nothing.
        const isThere = await this.repository.remove(transaction, id);
        if (!isThere) return refused(unknownList());
        const entries = await this.repository.entriesOf(transaction, id);
        await this.entries.replace(transaction, entries, []);
        const trophies = entries.reduce((sum, { count }) => sum + count, 0);
        await record(transaction, { type: 'old-list-changed', id });
        return { __typename: 'OldListRemoved', id, entries: entries.length, trophies };
      },
    );
  }

  /** All of the import but the entries themselves, or why there is none. */
  private async prepare(transaction: Transaction, caller: AccountCaller, list: ListToImport): Promise<ParsedList> {
    await this.repository.waitForOthers(transaction);
    const read = await this.read(transaction, caller, list);
    if ('problems' in read) return read;
    const { entries, trophies } = read.figures;
    const isNew = await this.repository.create(transaction, {
      id: idOf(originOf(list.csv)),
      source: list.source,
      sha256: sha256(list.csv),
      rowsSha256: sha256(rowsText(read.lines)),
      entries,
      trophies,
      enteredBy: caller.account.id,
    });
    if (!isNew) return { problems: [alreadyImported()] };
    const problems = list.acknowledgeRepeated ? [] : await this.repeatedLines(transaction, read);
    return problems.length > 0 ? { problems } : read;
  }

  /** The lines of which the office has the row from another list. */
  private async repeatedLines(transaction: Transaction, { entries, lines }: ReadList): Promise<readonly Problem[]> {
    const players = [...new Set(entries.map(({ announcer }) => announcer))];
    const present = await this.repository.entriesOfPlayers(transaction, players);
    const isRepeated = new Set(repeatedEntries(entries, present).map(({ id }) => id));
    const problems = entries.flatMap(({ id }, index): LineProblem[] =>
      isRepeated.has(id) ? [{ line: lines[index]!.line, column: null, message: repeated, values: {} }] : [],
    );
    return sayLineProblems({ ...lineKinds, line: repeatedLine }, problems);
  }

  private async read(
    transaction: Transaction,
    caller: Caller,
    { csv, createPlayers }: ListToImport,
  ): Promise<ParsedList> {
    const { lines, problems } = readOldList(csv, await this.clock.today());
    if (lines.length > MOST_LINES) {
      return { problems: [tooManyLines({ count: lines.length, most: MOST_LINES })] };
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
      return { problems: [...sayLineProblems(lineKinds, all), ...made.problems.values()] };
    }
    if (entries.length === 0) return { problems: [noLines()] };
    return {
      entries,
      lines,
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

interface ReadList {
  /** Each of the line in the same place. */
  readonly entries: readonly TrophyEntry[];
  readonly lines: readonly OldListLine[];
  readonly figures: Pick<OldListChecked, 'entries' | 'trophies' | 'players' | 'newPlayers'>;
}

type ParsedList = ReadList | { readonly problems: readonly Problem[] };

interface NewPlayers {
  readonly ids: ReadonlyMap<string, readonly string[]>;
  readonly problems: ReadonlyMap<string, Problem>;
}

const noPlayers: NewPlayers = { ids: new Map(), problems: new Map() };

/** What was asked for before there was more to ask is the same request still. */
function writeOf({ idempotencyKey: key, csv, source, createPlayers, acknowledgeRepeated }: ListToImport): Write {
  const list = originOf(csv);
  const input = source === null && !createPlayers ? { list } : { list, source, createPlayers };
  return {
    action: 'importOldTrophies',
    key,
    input: acknowledgeRepeated ? { ...input, acknowledgeRepeated } : input,
  };
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

const lineKinds: LineKinds = {
  line: relayedProblem('old-list/line', 'Line {line}: {problem}.', 'D50'),
  moreProblems: problemKind('old-list/more-problems', { rule: 'D50', path: 'csv', text: moreProblems }),
};
const repeatedLine = relayedProblem('old-list/repeated', 'Line {line}: {problem}.', 'D50');
