import { dot, type Palette, shape, stroke } from './paint.js';

/** Emblems of XVIII to XXI, each in a field of 50 by 19 under its numeral. */
type Emblem = (palette: Palette) => string;

/** The visi: an eye. */
const eye: Emblem = ({ ink, ground, gold }) =>
  [
    shape('M4 11C11 3.4 18 .8 25 .8S39 3.4 46 11C39 17 32 19 25 19S11 17 4 11Z', ink),
    dot(25, 10, 7.4, ground),
    dot(25, 10, 5.4, gold),
    dot(25, 10, 2.4, ground),
  ].join('');

/** L'amour: a heart and its arrow. */
const heart: Emblem = ({ ink, ground, gold }) =>
  [
    stroke('M3.6 13.6L44 5.6', gold, 2.6),
    shape('M39.4 1.2L48.6 4.7L41.2 11Z', gold),
    stroke('M8 8.6L3 13.8L9.4 17M12.4 7.8L7.6 12.8L13.8 16', gold, 2),
    shape(
      'M25.4 19.6C20 15.2 15 11.2 15 6.4C15 2.8 17.4 .6 20.2 .6C22.6 .6 24.4 2 25.4 4C26.4 2 28.2 .6 30.6 .6C33.4 .6 35.8 2.8 35.8 6.4C35.8 11.2 30.8 15.2 25.4 19.6Z',
      ink,
      ground,
    ),
  ].join('');

/** The angel: a head between two wings, under its halo. */
const wings: Emblem = ({ ink, ground, gold }) =>
  [
    shape(
      'M24 12C20 5 11 1.4 1 1.6C2 6 4.6 8.4 8 9.2C7 9.6 6 9.8 4.8 9.8C6.4 13 9.4 14.4 12.6 14.2C11.8 14.8 11 15.2 10 15.4C14 19.4 21 18.6 25 15Z',
      ink,
    ),
    shape(
      'M26 12C30 5 39 1.4 49 1.6C48 6 45.4 8.4 42 9.2C43 9.6 44 9.8 45.2 9.8C43.6 13 40.6 14.4 37.4 14.2C38.2 14.8 39 15.2 40 15.4C36 19.4 29 18.6 25 15Z',
      ink,
    ),
    `<ellipse cx="25" cy="2.2" rx="6" ry="1.9" fill="none" stroke="${gold}" stroke-width="1.8"/>`,
    shape('M25 5C28.8 5 31 7.6 31 11.2C31 15.4 28.4 19 25 19S19 15.4 19 11.2C19 7.6 21.2 5 25 5Z', ink, ground),
    dot(22.8, 11.4, 1.1, ground),
    dot(27.2, 11.4, 1.1, ground),
  ].join('');

/** The moon between two stars. */
const moon: Emblem = ({ ink, gold }) =>
  [
    shape(
      'M30.6 1.4C25.6 2.4 22.6 6 22.6 10C22.6 14 25.6 17.4 30.4 18.4C28.8 19.2 27 19.6 25.4 19.6C19.8 19.6 15.4 15.4 15.4 10C15.4 4.6 19.8 .4 25.4 .4C27.2 .4 29 .8 30.6 1.4Z',
      ink,
    ),
    star(37, 10, 6.4, gold),
    star(7.6, 10, 4.4, gold),
  ].join('');

/** By the number of the tarock. */
export const emblemOf: Readonly<Record<number, Emblem>> = { 18: eye, 19: heart, 20: wings, 21: moon };

/** The Sküs: a jester in his cap, in a field of 34 by 42. */
export function jester({ ink, ground, gold }: Palette): string {
  return [
    shape('M1.6 42C2.4 36 6 33.4 10 32.4L13.4 37L17 33.4L20.6 37L24 32.4C28 33.4 31.6 36 32.4 42Z', gold),
    shape('M10 16H24V22.4C24 28 20.8 32 17 32S10 28 10 22.4Z', ink),
    stroke('M13.8 21.4V22M20.2 21.4V22', ground, 2.2),
    stroke('M13.4 26.4C15.6 28.6 18.4 28.6 20.6 26.4', ground, 1.8),
    shape(
      'M8.6 19.4C3.6 18.6 .8 13.6 3.2 7C7 7 10.4 9.4 11.8 13C12.2 9 14 5.6 17 3.4C20 5.6 21.8 9 22.2 13C23.6 9.4 27 7 30.8 7C33.2 13.6 30.4 18.6 25.4 19.4C20 16.6 14 16.6 8.6 19.4Z',
      ink,
      ground,
    ),
    shape(
      'M17 3.4C20 5.6 21.8 9 22.2 13L21.6 16.8C18.6 16 15.4 16 12.4 16.8L11.8 13C12.2 9 14 5.6 17 3.4Z',
      gold,
      ground,
    ),
    dot(3.4, 5.8, 2.5, gold),
    dot(17, 2.4, 2.5, gold),
    dot(30.6, 5.8, 2.5, gold),
  ].join('');
}

/** It has eight points, and stands for the number that the Sküs has not. */
export function star(x: number, y: number, radius: number, fill: string): string {
  const points = Array.from({ length: 16 }, (_, index) => {
    const angle = (index * Math.PI) / 8;
    const away = index % 2 === 0 ? radius : radius * 0.5;
    return `${(x + away * Math.sin(angle)).toFixed(1)} ${(y - away * Math.cos(angle)).toFixed(1)}`;
  });
  return shape(`M${points.join('L')}Z`, fill);
}
