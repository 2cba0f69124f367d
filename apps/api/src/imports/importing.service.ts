import { Injectable } from '@nestjs/common';
import type { Sheet } from '@tarokk/competition';
import type { MatchResult } from '@tarokk/rules';
import type { AccountCaller } from '../access/current-caller.js';
import { Counting } from '../counting/counting.service.js';
import type { Transaction } from '../database/transactions.js';
import type { Problem } from '../graphql/refused.types.js';
import { KnowledgeRepository } from '../matches/knowledge.repository.js';
import { type MatchFile, officialOf } from '../matches/match-file.js';
import { MatchFilesRepository } from '../matches/match-files.repository.js';
import { MatchFiles } from '../matches/match-files.service.js';
import type { DocumentOutcome, ImportSettings } from './import.types.js';
import { imported, type ImportedMatch, movedOn, waitsForApproval, withPlacesTaken } from './importing.js';
import { type EnteredMatch, ImportsRepository, keyOf } from './imports.repository.js';
import { type Candidate, type Placed, Placing } from './placing.service.js';

/** A document as a sheet with what its verification found, or why it is none. */
export type Sorted =
  { readonly candidate: Candidate; readonly result: MatchResult } | { readonly problems: readonly Problem[] };

type Fresh = { readonly sheet: Sheet; readonly result: MatchResult };

/** Makes matches of sheets, many in one transaction: locks, questions and rows are taken together. */
@Injectable()
export class Importing {
  constructor(
    private readonly placing: Placing,
    private readonly knowledge: KnowledgeRepository,
    private readonly files: MatchFiles,
    private readonly matchFiles: MatchFilesRepository,
    private readonly repository: ImportsRepository,
    private readonly counting: Counting,
  ) {}

  /** What becomes of each, in their order. */
  async importAll(
    transaction: Transaction,
    caller: AccountCaller,
    sorted: readonly Sorted[],
    settings: ImportSettings,
    dryRun: boolean,
  ): Promise<DocumentOutcome[]> {
    const sheets = sorted.flatMap((each, index) => ('candidate' in each ? [{ ...each, index }] : []));
    const candidates = sheets.map(({ candidate }) => candidate);
    const placed = await (dryRun
      ? this.placing.look(transaction, candidates)
      : this.placing.take(transaction, candidates));
    const files = await this.waitingFiles(transaction, placed, settings, dryRun);
    const fresh = placed.flatMap((each, index) =>
      each.kind === 'new' || each.kind === 'rival' ? [{ sheet: each.sheet, result: sheets[index]!.result }] : [],
    );
    const known = await this.knowledge.ask(
      fresh.map(({ sheet }) => ({ matchId: null, sheet })),
      { within: transaction, habits: false },
    );

    const importing = new Batch(caller, settings);
    const unplaced = fresh.values();
    const knowledge = known.values();
    const outcomes = placed.map((each) => {
      switch (each.kind) {
        case 'new':
          return importing.enter(unplaced.next().value!, knowledge.next().value!);
        case 'rival':
          return importing.enterInPlaceOf(each.of, unplaced.next().value!, knowledge.next().value!, each.problem);
        case 'there':
          return importing.find(each.match, files.get(each.match.id) ?? null);
        case 'twin':
          return importing.again(each.of);
        case 'refused':
          return importing.refuse([each.problem]);
      }
    });
    if (!dryRun) await this.keep(transaction, importing.matches);

    const byIndex = new Map(sheets.map(({ index }, place) => [index, outcomes[place]!]));
    const shown = (outcome: DocumentOutcome): DocumentOutcome =>
      dryRun && outcome.outcome === 'entered' ? { ...outcome, matchId: null } : outcome;
    return sorted.map((each, index) =>
      'candidate' in each ? shown(byIndex.get(index)!) : importing.refuse(each.problems),
    );
  }

  /**
   * The files of matches that are there and wait, by id. Whoever may approve takes matches, then teams, then trophies, as
   * everybody does: those of new matches too.
   */
  private async waitingFiles(
    transaction: Transaction,
    placed: readonly Placed[],
    settings: ImportSettings,
    dryRun: boolean,
  ): Promise<ReadonlyMap<string, MatchFile>> {
    if (settings.approve === null) return new Map();
    const waiting = placed.flatMap((each) =>
      each.kind === 'there' && waitsForApproval(each.match.state, settings) ? [each.match] : [],
    );
    const ids = [...new Set(waiting.map(({ id }) => id))];
    const fresh = placed.flatMap((each) => (each.kind === 'new' || each.kind === 'rival' ? [each.sheet] : []));
    const files = dryRun
      ? await this.files.look(transaction, ids)
      : await this.files.takeOutAll(transaction, ids, fresh);
    return new Map(files.map((file) => [file.row.id, file]));
  }

