import {
  asListed,
  cleanedName,
  type OfficeContext,
  placeWordsOf,
  type PlaceWords,
  readSheet,
  type Sheet,
  type SheetOutline,
  withoutPlaceWords,
  withPlaceWords,
} from '@tarokk/competition';
import { partyNames, seatNames } from '@tarokk/rules';
import { isUuid } from '../../platform/inputs/plain-forms.js';
import type { Problem } from '../../platform/problems/refused.types.js';
import type { Knowledge } from './knowledge.js';
import { noSeason, sideOfOtherSeason, unknownPerson, unknownSide } from './sheet-problems.js';

/**
 * A sheet from what a revision keeps of it.
 * @param kept the value of its JSON
 * @param place what is kept beside it, of a private place (D59)
 * @throws Error when it is none: a bug
 */
export function sheetIn(kept: unknown, place: PlaceWords | null): Sheet {
  const parsed = readSheet(kept);
  if (!parsed.ok) throw new Error(`A kept revision is no sheet: ${JSON.stringify(parsed.problems)}`);
  return withPlaceWords(parsed.value, place);
}

/** A sheet as it is to be kept: the words of a private place stand beside it, for the sheet is everybody's (D59). */
export function separatePlace(
  sheet: Sheet,
  venues: OfficeContext['venues'],
): { readonly sheet: Sheet; readonly place: PlaceWords | null } {
  return asListed(sheet, venues).venue.public
    ? { sheet, place: null }
    : { sheet: withoutPlaceWords(sheet), place: placeWordsOf(sheet) };
}

/** The place as it is shown: old sheets may have in its name what cannot be seen. */
export function withCleanedPlace(sheet: Sheet): Sheet {
  const { venue, record } = sheet;
  return {
    ...sheet,
    venue: venue.name === null ? venue : { ...venue, name: cleanedName(venue.name) },
    record: record.venue === null ? record : { ...record, venue: cleanedName(record.venue) },
  };
}

/** Ids are UUIDs, which mean the same in either case. */
export function inLowerCase(sheet: Sheet): Sheet {
  const lower = (id: string): string => id.toLowerCase();
  return {
    ...sheet,
    persons: sheet.persons.map(lower) as unknown as Sheet['persons'],
    sides: sheet.sides.map(lower) as unknown as Sheet['sides'],
    guests: sheet.guests.map(lower),
    substitutions: sheet.substitutions.map((each) => ({ ...each, person: lower(each.person), for: lower(each.for) })),
  };
}

/** Problems of ids that are not even UUIDs, found without the database. */
export function malformedIds(sheet: SheetOutline): readonly Problem[] {
  return problemsOfIds(sheet, isUuid, isUuid);
}

/** Problems of a season, of sides and of persons that the office does not know, and of sides of another season. */
export function unknownIds(sheet: SheetOutline, knowledge: Knowledge): readonly Problem[] {
  const { year } = knowledge;
  const persons = new Set(knowledge.persons.map(({ id }) => id));
  const sides = new Set(knowledge.sides.map(({ id }) => id));
  return [
    ...(knowledge.season === null ? [noSeason.at('date', { year })] : []),
    ...problemsOfIds(
      sheet,
      (id) => sides.has(id),
      (id) => persons.has(id),
    ),
    ...sheet.sides.flatMap((id, party) => {
      const side = knowledge.sides.find((each) => each.id === id);
      if (side === undefined || side.season === year) return [];
      return [sideOfOtherSeason.at(`sides.${partyNames[party]!}`, { side: side.name, year: side.season })];
    }),
  ];
}

function problemsOfIds(
  { sides, persons, substitutions }: SheetOutline,
  isSide: (id: string) => boolean,
  isPerson: (id: string) => boolean,
): readonly Problem[] {
  return [
    ...partyNames.filter((_, party) => !isSide(sides[party]!)).map((party) => unknownSide.at(`sides.${party}`)),
    ...seatNames.filter((_, seat) => !isPerson(persons[seat]!)).map((seat) => unknownPerson.at(`persons["${seat}"]`)),
    ...substitutions.flatMap(({ person }, index) =>
      isPerson(person) ? [] : [unknownPerson.at(`substitutions[${index}].person`)],
    ),
  ];
}
