import { at, dot, type Palette, shape, stroke } from './paint.js';
import { suitSign } from './signs.js';

/** Figures stand in a field of 34 by 42, cut off at its foot, where their other head begins. */
type Figure = (palette: Palette) => string;

const king: Figure = ({ ink, ground, gold }) =>
  [
    shape('M0 42C1 34 6 30.5 12 29.5H22C28 30.5 33 34 34 42Z', ink),
    shape('M9 13H25V22C25 28 21 31.5 17 34.5C13 31.5 9 28 9 22Z', ink, ground),
    shape('M11.8 13.5H22.2V19.4L17 21.6L11.8 19.4Z', ground),
    stroke('M14 16.6V17.4M20 16.6V17.4', ink, 2),
    stroke('M17 25.4V27.4', ground),
    shape('M8.4 13.4L6.6 3L12.2 7.6L17 .8L21.8 7.6L27.4 3L25.6 13.4Z', gold, ink),
  ].join('');

const queen: Figure = ({ ink, ground, gold }) =>
  [
    shape('M9 9C11 5 23 5 25 9C27.4 15 26 21 29.6 30H4.4C8 21 6.6 15 9 9Z', ink),
    shape('M1 42C2.4 35 7 31.4 12.6 30L17 36L21.4 30C27 31.4 31.6 35 33 42Z', ink, ground),
    shape('M14.6 20H19.4V28L17 32.4L14.6 28Z', ground),
    shape(
      'M17 9.6C20.6 9.6 22.2 12 22.2 15.4C22.2 19.4 20 23.4 17 23.4S11.8 19.4 11.8 15.4C11.8 12 13.4 9.6 17 9.6Z',
      ground,
    ),
    stroke('M14.4 15.2V15.8M19.6 15.2V15.8', ink, 2),
    stroke('M16 19.8H18', ink, 1.6),
    dot(17, 29.4, 1.7, gold),
    shape(
      'M9.6 9.6C8.8 6.4 8.6 4.6 8.8 2.4C10.8 3 12.4 4 13.6 5.4C14.4 3.2 15.6 1.6 17 .4C18.4 1.6 19.6 3.2 20.4 5.4C21.6 4 23.2 3 25.2 2.4C25.4 4.6 25.2 6.4 24.4 9.6C19.8 8 14.2 8 9.6 9.6Z',
      gold,
      ink,
    ),
  ].join('');

/** The rider sits upright behind the neck of his horse. */
const caval: Figure = ({ ink, ground, gold }) =>
  [
    shape('M18 42C18 30 20 20.4 24 17.6H30C33 20 34 28 34 42Z', gold, ink),
    shape('M23 8.6H31V13C31 16 29.4 18 27 18S23 16 23 13Z', ground, ink),
    shape('M20.6 9C22.4 7.6 22.6 4.6 23.4 3.2C26.4 1.4 29.6 2 31 4.4C31.4 6 31.6 7.4 33 9Z', ink),
    shape(
      'M4.4 42C5 36.4 8 33 12 28.6C10 28.6 8.4 30 6.6 31.6C5.4 32.4 3.6 31.8 2.6 30.4L.8 27.8C.2 26.6 .6 25.4 1.6 24.4L8.6 15.6L8.8 9.4L13 13.2C20.6 14 25 20 25.4 29C25.6 34 25 38 24.6 42Z',
      ink,
      ground,
    ),
    dot(10.2, 19.4, 1.5, ground),
    stroke('M16.6 17.2C19 20 20.2 23.4 20.4 27.4M20 21C21 25 21 30 20 34', ground, 1.5),
    stroke('M5.4 26.6C10 29 14.6 32.4 17 37', gold, 2),
  ].join('');

const jack: Figure = ({ ink, ground, gold }) =>
  [
    shape('M1.6 42C2.4 35.4 6.6 31.8 12 30.4H22C27.4 31.8 31.6 35.4 32.4 42Z', ink),
    shape('M10.6 30.8L17 28L23.4 30.8L20.4 36.4L17 33.4L13.6 36.4Z', gold, ink),
    shape('M8.2 12H25.8V25.6H8.2Z', ink),
    shape('M11.6 13.4H22.4V20.6C22.4 25 20.2 28 17 28S11.6 25 11.6 20.6Z', ground),
    stroke('M14.4 17.4V18M19.6 17.4V18', ink, 2),
    stroke('M15.6 23.2H18.4', ink, 1.6),
    shape('M6.4 13.6C5.4 7.6 10 3.6 17 3.6C24 3.6 28.6 7 28 11.4L27.6 13.6Z', ink, ground),
    shape('M24.4 10.6C22.6 5.6 25.4 1.6 31.6 .6C33.4 4.4 31.6 9.2 24.4 10.6Z', gold, ink),
  ].join('');

const ten = ({ ink }: Palette, suit: string): string =>
  [
    [4, 3],
    [19, 3],
    [11.5, 16],
    [4, 29],
    [19, 29],
  ]
    .map(([x, y]) => at(x!, y!, suitSign(suit, ink), 0.58))
    .join('');

/** @param rank as in the code of the card */
export function figureOf(rank: string, suit: string, palette: Palette): string {
  switch (rank) {
    case 'K':
      return king(palette);
    case 'Q':
      return queen(palette);
    case 'C':
      return caval(palette);
    case 'J':
      return jack(palette);
    default:
      return ten(palette, suit);
  }
}
