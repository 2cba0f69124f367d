import { compare } from '../wording/alphabetical.js';
import { sha256 } from '../digests/sha256.js';

/** Named in every lot, so that lots of another rule are other lots. */
export const LOTS = 'tarokk-draw/1';

/** One entry of a published list with its lot. */
export interface Lot<T> {
  /** Its number in the list, from 1. */
  readonly number: number;
  readonly entry: T;
  /** SHA-256 of `tarokk-draw/1`, the seed and the number, each on a line of its own: 64 hexadecimal digits. */
  readonly lot: string;
}

/**
 * What is published as a seed, as it goes into the lots: in Unicode's composed form (NFC) and without spaces around it, so that
 * the same words from another keyboard are the same seed. Null for what is none: 1–200 characters, none of them a control
 * character.
 */
export function readSeed(written: string): string | null {
  const seed = written.normalize('NFC').trim();
  return /^[^\p{Cc}\p{Cs}]{1,200}$/u.test(seed) ? seed : null;
}

/**
 * The lots of a list, in its order (docs/draw.md). They depend on seed and number alone and not on the names, which may have
 * to be replaced by pseudonyms later without touching the draw.
 *
 * @param seed as `readSeed` gives it; a RangeError is thrown for another
 */
export function lotsOf<T>(list: readonly T[], seed: string): readonly Lot<T>[] {
  if (readSeed(seed) !== seed) throw new RangeError('not a seed as it is published');
  return list.map((entry, index) => {
    const number = index + 1;
    return { number, entry, lot: sha256(`${LOTS}\n${seed}\n${number}`) };
  });
}

/** In the order drawn: by lot, the lowest first. */
export function inDrawnOrder<T>(lots: readonly Lot<T>[]): readonly Lot<T>[] {
  return lots.toSorted((a, b) => compare(a.lot, b.lot));
}
