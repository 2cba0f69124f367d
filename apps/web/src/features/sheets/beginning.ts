import type { PartyName } from '@tarokk/rules';
import { emptySheet, partyNames, type SheetState } from './form/state.js';
import {
  type SeasonDirectory,
  ownSides,
  type DirectoryPerson,
  type DirectoryPlan,
  sideOf,
} from './store/season-directory.js';
import type { LocalDraft } from './store/draft.js';
import type { Sheets } from './store/sheets.js';

/** The beginning of a sheet of a planned match. */
export function stateOfPlan(plan: DirectoryPlan, directory: SeasonDirectory): SheetState {
  const state: SheetState = {
    ...emptySheet,
    sides: plan.sides,
    date: plan.date,
    order: plan.order,
    competitions: [plan.competition],
    ...(plan.venue === null ? {} : { venue: { name: plan.venue.name, public: plan.venue.public } }),
  };
  return withMembers(state, directory);
}

/** Where a side has members they are at the table, the first two of them until somebody says otherwise. */
export function withMembers(state: SheetState, directory: SeasonDirectory): SheetState {
  return partyNames.reduce<SheetState>((seated, party) => {
    const [collector, interceptor] = sideOf(directory, state.sides[party])?.members ?? [];
    return {
      ...seated,
      persons: {
        ...seated.persons,
        [`${party}.collector`]: collector?.id ?? null,
        [`${party}.interceptor`]: interceptor?.id ?? null,
      },
    };
  }, state);
}

/** A new sheet on the phone, for the side of who writes it. */
export function begun(sheets: Sheets, state: SheetState, plannedMatch: string | null): LocalDraft {
  const own = ownSides(sheets.get().directory!).map(({ id }) => id);
  const side = Object.values(state.sides).find((each) => each !== null && own.includes(each)) ?? null;
  return sheets.begin(state, { side, plannedMatch });
}

export function isMember(directory: SeasonDirectory, state: SheetState, party: PartyName, person: string): boolean {
  return sideOf(directory, state.sides[party])?.members.some(({ id }) => id === person) === true;
}

/** Members of a side first, then everybody else of the season: they would be guests (9). */
export function candidates(directory: SeasonDirectory, side: string | null): readonly DirectoryPerson[] {
  const members = sideOf(directory, side)?.members ?? [];
  const everybody = [...directory.sides.flatMap((each) => each.members), ...(directory.others ?? [])];
  const others = new Map(everybody.map((person) => [person.id, person]));
  for (const { id } of members) others.delete(id);
  return [...members, ...[...others.values()].toSorted((one, other) => one.name.localeCompare(other.name))];
}
