import type { SheetOutline } from '@tarokk/competition';
import type { AccountCaller } from '../../platform/requests/current-caller.js';
import type { CountingChange } from '../../competitions/counting/counting.service.js';
import type { Problem } from '../../platform/problems/refused.types.js';
import type { Knowledge } from '../../matches/sheets/knowledge.js';
import { forCaller, type MatchFile, officialOf } from '../../matches/lifecycle/match-file.js';
import type { EntryStep, Step } from '../../matches/lifecycle/match-files.repository.js';
import { PlacesTaken } from '../../matches/lifecycle/places-taken.js';
import type { DocumentOutcome, CompleteImportSettings } from './import.types.js';
import { type Fresh, imported, type ImportedMatch, movedOn } from './importing.js';
import { type EnteredMatch, keyOf } from './imports.repository.js';

/** What has become of the sheets of an import so far. It keeps no more of a match than is still needed. */
export class ImportBatch {
  /** New matches that are yet to be written. */
  entered: EnteredMatch[] = [];
  /** Steps of matches that the office had already. */
  readonly steps: Step[] = [];
  readonly counting: CountingChange[] = [];
  private readonly moved = new Map<string, ImportedMatch>();
  private readonly outcomes: DocumentOutcome[] = [];
  private readonly placesEntered = new Set<string>();
  private readonly taken = new PlacesTaken();

  constructor(
    private readonly caller: AccountCaller,
    private readonly settings: CompleteImportSettings,
  ) {}

  takeEntered(): readonly EnteredMatch[] {
    const { entered } = this;
    this.entered = [];
    return entered;
  }

  enter(fresh: Fresh, knowledge: Knowledge): DocumentOutcome {
    const made = imported(fresh, this.taken.addedTo(knowledge), this.caller.account, this.settings);
    if (!made.ok) return this.add({ ...refusal, problems: made.problems });
    this.placesEntered.add(placeOf(fresh.outline));
    this.entered.push(enteredMatch(made.match.after, made.match.entry!, made.match.steps));
    this.count(made.match);
    return this.add(outcomeOf('entered', made.match.after, made.match.problems));
  }

  /** @param index of the document that had the place first @param problem to give if that one was entered, or another has taken the place since */
  enterInPlaceOf(index: number, fresh: Fresh, knowledge: Knowledge, problem: Problem): DocumentOutcome {
    const isFree = this.outcomes[index]!.outcome === 'refused' && !this.placesEntered.has(placeOf(fresh.outline));
    return isFree ? this.enter(fresh, knowledge) : this.refuse([problem]);
  }

  /** @param file null: it does not wait for anything that this import does */
  find(
    match: { readonly id: string; readonly state: MatchFile['row']['state'] },
    file: MatchFile | null,
  ): DocumentOutcome {
    const before = this.moved.get(match.id);
    if (before !== undefined) return this.add(outcomeOf('already-there', before.after, before.problems));
    if (file === null) {
      return this.add({ outcome: 'already-there', state: match.state, problems: [], matchId: match.id });
    }
    const { account } = this.caller;
    const known = forCaller({ ...file, knowledge: this.taken.addedTo(file.knowledge) }, account);
    const moved = { before: file, entry: null, ...movedOn(known, account.id, this.settings) };
    this.moved.set(match.id, moved);
    this.steps.push(...moved.steps);
    this.count(moved);
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

  private count({ before, after }: ImportedMatch): void {
    const change = { before: before && officialOf(before), after: officialOf(after) };
    if (change.before !== null || change.after !== null) this.counting.push(change);
    this.taken.add(after);
  }
}

function placeOf(sheet: SheetOutline): string {
  return `${keyOf(sheet)} ${sheet.order}`;
}

const refusal = { outcome: 'refused', state: null, matchId: null } as const;

function outcomeOf(
  outcome: DocumentOutcome['outcome'],
  { row }: MatchFile<SheetOutline>,
  problems: readonly Problem[],
): DocumentOutcome {
  return { outcome, state: row.state, problems, matchId: row.id };
}

function enteredMatch(after: MatchFile<SheetOutline>, entry: EntryStep, steps: readonly Step[]): EnteredMatch {
  const { revision, rulings, accountId } = entry;
  return {
    match: after.row,
    moves: [entry, ...steps].map(({ match, move }) => ({ ...move, to: match.state })),
    revision,
    rulings,
    accountId,
  };
}
