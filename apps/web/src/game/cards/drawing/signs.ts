import { dot, shape } from './paint.js';

/** The four suit signs in a field of 20 by 20. */
export function suitSign(suit: string, colour: string): string {
  switch (suit) {
    case 'H':
      return shape(
        'M10 18.8C5 14.6 1 11 1 6.6C1 3.3 3.2 1.2 5.8 1.2C7.7 1.2 9.2 2.3 10 4C10.8 2.3 12.3 1.2 14.2 1.2C16.8 1.2 19 3.3 19 6.6C19 11 15 14.6 10 18.8Z',
        colour,
      );
    case 'D':
      return shape(
        'M10 .4C12.2 4.4 14.6 7.4 17.8 10C14.6 12.6 12.2 15.6 10 19.6C7.8 15.6 5.4 12.6 2.2 10C5.4 7.4 7.8 4.4 10 .4Z',
        colour,
      );
    case 'S':
      return shape(
        'M10 .6C12 4.6 19 7.8 19 12.6C19 15 17.2 16.6 15 16.6C13.4 16.6 12 15.8 11.2 14.4C11.3 16.6 12 18.4 13.6 19.6H6.4C8 18.4 8.7 16.6 8.8 14.4C8 15.8 6.6 16.6 5 16.6C2.8 16.6 1 15 1 12.6C1 7.8 8 4.6 10 .6Z',
        colour,
      );
    default:
      return (
        dot(10, 5, 4.5, colour) +
        dot(5, 12.2, 4.5, colour) +
        dot(15, 12.2, 4.5, colour) +
        shape('M8.4 7H11.6L11.4 14C11.6 16.6 12.2 18.4 13.6 19.6H6.4C7.8 18.4 8.4 16.6 8.6 14Z', colour)
      );
  }
}
