import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CardPictures, cardsIn } from './cards.js';

/** What the pages draw, for pictures: from the files that browsers load. */
export interface Drawings {
  readonly cards: CardPictures;
  /** The letters of Roman numerals, each as wide as said where it is 24 high, in the colour around it. */
  readonly letters: ReadonlyMap<string, { readonly width: number; readonly drawn: string }>;
  /** The mark of the office, 48 wide and high. */
  readonly mark: string;
}

interface Manifest {
  readonly [source: string]: { readonly file: string } | undefined;
}

/** @param files the folder of what browsers load */
export async function drawingsIn(files: string): Promise<Drawings> {
  const manifest = JSON.parse(await readFile(join(files, '.vite/manifest.json'), 'utf8')) as Manifest;
  const read = (file: string): Promise<string> => readFile(join(files, file), 'utf8');
  const [cards, letters, mark] = await Promise.all([
    read(manifest['src/game/cards/cards.svg']!.file),
    read(manifest['src/game/cards/roman.svg']!.file),
    read('icon.svg'),
  ]);
  return drawingsFrom({ cards, letters, mark });
}

/** From the texts of the files: the sprites of cards and letters, and the icon. */
export function drawingsFrom(files: {
  readonly cards: string;
  readonly letters: string;
  readonly mark: string;
}): Drawings {
  const letters = files.letters.matchAll(/<symbol id="([^"]+)" viewBox="0 0 ([\d.]+) 24">(.*?)<\/symbol>/g);
  return {
    cards: cardsIn(files.cards),
    letters: new Map(
      [...letters].map(([, letter, width, drawn]) => [letter!, { width: Number(width), drawn: drawn! }]),
    ),
    mark: files.mark.replace(/^[^]*?<svg [^>]*>/, '').replace(/<\/svg>\s*$/, ''),
  };
}
