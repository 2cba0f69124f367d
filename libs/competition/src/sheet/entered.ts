import { problemAt, text, type Parsed } from '@tarokk/rules';
import { plainName } from '../wording/plain-name.js';
import { readSheet } from './parse.js';
import { type Sheet } from './sheet.js';

const notPlain = text(
  'invisible characters, or ones that turn the direction of the text, stand in no name; write it anew',
  'unsichtbare Zeichen und solche, die die Schreibrichtung umkehren, stehen in keinem Namen; schreibe ihn neu',
  'láthatatlan vagy az írásirányt megfordító karakter nem állhat névben; írd be újra',
);

/**
 * A sheet that somebody enters now, from a JSON value; never throws. An old sheet may have a place in whose name there is what
 * cannot be seen (`readSheet` takes it), one that is entered now may not.
 */
export function readEnteredSheet(value: unknown): Parsed<Sheet> {
  const parsed = readSheet(value);
  if (!parsed.ok) return parsed;
  const { venue, record } = parsed.value;
  const problems = [
    ...(isPlain(venue.name) ? [] : [problemAt('venue.name', notPlain)]),
    ...(isPlain(record.venue) ? [] : [problemAt('record.venue', notPlain)]),
  ];
  return problems.length === 0 ? parsed : { ok: false, problems };
}

function isPlain(name: string | null): boolean {
  return name === null || plainName(name) !== null;
}
