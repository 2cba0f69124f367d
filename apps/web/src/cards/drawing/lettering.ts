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
