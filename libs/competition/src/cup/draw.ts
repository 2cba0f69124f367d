import { inDrawnOrder, LOTS, lotsOf, type Lot } from '../lots/lots.js';
import { type PersonId, type SideId } from '../sheet/sheet.js';
import { bracketSize, FEWEST_PAIRS, MOST_PAIRS, tiesWithBye } from './bracket.js';

/** A pair as entered: two persons, no guests (D36). */
export interface CupEntry {
  readonly id: SideId;
  /** As published; without control characters. */
  readonly name: string;
  readonly players: readonly [PersonId, PersonId];
}

/** A drawn cup: everything of it follows from the year, the published list and the published seed (D28). */
export interface Draw {
  readonly year: number;
  readonly seed: string;
  /** The published list, in its order, each with its lot. */
  readonly lots: readonly Lot<CupEntry>[];
  /** Ids of pairs by place of the bracket, from the top, null for a bye; places 1 and 2 meet, 3 and 4, and so on. */
  readonly places: readonly (SideId | null)[];
}

/**
 * Draws the cup (10, D27, D28) as docs/draw.md says to the letter.
 *
 * @param entries the published list in its order; a RangeError is thrown unless it has 2–16
 * @param seed as `readSeed` gives it; a RangeError is thrown for another
 */
export function drawCup(year: number, entries: readonly CupEntry[], seed: string): Draw {
  if (entries.length < FEWEST_PAIRS || entries.length > MOST_PAIRS) {
    throw new RangeError(`a cup has ${FEWEST_PAIRS} to ${MOST_PAIRS} entries, not ${entries.length}`);
  }
  const lots = lotsOf(entries, seed);
  const size = bracketSize(entries.length);
  const byes = new Set(tiesWithBye(size, entries.length).map((tie) => 2 * tie - 1));
  const drawn = inDrawnOrder(lots).values();
  const places = Array.from({ length: size }, (_, place) => (byes.has(place) ? null : drawn.next().value!.entry.id));
  return { year, seed, lots, places };
}

/** The name of a pair of the draw, by id; the id itself of any other. */
export function pairNames({ lots }: Pick<Draw, 'lots'>): (pair: SideId) => string {
  const names = new Map(lots.map(({ entry }) => [entry.id, entry.name]));
  return (pair) => names.get(pair) ?? pair;
}

/** The drawn bracket as text, the same byte for byte wherever it is drawn (docs/draw.md); each line ends with a line feed. */
export function drawText({ year, seed, lots, places }: Draw): string {
  const numberOf = new Map(lots.map(({ entry, number }) => [entry.id, number]));
  const lines = [
    LOTS,
    `year ${year}`,
    `seed ${seed}`,
    `entries ${lots.length}`,
    ...lots.map(({ number, lot, entry }) => `${number} ${lot} ${entry.name}`),
    `places ${places.length}`,
    ...places.map((pair, place) => {
      if (pair === null) return `${place + 1} -`;
      const number = numberOf.get(pair)!;
      return `${place + 1} ${number} ${lots[number - 1]!.entry.name}`;
    }),
  ];
  return lines.map((line) => `${line}\n`).join('');
}
