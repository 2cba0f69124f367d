import { competitions } from '@tarokk/competition';
import type { Language } from '@tarokk/rules';
import { isDay, UUID } from '../../platform/inputs/plain-forms.js';
import type { PlanOnPaper } from './questions.js';
import { competitionWords, dayIn, wholeDays, type Written } from '@tarokk/paper';

/** What a draft says of its match so far. */
export interface Begun {
  /** Ids of A and B. */
  readonly sides: readonly (string | null)[];
  /** Ids of collector and interceptor of A, then of B. */
  readonly seats: readonly (string | null)[];
  readonly date: string | null;
  /** Which match of the two sides on that day, from 1. */
  readonly order: number | null;
  readonly venue: string | null;
  readonly competitions: readonly string[];
}

/** @param document of a draft: what is written of a sheet, or anything else, for drafts are kept as they come */
export function begunOn(document: unknown): Begun {
  const { sides, persons, date, order, venue, competitions: named } = fieldsOf(document);
  const { name } = fieldsOf(venue);
  return {
    sides: ['A', 'B'].map((party) => idIn(fieldsOf(sides)[party])),
    seats: ['A.collector', 'A.interceptor', 'B.collector', 'B.interceptor'].map((seat) =>
      idIn(fieldsOf(persons)[seat]),
    ),
    date: typeof date === 'string' && isDay(date) ? date : null,
    order: typeof order === 'number' && Number.isInteger(order) && order >= 1 && order <= 20 ? order : null,
    venue: typeof name === 'string' && name.length <= 200 ? name : null,
    competitions: Array.isArray(named) ? competitions.filter((each) => named.includes(each)) : [],
  };
}

/** @param names of sides and persons, by their ids */
export function writtenBy(begun: Begun, names: ReadonlyMap<string, string>, language: Language): Written {
  const nameOf = (id: string | null): string | undefined => (id === null ? undefined : names.get(id.toLowerCase()));
  const [a, b] = begun.sides;
  return {
    sides: [nameOf(a ?? null), nameOf(b ?? null)],
    seats: begun.seats.map(nameOf),
    date: begun.date === null ? undefined : wholeDays(dayIn(begun.date, language)),
    number: begun.order === null ? undefined : `${begun.order}.`,
    venue: begun.venue ?? undefined,
    competition: begun.competitions.map((each) => competitionWords[each]![language]).join(', '),
  };
}

/** A planned match says who plays when and where, but not who sits in which seat. */
export function plannedOn({ sideA, sideB, date, order, venue, competition }: PlanOnPaper, language: Language): Written {
  return {
    sides: [sideA.name, sideB.name],
    seats: [],
    date: wholeDays(dayIn(date, language)),
    number: `${order}.`,
    venue: venue?.name,
    competition: competitionWords[competitionOf(competition)]![language],
  };
}

/** From the name in the API to the one on sheets: `GRAND_PRIX`, `grand-prix`. */
export function competitionOf(name: string): string {
  return competitions.find((each) => each.toUpperCase().replaceAll('-', '_') === name)!;
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function idIn(value: unknown): string | null {
  return typeof value === 'string' && UUID.test(value) ? value : null;
}
