import { birdOf } from './birds.js';
import { figureOf } from './courts.js';
import { emblemOf, jester, star } from './emblems.js';
import { index, lettering, numeral } from './lettering.js';
import { at, HEIGHT, paints, type Palette, stroke, WIDTH } from './paint.js';
import { suitSign } from './signs.js';

const suitPalette = (suit: string): Palette => ({
  ink: suit === 'H' || suit === 'D' ? paints.red : paints.black,
  ground: paints.ground,
  gold: paints.gold,
});
const tarockPalette: Palette = { ink: paints.tarockInk, ground: paints.tarock, gold: paints.gold };

const romans = 'I II III IIII V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI'.split(' ');

const courts = ['K', 'Q', 'C', 'J'];
/** The suit cards of the deck (1.3): only black suits have their tens. */
const ranksOf: Readonly<Record<string, readonly string[]>> = {
  H: courts,
  D: courts,
  S: [...courts, '10'],
  C: [...courts, '10'],
};

/** The forty cards and their back, each a symbol under the code of the card. */
export function sprite(): string {
  const suits = Object.entries(ranksOf).flatMap(([suit, ranks]) => ranks.map((rank) => suitCard(suit, rank)));
  const tarocks = Array.from({ length: 22 }, (_, place) => tarock(place + 1));
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${[...suits, ...tarocks, back()].join('\n')}\n</svg>\n`;
}

/** The seven letters of Roman numerals, each a symbol as wide as it is drawn, in the colour of the text around it. */
export function romanLetters(): string {
  const letters = Array.from('IVXLCDM', (letter) => {
    const { width, drawn } = lettering(letter, 'currentColor');
    return `<symbol id="${letter}" viewBox="0 0 ${width} 24">${drawn}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${letters.join('\n')}\n</svg>\n`;
}

function suitCard(suit: string, rank: string): string {
  const palette = suitPalette(suit);
  const half = [
    at(4.5, 6, index(rank, palette.ink)),
    at(4, 29, suitSign(suit, palette.ink), 0.8),
    at(23, 8, figureOf(rank, suit, palette)),
  ];
  return card(suit + rank, paints.ground, paints.frame, half.join(''));
}

function tarock(number: number): string {
  return card(`T${number}`, paints.tarock, paints.tarockFrame, tarockHalf(number));
}

/** Birds and the Sküs are figures beside their index; the others have their numeral in the middle. */
function tarockHalf(number: number): string {
  const { ink, gold } = tarockPalette;
  const bird = birdOf[number];
  if (number === 22) return star(12, 16, 9, gold) + at(23, 8, jester(tarockPalette));
  const roman = romans[number - 1]!;
  const emblem = emblemOf[number];
  const { width, drawn } = numeral(roman, emblem === undefined ? 24 : 21, ink);
  // The longest of their numerals leaves the marabou less room.
  if (bird !== undefined)
    return at(4.5, 6, drawn) + (number === 4 ? at(27, 10, bird(tarockPalette), 0.92) : at(23, 7, bird(tarockPalette)));
  const centred = at((WIDTH - width) / 2, 6, drawn);
  if (emblem !== undefined) return centred + at(5, 29.4, emblem(tarockPalette));
  return centred + stroke('M10 42H26', gold, 1.8) + stroke('M34 42H50', gold, 1.8) + star(30, 42, 4, gold);
}

function back(): string {
  const lozenge = stroke('M30 8L46 27L30 46L14 27Z', paints.tarock, 2.2);
  const inner = stroke('M30 16L39 27L30 38L21 27Z', paints.tarock, 1.8);
  const corners = star(13, 12, 4, paints.tarock) + star(47, 12, 4, paints.tarock);
  return card('back', paints.tarockInk, paints.tarockFrame, lozenge + inner + star(30, 27, 5, paints.tarock) + corners);
}

/** The half that was drawn, and the same turned round. */
function card(id: string, ground: string, frame: string, half: string): string {
  const sheet = `<rect x=".75" y=".75" width="${WIDTH - 1.5}" height="${HEIGHT - 1.5}" rx="4.5" fill="${ground}" stroke="${frame}" stroke-width="1.5"/>`;
  const turned = `<g transform="rotate(180 ${WIDTH / 2} ${HEIGHT / 2})">${half}</g>`;
  return `<symbol id="${id}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${sheet}${half}${turned}</symbol>`;
}
