import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import {
  bareProblems,
  areEqual,
  asListed,
  differences,
  everybodyOn,
  MOST_MATCHES_A_DAY,
  type OfficeContext,
  type Sheet,
  type SheetOutline,
  type Unnumbered,
  withMergedPersons,
} from '@tarokk/competition';
import type { Transaction } from '../../platform/database/transactions.js';
import type { Problem } from '../../platform/problems/refused.types.js';
import { sheetIn } from '../../matches/sheets/sheet-reading.js';
import type { Candidate } from './candidate.js';
import { differs } from './import-problems.js';
import { ImportsRepository, keyOf, type KnownMatch } from './imports.repository.js';
import { once } from './once.js';

export type PlacedSheet =
  | { readonly kind: 'new'; readonly outline: SheetOutline }
  | { readonly kind: 'there'; readonly match: KnownMatch }
  /** It is equal to an earlier sheet of the same import. */
  | { readonly kind: 'twin'; readonly of: number }
  /** A different, earlier sheet of the same import has its place; if that one is refused, the place is free. */
  | { readonly kind: 'rival'; readonly of: number; readonly outline: SheetOutline; readonly problem: Problem }
  | { readonly kind: 'refused'; readonly problem: Problem };

/** A match of the day in question: one that the office has, or a new one of this import. */
interface Neighbour {
  readonly order: number;
  readonly sheets: () => readonly Sheet[];
  readonly digests: () => readonly string[];
  readonly placed: PlacedSheet;
}

/** More rounds than other writers could ever make necessary. */
const MOST_ROUNDS = 20;

/** Which match a sheet is of (D10): no sheet becomes two matches, however often and by how many it is imported. */
@Injectable()
export class Placing {
  constructor(private readonly repository: ImportsRepository) {}

  /** Where each candidate belongs as of now, without locking anything. */
  async look(transaction: Transaction, candidates: readonly Candidate[]): Promise<PlacedSheet[]> {
    const places = candidates.map(({ outline }) => outline);
    return this.place(transaction, candidates, await this.repository.matchesOn(transaction, places));
  }

  /** The same, and until the end of the transaction nobody else hands in sheets of the places that are taken. */
  async take(transaction: Transaction, candidates: readonly Candidate[]): Promise<PlacedSheet[]> {
    const places = candidates.map(({ outline }) => outline);
    // A sheet says itself which place it has: behind its lock, one look is enough.
    const numbered = places.flatMap((each) => (each.order === null ? [] : [{ ...each, order: each.order }]));
    await this.repository.lockPlaces(transaction, numbered);
    let known = await this.repository.matchesOn(transaction, places);
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const placed = await this.place(transaction, candidates, known);
      const taken = placed.flatMap((each, index) =>
        each.kind === 'new' && places[index]!.order === null ? [each.outline] : [],
      );
      if (taken.length === 0) return placed;
      await this.repository.lockPlaces(transaction, taken);
      // Another request was faster and has entered its match by now.
      const now = await this.repository.matchesOn(transaction, places);
      if (isDeepStrictEqual(now, known)) return placed;
      known = now;
    }
    throw new Error('The matches of these days change faster than they can be looked at.');
  }

  private async place(
    transaction: Transaction,
    candidates: readonly Candidate[],
    known: readonly KnownMatch[],
  ): Promise<PlacedSheet[]> {
    const onDay = new Map<string, Neighbour[]>();
    // A digest is computed only where there is a match on the day to compare it with.
    const digests = candidates.map(({ kept }) => once(() => (kept === null ? null : digestOf(kept))));
    const { sheetsOf, mergedInto, venues } = await this.sheetsToCompare(transaction, candidates, digests, known);
    for (const match of known) {
      const { order, digests: kept } = match;
      const there = {
        order,
        digests: () => kept,
        sheets: once(() => sheetsOf(match.id)),
        placed: { kind: 'there', match } as const,
      };
      add(onDay, keyOf(match), there);
    }
    return candidates.map((candidate, index) => {
      const key = keyOf(candidate.outline);
      const neighbours = onDay.get(key) ?? [];
      const whole = once(() => asListed(withMergedPersons(candidate.whole(), mergedInto), venues));
      const placed = placeAmong(neighbours, candidate.outline, whole, digests[index]!);
      if (placed.kind === 'new') {
        const { order } = placed.outline;
        const twin = { kind: 'twin', of: index } as const;
        add(onDay, key, {
          order,
          digests: () => [digests[index]!() ?? ''],
          sheets: once(() => [{ ...whole(), order }]),
          placed: twin,
        });
      }
      return placed;
    });
  }

  /** The sheets of the matches that digests alone do not tell, those of others are not read; and who was merged into whom. */
  private async sheetsToCompare(
    transaction: Transaction,
    candidates: readonly Candidate[],
    digests: readonly (() => string | null)[],
    known: readonly KnownMatch[],
  ): Promise<{
    readonly sheetsOf: (matchId: string) => readonly Sheet[];
    readonly mergedInto: ReadonlyMap<string, string>;
    readonly venues: OfficeContext['venues'];
  }> {
    const byDay = new Map<string, KnownMatch[]>();
    for (const match of known) add(byDay, keyOf(match), match);
    const ids = candidates.flatMap(({ outline }, index) =>
      (byDay.get(keyOf(outline)) ?? [])
        .filter(({ order, digests: kept }) =>
          outline.order === null ? true : outline.order === order && !kept.includes(digests[index]!() ?? ''),
        )
        .map(({ id }) => id),
    );
    if (ids.length === 0) return { sheetsOf: () => [], mergedInto: new Map(), venues: [] };
    const persons = [...new Set(candidates.flatMap(({ outline }) => everybodyOn(outline)))];
    const { sheets, mergedInto, venues } = await this.repository.sheetsOf(transaction, [...new Set(ids)], persons);
    return {
      sheetsOf: (matchId) =>
        (sheets.get(matchId) ?? []).map(({ sheet, place }) =>
          asListed(withMergedPersons(sheetIn(sheet, place), mergedInto), venues),
        ),
      mergedInto,
      venues,
    };
  }
}

