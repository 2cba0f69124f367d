import type * as resvg from '@resvg/resvg-js';
import { loadLate } from '../../loading/late.js';
import { keptOnceLoaded } from '../../loading/kept.js';
import type { CardsOnPage } from './cards-on-page.js';
import type { Drawings } from './drawings.js';
import { Typeface } from './typeface.js';

export const WIDTH = 1200;
export const HEIGHT = 630;
const EDGE = 64;

/** As the pages have them in the light. */
export const paper = '#fbf9f4';
export const ink = '#1b1c1e';
export const inkSoft = '#4a4a48';
export const partyA = '#0b4a78';
export const partyB = '#7a3b00';
export const gold = '#e0b43c';
const felt = '#1d4a45';
const cream = '#f7edd0';

/** What a picture says. */
export interface PreviewWords {
  readonly title: string;
  readonly description: string;
}

interface Faces {
  readonly heading: Typeface;
  readonly body: Typeface;
}

/** Loaded with the first picture. */
export const typefaces = keptOnceLoaded(loadFaces);

async function loadFaces(): Promise<Faces> {
  const [heading, body] = await Promise.all([
    Typeface.load('brygada-1918/700Bold/Brygada1918_700Bold'),
    Typeface.load('sofia-sans/400Regular/SofiaSans_400Regular'),
  ]);
  return { heading, body };
}

/** Of a card as it is drawn in the sprite. */
const CARD = { width: 60, height: 100 } as const;
/** How far a card lies to the right of and below the one under it, of its width. */
const SHIFT = { x: 0.64, y: 0.52 } as const;
/** Widths of cards, the largest that leaves room for the words. */
const CARD_WIDTHS = [150, 120, 96, 78, 62] as const;
/** All cards beside each other are at most so wide. */
const CARDS_WIDTH = 530;
const PILES_GAP = 28;

interface Pile {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly cards: readonly string[];
}

/** Where the cards lie: at the right, in the middle of the height. */
function placed({ piles }: CardsOnPage): readonly Pile[] {
  const across = (count: number, width: number): number => width * (1 + (count - 1) * SHIFT.x);
  const all = (width: number): number =>
    piles.reduce((sum, { length }) => sum + across(length, width), 0) + (piles.length - 1) * PILES_GAP;
  const width = CARD_WIDTHS.find((each) => all(each) <= CARDS_WIDTH) ?? CARD_WIDTHS.at(-1)!;
  const high = Math.max(
    ...piles.map(({ length }) => (width * CARD.height) / CARD.width + (length - 1) * width * SHIFT.y),
  );
  let x = WIDTH - EDGE - all(width);
  return piles.map((cards) => {
    const pile = { x, y: (HEIGHT - high) / 2, width, cards };
    x += across(cards.length, width) + PILES_GAP;
    return pile;
  });
}

export interface PictureLayout {
  readonly size: number;
  readonly title: readonly string[];
  readonly description: readonly string[];
}

/**
 * Which words stand in which line: the title as large as it fits whole, under it as much of the description as there is room.
 * @param width in pixels
 * @param largest size of the title
 */
export async function layOut(
  { title, description }: PreviewWords,
  width = WIDTH - 2 * EDGE,
  largest = 104,
): Promise<PictureLayout> {
  const { heading, body } = await typefaces();
  const sizes = [104, 84, 66, 52, 44].filter((each) => each <= largest);
  // What does not fit into two lines stands smaller, and so does a word that alone is too long for one.
  const isWhole = (lines: readonly string[]): boolean => lines.length <= 2 && lines.join(' ') === title;
  const size = sizes.find((each) => isWhole(heading.lines(title, each, width, 4))) ?? sizes.at(-1)!;
  const lines = heading.lines(title, size, width, 3);
  return { size, title: lines, description: body.lines(description, 34, width, 5 - lines.length) };
}

/**
 * On the ground of a tarock the name of the office, and what the page says; beside it the cards that it is about, and of a trophy its
 * number at both ends. SVG without any text to be set.
 */
export async function previewSvg(
  words: PreviewWords,
  drawings: Drawings,
  cards: CardsOnPage | null = null,
): Promise<string> {
  const { heading, body } = await typefaces();
  const piles = cards === null || cards.piles.length === 0 ? [] : placed(cards);
  const width = (piles[0]?.x ?? WIDTH - EDGE + 40) - 40 - EDGE;
  // A number at head and foot takes room.
  const { size, title, description } = await layOut(words, width, cards?.roman == null ? 104 : 66);
  const path = (face: Typeface, text: string, x: number, y: number, px: number): string =>
    `<path d="${face.outline(text, x, y, px)}"/>`;
  const step = size * 1.05;
  const top = (HEIGHT - (52 + 16 + title.length * step + 16 + description.length * 44)) / 2;
  const titleAt = top + 52 + 16 + size * 0.82;
  const below = titleAt + (title.length - 1) * step + size * 0.3 + 46;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${felt}"/>`,
    `<rect x="19.5" y="19.5" width="${WIDTH - 39}" height="${HEIGHT - 39}" fill="none" stroke="${gold}" stroke-width="3"/>`,
    `<g fill="${cream}">`,
    `<g transform="translate(${EDGE} ${top}) scale(${52 / 48})">${drawings.mark}</g>`,
    path(body, 'Royal Tarokk', EDGE + 70, top + 37, 32),
    ...title.map((line, index) => path(heading, line, EDGE, titleAt + index * step, size)),
    ...description.map((line, index) => path(body, line, EDGE, below + index * 44, 34)),
    '</g>',
    ...piles.flatMap((pile) => pileOfCards(pile, drawings)),
    cards === null || cards.roman === null ? '' : atBothEnds(cards.roman, drawings),
    '</svg>',
  ].join('');
}

function pileOfCards({ x, y, width, cards }: Pile, drawings: Drawings): readonly string[] {
  return cards.flatMap((code, index) => {
    const drawn = drawings.cards.get(code);
    if (drawn === undefined) return [];
    const place = `translate(${x + index * width * SHIFT.x} ${y + index * width * SHIFT.y})`;
    // A tarock's own ground is that of the picture: an edge says where it ends.
    const edge = `<rect x=".75" y=".75" width="${CARD.width - 1.5}" height="${CARD.height - 1.5}" rx="4.5" fill="none" stroke="${cream}" stroke-width="1.5"/>`;
    return [`<g transform="${place} scale(${width / CARD.width})">${drawn}${edge}</g>`];
  });
}

/** A number as on a tarock: at its head, and turned at its foot. */
function atBothEnds(roman: string, { letters }: Drawings): string {
  const scale = 44 / 24;
  let x = 0;
  const drawn = Array.from(roman).flatMap((each) => {
    const letter = letters.get(each);
    if (letter === undefined) return [];
    const at = x;
    x += letter.width + 2.2;
    return [`<g transform="translate(${at} 0)">${letter.drawn}</g>`];
  });
  const number = `<g color="${cream}" transform="translate(${EDGE} 56) scale(${scale})">${drawn.join('')}</g>`;
  return `${number}<g transform="rotate(180 ${WIDTH / 2} ${HEIGHT / 2})">${number}</g>`;
}

export async function drawPreview(words: PreviewWords, drawings: Drawings, cards: CardsOnPage | null): Promise<Buffer> {
  return pngOf(await previewSvg(words, drawings, cards));
}

/** PNG; drawn beside the event loop. */
export async function pngOf(svg: string): Promise<Buffer> {
  const { renderAsync } = loadLate('@resvg/resvg-js') as typeof resvg;
  const picture = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return picture.asPng();
}
