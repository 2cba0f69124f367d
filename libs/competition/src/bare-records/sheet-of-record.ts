import {
  parties,
  partyNames,
  partyOf,
  seatNames,
  seats,
  type ByParty,
  type Match,
  type Party,
  type Seat,
} from '@tarokk/rules';
import { type Day, yearOf } from '../calendar/day.js';
import { membersOn } from '../findings/context.js';
import { roleOf } from '../sheet/seating.js';
import { type Competition, type PersonId, type Sheet } from '../sheet/sheet.js';
import { cleanedName } from '../wording/plain-name.js';
import { alikeName } from './alike.js';
import { personsMeant, sidesMeant, type NameDirectory, type SideOfSeason } from './names.js';
import { type BareProblem, bareProblems } from './problem.js';

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

/** A record that lacks something of that, with what there is of it. */
export interface LackingRecord {
  readonly record: Match;
  readonly date: Day | null;
  readonly competitions: readonly Competition[];
  readonly problems: readonly BareProblem[];
}

/** All of a sheet but its number (D10). */
export type Unnumbered = Omit<Sheet, 'order'>;

export type Completed<T, Failure = { readonly problems: readonly BareProblem[] }> =
  { readonly ok: true; readonly value: T } | ({ readonly ok: false } & Failure);

/** The record with what it lacks; names are not looked at yet. */
export function framed(record: Match, givens: Givens): Completed<Framed, LackingRecord> {
  const date = record.date ?? givens.date;
  const venue = record.venue ?? givens.venue;
  const { competitions } = givens;
  const problems = [
    ...(date === null ? [bareProblems.noDate.at('date')] : []),
    ...(venue === null ? [bareProblems.noVenue.at('venue')] : []),
    ...(competitions.length === 0 ? [bareProblems.noCompetition()] : []),
  ];
  if (date === null || venue === null || problems.length > 0)
    return { ok: false, record, date, competitions, problems };
  const place = { name: cleanedName(venue), public: givens.venueIsPublic };
  return { ok: true, value: { record, date, venue: place, competitions } };
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
export function sheetOfRecord(frame: Framed, directory: NameDirectory, givens: Givens): Completed<Unnumbered> {
  const { date, competitions } = frame;
  const { sides, persons, problems } = meantBy(frame, directory);
  const [a, b] = sides;
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

/**
 * What is wrong with the names of a record that lacks something besides, as far as that is certain whatever it lacks: which
 * sides there are depends on the day, and which of two of one name is meant on the competition.
 * @param directory of the season of its day; where it has none, of no season
 */
export function problemsWithNames(
  lacking: Omit<LackingRecord, 'problems'>,
  directory: NameDirectory,
): readonly BareProblem[] {
  return meantBy(lacking, directory).problems;
}

interface Meant {
  /** By party; null where nobody or several are called so. */
  readonly sides: readonly (SideOfSeason | null)[];
  /** By seat; empty where nobody or several are called so. */
  readonly persons: readonly PersonId[];
  readonly problems: readonly BareProblem[];
}

function meantBy({ record, date, competitions }: Omit<LackingRecord, 'problems'>, directory: NameDirectory): Meant {
  const names = namesOn(record);
  const isWhole = date !== null && competitions.length > 0;
  const problems: BareProblem[] = [];

  const sideOf = (party: Party): SideOfSeason | null => {
    if (date === null) return null;
    const name = names.sides[party];
    const named = directory.sidesNamed(name);
    const meant = competitions.length === 0 ? named : sidesMeant(named, competitions);
    if (meant.length === 1) return meant[0]!;
    if (meant.length > 0 && !isWhole) return null;
    const path = `parties.${partyNames[party]}.team`;
    const values = { name, year: yearOf(date) };
    if (meant.length > 0) problems.push(bareProblems.ambiguousSide.at(path, { ...values, count: meant.length }));
    else {
      const alike = alikeName(name, directory.sideNames);
      problems.push(
        alike === null
          ? bareProblems.unknownSide.at(path, values)
          : bareProblems.unknownSideButAlike.at(path, { ...values, alike }),
      );
    }
    return null;
  };
  const sides = parties.map(sideOf);
  const persons = seats.map((seat): PersonId => {
    const name = names.persons[seat]!;
    const side = sides[partyOf(seat)] ?? null;
    const meant = personsMeant(directory.personsNamed(name), side, date);
    if (meant.length === 1) return meant[0]!;
    if (meant.length > 0 && !isWhole && side === null) return '';
    const path = `parties.${seatNames[seat]}`;
    if (meant.length > 0) problems.push(bareProblems.ambiguousPerson.at(path, { name, count: meant.length }));
    else {
      const alike = alikeName(name, directory.personNames);
      problems.push(
        alike === null
          ? bareProblems.unknownPerson.at(path, { name })
          : bareProblems.unknownPersonButAlike.at(path, { name, alike }),
      );
    }
    return '';
  });
  const [a, b] = sides;
  if (a && b && a.id === b.id) problems.push(bareProblems.sameSide.at('parties.B.team', { name: names.sides[1] }));
  persons.forEach((person, seat) => {
    if (person === '' || persons.indexOf(person) === seat) return;
    problems.push(bareProblems.samePerson.at(`parties.${seatNames[seat]!}`, { name: names.persons[seat]! }));
  });
  return { sides, persons, problems };
}
