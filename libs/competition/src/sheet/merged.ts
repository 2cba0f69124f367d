import type { Sheet, SheetOutline } from './sheet.js';

/**
 * The sheet with the persons who count: who was merged into another counts as that other. What is stored stays as it was
 * written.
 * @param mergedInto the id of the other person by the id that was merged; a person who is not in it stays as they are
 */
export function withMergedPersons<S extends Pick<SheetOutline, 'persons' | 'guests' | 'substitutions'>>(
  sheet: S,
  mergedInto: ReadonlyMap<string, string>,
): S {
  const who = (person: string): string => mergedInto.get(person) ?? person;
  return {
    ...sheet,
    persons: sheet.persons.map(who) as unknown as Sheet['persons'],
    guests: sheet.guests.map(who),
    substitutions: sheet.substitutions.map(({ person, for: replaced, from }) => ({
      person: who(person),
      for: who(replaced),
      from,
    })),
  };
}
