import { named, readSheet, type Sheet, type SheetOutline } from '@tarokk/competition';
import { partyNames, problemMessage, seatNames, type Language } from '@tarokk/rules';
import { isUuid } from '../graphql/scalars.js';
import type { Problem } from '../graphql/refused.types.js';
import type { Knowledge } from './knowledge.js';
import { noSeason, sideOfOtherSeason, unknownPerson, unknownSide } from './match-problems.js';
import type { SheetMalformed } from './submission.types.js';

/** The sheet as it is kept, from what somebody sent; or why it is none. */
export function readSubmitted(value: unknown, language: Language): Sheet | SheetMalformed {
  const parsed = readSheet(value);
  if (parsed.ok) return named(inLowerCase(parsed.value));
  return {
    __typename: 'SheetMalformed',
    problems: parsed.problems.map((problem) => ({ path: problem.path, message: problemMessage(problem, language) })),
  };
}

/**
 * A sheet from what a revision keeps of it.
 * @param kept the value of its JSON
 * @throws Error when it is none: a bug
 */
export function sheetIn(kept: unknown): Sheet {
  const parsed = readSheet(kept);
  if (!parsed.ok) throw new Error(`A kept revision is no sheet: ${JSON.stringify(parsed.problems)}`);
  return parsed.value;
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

/** Ids that cannot be anybody's: nothing needs to be looked up for them. */
export function strangeIds(sheet: SheetOutline): readonly Problem[] {
  return problemsOfIds(sheet, isUuid, isUuid);
}

/** What the sheet names and the office does not know. */
export function unknownThings(sheet: SheetOutline, year: number, knowledge: Knowledge): readonly Problem[] {
  const persons = new Set(knowledge.persons.map(({ id }) => id));
  const sides = new Set(knowledge.sides.map(({ id }) => id));
  return [
    ...(knowledge.season === null ? [noSeason('date', { year })] : []),
    ...problemsOfIds(
      sheet,
      (id) => sides.has(id),
      (id) => persons.has(id),
    ),
    ...sheet.sides.flatMap((id, party) => {
      const side = knowledge.sides.find((each) => each.id === id);
      if (side === undefined || side.season === year) return [];
      return [sideOfOtherSeason(`sides.${partyNames[party]!}`, { side: side.name, year: side.season })];
    }),
  ];
}

function problemsOfIds(
  { sides, persons, substitutions }: SheetOutline,
  isSide: (id: string) => boolean,
  isPerson: (id: string) => boolean,
): readonly Problem[] {
  return [
    ...partyNames.filter((_, party) => !isSide(sides[party]!)).map((party) => unknownSide(`sides.${party}`)),
    ...seatNames.filter((_, seat) => !isPerson(persons[seat]!)).map((seat) => unknownPerson(`persons["${seat}"]`)),
    ...substitutions.flatMap(({ person }, index) =>
      isPerson(person) ? [] : [unknownPerson(`substitutions[${index}].person`)],
    ),
  ];
}
