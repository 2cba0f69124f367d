import type * as resvg from '@resvg/resvg-js';
import { loadLate } from '../../loading/late.js';
import { keptOnceLoaded } from '../../loading/kept.js';
import { Typeface } from './typeface.js';

export const WIDTH = 1200;
export const HEIGHT = 630;
const EDGE = 80;

/** As the pages have them in the light. */
export const paper = '#fbf9f4';
export const ink = '#1b1c1e';
export const inkSoft = '#4a4a48';
const rule = '#d5cfc0';
export const partyA = '#0b4a78';
export const partyB = '#7a3b00';

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
    Typeface.load('source-serif-4/600SemiBold/SourceSerif4_600SemiBold'),
    Typeface.load('source-sans-3/400Regular/SourceSans3_400Regular'),
  ]);
  return { heading, body };
}

export interface Layout {
  readonly size: number;
  readonly title: readonly string[];
  readonly description: readonly string[];
}

/** Which words stand in which line: the title as large as it fits whole, under it as much of the description as there is room. */
export async function layOut({ title, description }: PreviewWords): Promise<Layout> {
  const { heading, body } = await typefaces();
  const width = WIDTH - 2 * EDGE;
  const sizes = [92, 76, 60];
  const size = sizes.find((each) => heading.lines(title, each, width, 4).length <= 2) ?? sizes.at(-1)!;
  const lines = heading.lines(title, size, width, 3);
  return { size, title: lines, description: body.lines(description, 36, width, 5 - lines.length) };
}

/** A sheet with the name of the office at its head, and on its lines what the page says; as SVG without any text to be set. */
export async function previewSvg(words: PreviewWords): Promise<string> {
  const { heading, body } = await typefaces();
  const { size, title, description } = await layOut(words);
  const path = (face: Typeface, text: string, y: number, px: number, fill: string, x = EDGE): string =>
    `<path fill="${fill}" d="${face.outline(text, x, y, px)}"/>`;
  const top = 200 + size * 0.45;
  const titles = title.map((line, index) => path(heading, line, top + index * size * 1.12, size, ink));
  const under = top + (title.length - 1) * size * 1.12 + 72;
  const texts = description.map((line, index) => path(body, line, under + index * 50, 36, inkSoft));
  const column = (WIDTH - 2 * EDGE) / 2;
  const foot = ([x, fill, letter]: readonly [number, string, string]): string =>
    `<path fill="${fill}" d="M${x} 556h${column - 12}v6h-${column - 12}z"/>${path(heading, letter, 542, 34, fill, x)}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${paper}"/>`,
    path(heading, 'Royal Tarokk', 110, 46, ink),
    `<path fill="${ink}" d="M${EDGE} 136h${WIDTH - 2 * EDGE}v4h-${WIDTH - 2 * EDGE}z"/>`,
    ...titles,
    ...texts,
    foot([EDGE, partyA, 'A']),
    foot([EDGE + column + 12, partyB, 'B']),
    `<path fill="${rule}" d="M${EDGE} 596h${WIDTH - 2 * EDGE}v2h-${WIDTH - 2 * EDGE}z"/>`,
    '</svg>',
  ].join('');
}

export async function drawPreview(words: PreviewWords): Promise<Buffer> {
  return pngOf(await previewSvg(words));
}

/** PNG; drawn beside the event loop. */
export async function pngOf(svg: string): Promise<Buffer> {
  const { renderAsync } = loadLate('@resvg/resvg-js') as typeof resvg;
  const picture = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return picture.asPng();
}