  private async keep(transaction: Transaction, matches: readonly ImportedMatch[]): Promise<void> {
    const fresh = matches.filter(({ before }) => before === null);
    if (fresh.length > 0) await this.repository.enter(transaction, fresh.map(enteredMatch));
    for (const { before, steps } of matches) {
      if (before === null) continue;
      for (const step of steps) await this.matchFiles.keep(transaction, step);
    }
    await this.counting.replaceAll(
      transaction,
      matches.map(({ before, after }) => ({ before: before && officialOf(before), after: officialOf(after) })),
    );
  }
}

/** What has become of the sheets of an import so far. */
class Batch {
  readonly matches: ImportedMatch[] = [];
  private readonly outcomes: DocumentOutcome[] = [];
  private readonly placesEntered = new Set<string>();
  /** Places among the 40 that this import has taken, by team. */
  private readonly taken = new Map<string, number>();

  constructor(
    private readonly caller: AccountCaller,
    private readonly settings: ImportSettings,
  ) {}

  enter(fresh: Fresh, knowledge: Parameters<typeof imported>[1]): DocumentOutcome {
    const known = withPlacesTaken(knowledge, this.taken);
    const made = imported(fresh, known, this.caller.account, this.settings);
    if (!made.ok) return this.add({ ...refusal, problems: made.problems });
    this.placesEntered.add(placeOf(fresh.sheet));
    this.matches.push(made.match);
    this.takePlaces(made.match);
    return this.add(outcomeOf('entered', made.match.after, made.match.problems));
  }

  /** @param index of whoever was there first @param problem what is said when he was taken, or another since */
  enterInPlaceOf(
    index: number,
    fresh: Fresh,
    knowledge: Parameters<typeof imported>[1],
    problem: Problem,
  ): DocumentOutcome {
    const isFree = this.outcomes[index]!.outcome === 'refused' && !this.placesEntered.has(placeOf(fresh.sheet));
    return isFree ? this.enter(fresh, knowledge) : this.refuse([problem]);
  }

  /** @param file null: it does not wait for anything that this import does */
  find(
    match: { readonly id: string; readonly state: MatchFile['row']['state'] },
    file: MatchFile | null,
  ): DocumentOutcome {
    const before = this.matches.find(({ after }) => after.row.id === match.id);
    if (before !== undefined) return this.add(outcomeOf('already-there', before.after, before.problems));
    if (file === null) {
      return this.add({ outcome: 'already-there', state: match.state, problems: [], matchId: match.id });
    }
    const known = { ...file, knowledge: withPlacesTaken(file.knowledge, this.taken) };
    const moved = { before: file, ...movedOn(known, this.caller.account, this.settings) };
    this.matches.push(moved);
    this.takePlaces(moved);
    return this.add(outcomeOf('already-there', moved.after, moved.problems));
  }

  again(index: number): DocumentOutcome {
    const first = this.outcomes[index]!;
    return this.add(first.outcome === 'entered' ? { ...first, outcome: 'already-there' } : first);
  }

  refuse(problems: readonly Problem[]): DocumentOutcome {
    return this.add({ ...refusal, problems });
  }

  private add(outcome: DocumentOutcome): DocumentOutcome {
    this.outcomes.push(outcome);
    return outcome;
  }

  private takePlaces({ after }: ImportedMatch): void {
    const { state, competitions, kind, sides } = after.row;
    if (state !== 'approved' || !competitions.includes('championship') || kind === 'open') return;
    // Pairs of a Grand Prix play for teams (11.2).
    for (const side of after.knowledge.grandPrix?.agreement?.teams ?? sides)
      this.taken.set(side, (this.taken.get(side) ?? 0) + 1);
  }
}

function placeOf(sheet: Sheet): string {
  return `${keyOf(sheet)} ${sheet.order}`;
}

const refusal = { outcome: 'refused', state: null, matchId: null } as const;

function outcomeOf(
  outcome: DocumentOutcome['outcome'],
  { row }: MatchFile,
  problems: readonly Problem[],
): DocumentOutcome {
  return { outcome, state: row.state, problems, matchId: row.id };
}

function enteredMatch({ after, steps }: ImportedMatch): EnteredMatch {
  const [first] = steps;
  return {
    match: after.row,
    moves: steps.map(({ match, move }) => ({ ...move, to: match.state })),
    revision: first!.revision!,
    rulings: first!.rulings,
    accountId: first!.accountId,
  };
}
