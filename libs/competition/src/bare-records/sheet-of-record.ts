import { parties, partyNames, partyOf, seatNames, seats, type ByParty, type Match, type Seat } from '@tarokk/rules';
import { type Day } from '../calendar/day.js';
import { membersOn } from '../findings/context.js';
import { roleOf } from '../sheet/seating.js';
import { type Competition, type PersonId, type Sheet } from '../sheet/sheet.js';
import { cleanedName } from '../wording/plain-name.js';
import { personsMeant, sidesMeant, type Directory, type SideOfSeason } from './names.js';
import { bareProblem, type BareProblem } from './problem.js';

/** What a bare record cannot say, given by whoever brings it in; date and venue only where the record has none. */
export interface Givens {
  readonly date: Day | null;
  readonly venue: string | null;
  /** Whether venues of bare records are public; the jury's list overrides it (D23). */
  readonly venueIsPublic: boolean;
  readonly competitions: readonly Competition[];
  /** Who sits for a team without being of it played “as a guest player” (9). */
  readonly strangersAreGuests: boolean;
}

/** All of a sheet but who played; without a number among the matches of that day (D10). */
export type Framed = Pick<Sheet, 'record' | 'date' | 'venue' | 'competitions'>;

/** All of a sheet but its number (D10). */
export type Unnumbered = Omit<Sheet, 'order'>;

export type Completed<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: readonly BareProblem[] };

/** The record with what it lacks; names are not looked at yet. */
export function framed(record: Match, givens: Givens): Completed<Framed> {
  const date = record.date ?? givens.date;
  const venue = record.venue ?? givens.venue;
  const problems = [
    ...(date === null ? [bareProblem('no-date', 'date')] : []),
    ...(venue === null ? [bareProblem('no-venue', 'venue')] : []),
    ...(givens.competitions.length === 0 ? [bareProblem('no-competition', '')] : []),
  ];
  if (date === null || venue === null || problems.length > 0) return { ok: false, problems };
  const place = { name: cleanedName(venue), public: givens.venueIsPublic };
  return { ok: true, value: { record, date, venue: place, competitions: givens.competitions } };
}

/** Every name that the record has, in the form in which names are compared. */
export function namesOn({ parties: pairs }: Pick<Match, 'parties'>): {
  readonly sides: ByParty<string>;
  readonly persons: readonly string[];
} {
  const nameAt = (seat: Seat): string => cleanedName(pairs[partyOf(seat)][roleOf(seat)]);
  return { sides: [cleanedName(pairs[0].team), cleanedName(pairs[1].team)], persons: seats.map(nameAt) };
}

/** The record with ids for its names, which must be those of exactly one side or person each. */
export function sheetOfRecord(frame: Framed, directory: Directory, givens: Givens): Completed<Unnumbered> {
  const { record, date, competitions } = frame;
  const year = Number(date.slice(0, 4));
  const names = namesOn(record);
  const problems: BareProblem[] = [];

  const sides = parties.map((party): SideOfSeason | null => {
    const name = names.sides[party];
    const path = `parties.${partyNames[party]}.team`;
    const meant = sidesMeant(directory.sidesNamed(name), competitions);
    if (meant.length === 1) return meant[0]!;
    const code = meant.length === 0 ? 'unknown-side' : 'ambiguous-side';
    problems.push(bareProblem(code, path, { name, year, count: meant.length }));
    return null;
  });
  const persons = seats.map((seat): PersonId => {
    const name = names.persons[seat]!;
    const path = `parties.${seatNames[seat]}`;
    const meant = personsMeant(directory.personsNamed(name), sides[partyOf(seat)]!, date);
    if (meant.length === 1) return meant[0]!;
    const code = meant.length === 0 ? 'unknown-person' : 'ambiguous-person';
    problems.push(bareProblem(code, path, { name, count: meant.length }));
    return '';
  });
  const [a, b] = sides;
  if (a && b && a.id === b.id) problems.push(bareProblem('same-side', 'parties.B.team', { name: names.sides[1] }));
  persons.forEach((person, seat) => {
    if (person === '' || persons.indexOf(person) === seat) return;
    problems.push(bareProblem('same-person', `parties.${seatNames[seat]!}`, { name: names.persons[seat]! }));
  });
  if (!a || !b || problems.length > 0) return { ok: false, problems };

  // Pairs have no guests (D36, D37).
  const guests =
    givens.strangersAreGuests && competitions.includes('championship')
      ? seats.filter((seat) => !membersOn({ ...[a, b][partyOf(seat)]!, name: '' }, date).includes(persons[seat]!))
      : [];
  return {
    ok: true,
    value: {
      ...frame,
      persons: persons as unknown as Sheet['persons'],
      sides: [a.id, b.id],
      guests: guests.map((seat) => persons[seat]!),
      substitutions: [],
      notes: [],
      rulings: [],
    },
  };
}
