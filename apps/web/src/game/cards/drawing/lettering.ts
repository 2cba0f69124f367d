import { at, shape } from './paint.js';

/** Strokes of letters and numerals have one width. */
const STEM = 4.2;
const GAP = 2.2;

function lines(d: string, colour: string): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${STEM}"/>`;
}

/** Widths of the three numerals that tarocks need, at a height of 22. */
const widths: Readonly<Record<string, number>> = { I: STEM, V: 13, X: 13 };

/** @param height of the numeral; it is drawn with its top at 0 and its left end at 0 */
export function numeral(
  roman: string,
  height: number,
  colour: string,
): { readonly width: number; readonly drawn: string } {
  let x = 0;
  const letters = Array.from(roman, (letter) => {
    const drawn = at(x, 0, letterOf(letter, height, colour));
    x += widths[letter]! + GAP;
    return drawn;
  });
  return { width: x - GAP, drawn: letters.join('') };
}

/** Diagonals are as thick across as stems, and end flat. */
function letterOf(letter: string, h: number, colour: string): string {
  const w = widths[letter]!;
  const across = STEM + 0.6;
  switch (letter) {
    case 'V':
      return shape(
        `M0 0H${across}L${w / 2} ${h - 6.5}L${w - across} 0H${w}L${w / 2 + 2.2} ${h}H${w / 2 - 2.2}Z`,
        colour,
      );
    case 'X': {
      const notch = w / 2;
      return shape(
        `M0 0H${across}L${notch} ${h / 2 - 4}L${w - across} 0H${w}L${notch + 2.4} ${h / 2}L${w} ${h}H${w - across}L${notch} ${h / 2 + 4}L${across} ${h}H0L${notch - 2.4} ${h / 2}Z`,
        colour,
      );
    }
    default:
      return shape(`M0 0H${STEM}V${h}H0Z`, colour);
  }
}

/** Letters that no card has, 24 high: a form that is filled, or the middle of a stem. */
interface Letter {
  readonly width: number;
  readonly d: string;
  readonly isStem?: true;
}

const HEIGHT = 24;
const letters: Readonly<Record<string, Letter>> = {
  A: { width: 14.6, d: 'M4.8 0H9.8L14.6 24H10.1L9.3 19.2H5.3L4.5 24H0ZM6 15.4H8.6L7.3 7Z' },
  C: {
    width: 14,
    d: 'M12.6 8.2C12.2 4 10.4 2.1 7.6 2.1C4 2.1 2.1 5 2.1 12S4 21.9 7.6 21.9C10.4 21.9 12.2 20 12.6 15.8',
    isStem: true,
  },
  D: { width: 13.8, d: 'M2.1 2.1H6.2C9.8 2.1 11.7 4.6 11.7 12S9.8 21.9 6.2 21.9H2.1Z', isStem: true },
  K: { width: 14, d: 'M2.1 0V24M12.4 .2L4.2 12.4M6.6 9.2L12.4 23.8', isStem: true },
  L: { width: 10.4, d: 'M0 0H4.2V19.8H10.4V24H0Z' },
  M: { width: 17.6, d: 'M0 24V0H4.6L8.8 11.4L13 0H17.6V24H13.4V10L10.4 18H7.2L4.2 10V24Z' },
  O: {
    width: 15.4,
    d: 'M7.7 2.1C4 2.1 2.1 5 2.1 12S4 21.9 7.7 21.9S13.3 19 13.3 12S11.4 2.1 7.7 2.1Z',
    isStem: true,
  },
  R: {
    width: 13.6,
    d: 'M2.1 24V2.1H7.2C10.4 2.1 11.6 4.2 11.6 7.3S10.4 12.6 7.2 12.6H2.1M7.4 12.6L11.4 24',
    isStem: true,
  },
  T: { width: 13.6, d: 'M0 0H13.6V4.2H8.9V24H4.7V4.2H0Z' },
  Y: { width: 14, d: 'M0 0H4.9L7 8.8L9.1 0H14L9.1 14V24H4.9V14Z' },
};
const SPACE = 8.2;
/** An A stands below the arm before it. */
const closer: Readonly<Record<string, number>> = { YA: 2.8, TA: 2.8 };

/** A line of capitals, 24 high, with its left end at 0. */
export function lettering(text: string, colour: string): { readonly width: number; readonly drawn: string } {
  let x = 0;
  const drawn = Array.from(text, (each, place) => {
    if (each === ' ') {
      x += SPACE;
      return '';
    }
    x -= closer[text.slice(place - 1, place + 1)] ?? 0;
    const letter = letters[each];
    const path =
      letter === undefined
        ? letterOf(each, HEIGHT, colour)
        : letter.isStem === true
          ? lines(letter.d, colour)
          : shape(letter.d, colour);
    const placed = at(Number(x.toFixed(1)), 0, path);
    x += (letter?.width ?? widths[each]!) + GAP;
    return placed;
  });
  return { width: Number((x - GAP).toFixed(1)), drawn: drawn.join('') };
}

/** The index of a suit card in a field of 15 by 19. */
export function index(rank: string, colour: string): string {
  switch (rank) {
    case 'K':
      return lines('M2.6 0V19M14 .4L4.4 10.6M7.4 7.6L14.4 18.8', colour);
    case 'Q':
      return lines(
        'M7.5 2.1C4 2.1 2.1 4.8 2.1 9.5S4 16.9 7.5 16.9S12.9 14.2 12.9 9.5S11 2.1 7.5 2.1ZM8 12.4L14.4 19.4',
        colour,
      );
    case 'C':
      return lines(
        'M13.4 5.4C12.4 3.2 10.6 2.1 8.2 2.1C4.4 2.1 2.1 4.9 2.1 9.5S4.4 16.9 8.2 16.9C10.6 16.9 12.4 15.8 13.4 13.6',
        colour,
      );
    case 'J':
      return lines('M4.6 2.1H11V12.2C11 15.4 9.4 16.9 6.8 16.9C4.2 16.9 2.6 15.4 2.2 12.6', colour);
    default:
      return lines(
        'M2.3 19V2.6M.2 4.4L3.4 1.4M11.4 2C9 2 8.1 4.6 8.1 9.5S9 17 11.4 17S14.7 14.4 14.7 9.5S13.8 2 11.4 2Z',
        colour,
      );
  }
}