/** Which of the matches of the day the candidate is of; a new one when none. */
function placeAmong(
  neighbours: readonly Neighbour[],
  outline: Candidate['outline'],
  whole: () => Unnumbered,
  digest: () => string | null,
): PlacedSheet {
  if (outline.order === null) {
    const same = neighbours.find(({ order, sheets }) => sheets().some((sheet) => isSameGames(whole(), order, sheet)));
    if (same !== undefined) return same.placed;
    const order = firstFree(neighbours);
    if (order > MOST_MATCHES_A_DAY) {
      const values = { most: MOST_MATCHES_A_DAY, date: outline.date };
      return { kind: 'refused', problem: bareProblems.noNumberLeft(values) };
    }
    return { kind: 'new', outline: { ...outline, order } };
  }
  const { order } = outline;
  const numbered: SheetOutline = { ...outline, order };
  const there = neighbours.find((neighbour) => neighbour.order === order);
  if (there === undefined) return { kind: 'new', outline: numbered };
  const mine = digest();
  if (mine !== null && there.digests().includes(mine)) return there.placed;
  const sheet: Sheet = { ...whole(), order };
  if (there.sheets().some((other) => areEqual(other, sheet))) return there.placed;
  const [other] = there.sheets();
  const path = other === undefined ? '' : (differences(sheet, other)[0] ?? '');
  const problem = differs.at(path, { order });
  return there.placed.kind === 'twin'
    ? { kind: 'rival', of: there.placed.of, outline: numbered, problem }
    : { kind: 'refused', problem };
}

/** A bare record says only who played what, and nothing of what a sheet has beside its record. */
function isSameGames(bare: Unnumbered, order: number, sheet: Sheet): boolean {
  const { venue, competitions, guests, substitutions } = sheet;
  return areEqual({ ...bare, order, venue, competitions, guests, substitutions }, sheet);
}

/**
 * The first that is free: records are imported in the order in which the matches were played, and one that was refused finds
 * its number free when it is imported again.
 */
function firstFree(neighbours: readonly Neighbour[]): number {
  const taken = new Set(neighbours.map(({ order }) => order));
  let number = 1;
  while (taken.has(number)) number++;
  return number;
}

/** The digest as the database keeps it of a revision. */
function digestOf(kept: Buffer): string {
  return createHash('sha256').update(kept).digest('hex');
}

function add<T>(groups: Map<string, T[]>, key: string, item: T): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [item]);
  else group.push(item);
}
