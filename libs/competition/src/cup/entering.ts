import { type Day } from '../calendar/day.js';
import { readSeed } from '../lots/lots.js';
import { dayText } from '../wording/dates.js';
import { cupCalendar, FEWEST_PAIRS, MOST_PAIRS } from './bracket.js';
import { type CupEntry } from './draw.js';
import { type CupRefusal, cupRefusals } from './refusal.js';

/** A cup before its draw. */
export interface CupEntries {
  /** In the order in which they are published. */
  readonly entries: readonly CupEntry[];
  /** The last day of the entries (D28). */
  readonly deadline: Day;
  /** The day on which the public event was named that gives the seed; null before (D28). */
  readonly eventNamedOn: Day | null;
  readonly drawn: boolean;
}

/** What the days of its rounds depend on, if it is drawn on some day. */
export interface CupToDraw extends CupEntries {
  readonly year: number;
  /** The last day of the entries of the next cup: before that day the final is played (D51). */
  readonly nextEntriesClose: Day;
}

/** What speaks against a pair's entry (10, D28, D36): the deadline, sixteen pairs, its players. */
export function cupEntryRefusals(
  { entries, deadline }: CupEntries,
  entry: CupEntry,
  today: Day,
): readonly CupRefusal[] {
  const others = entries.filter(({ id }) => id !== entry.id);
  const [first, second] = entry.players;
  return [
    ...(today > deadline ? [cupRefusals.entriesClosed({ day: dayText(deadline) })] : []),
    ...(others.length >= MOST_PAIRS ? [cupRefusals.full({ most: MOST_PAIRS })] : []),
    ...(first === second ? [cupRefusals.notTwoPersons()] : []),
    ...others.flatMap(({ name, players }) =>
      players
        .filter((person) => entry.players.includes(person))
        .map((person) => cupRefusals.inAnotherPair({ person, pair: name })),
    ),
  ];
}

/** What speaks against the draw with this seed (D27, D28, D52). */
export function cupDrawRefusals(cup: CupToDraw, seed: string, today: Day): readonly CupRefusal[] {
  const { entries, deadline, eventNamedOn, drawn, nextEntriesClose } = cup;
  const final = lastDayOfFinal(cup, today);
  return [
    ...(drawn ? [cupRefusals.drawnAlready()] : []),
    ...(today <= deadline ? [cupRefusals.entriesOpen({ day: dayText(deadline) })] : []),
    ...(entries.length < FEWEST_PAIRS ? [cupRefusals.tooFew({ fewest: FEWEST_PAIRS })] : []),
    ...(entries.length > MOST_PAIRS ? [cupRefusals.full({ most: MOST_PAIRS })] : []),
    ...(eventNamedOn === null || eventNamedOn > deadline ? [cupRefusals.noEvent()] : []),
    ...(readSeed(seed) === null ? [cupRefusals.noSeed()] : []),
    ...(final !== null && final >= nextEntriesClose
      ? [cupRefusals.finalBeyondNextEntries({ day: dayText(final), closes: dayText(nextEntriesClose) })]
      : []),
  ];
}

/** Null while the entries are too few or too many for a bracket. */
function lastDayOfFinal({ year, entries }: CupToDraw, drawnOn: Day): Day | null {
  const { length } = entries;
  return length < FEWEST_PAIRS || length > MOST_PAIRS ? null : cupCalendar(year, length, drawnOn).at(-1)!.lastDay;
}

/**
 * Whether a cup can still come to a draw: its entries are open and there are some, or they closed with pairs enough and an event
 * that was named in time (D27, D28), and its final can be over before the entries of the next cup close (D52). One of which that
 * is not so never took place.
 */
export function mayStillBeDrawn(cup: CupToDraw, today: Day): boolean {
  const { entries, deadline, eventNamedOn, drawn, nextEntriesClose } = cup;
  if (drawn) return false;
  if (today <= deadline) return entries.length > 0;
  const final = lastDayOfFinal(cup, today);
  return final !== null && final < nextEntriesClose && eventNamedOn !== null;
}
