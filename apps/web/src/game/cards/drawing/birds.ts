import { dot, type Palette, shape, stroke } from './paint.js';

/** The birds of the four lowest tarocks, each in a field of 34 by 42. */
type Bird = (palette: Palette) => string;

/** The pagat: a sparrow on its twig. */
export const sparrow: Bird = ({ ink, ground, gold }) =>
  [
    stroke('M15 33V39M20.4 32.6V39', gold, 2),
    stroke('M4 39.4H30', gold, 2.4),
    shape(
      'M1.6 14.4L7 11.6C8 6.6 13.4 4 18 6.6C21.4 8.6 22 12 24 16C26.4 20.6 29.6 24.4 33.6 27.6L31.4 31.4L25.2 28.8C23 33.4 16.6 35.6 11.6 32.6C7 29.8 5.8 23.6 7.2 17.2Z',
      ink,
    ),
    dot(11.6, 11.6, 1.7, ground),
    shape('M14.6 17.6C19 17 23 20.6 26.6 26.4C21 29.6 15 27.4 14.6 17.6Z', gold, ground),
  ].join('');

const owl: Bird = ({ ink, ground, gold }) =>
  [
    shape(
      'M5.4 10.4L3.4 .4L11.4 5C15 3.8 19 3.8 22.6 5L30.6 .4L28.6 10.4C32.4 17 33 31 28.4 42H5.6C1 31 1.6 17 5.4 10.4Z',
      ink,
    ),
    dot(10.8, 13, 5.4, ground),
    dot(23.2, 13, 5.4, ground),
    dot(10.8, 13, 2.8, gold),
    dot(23.2, 13, 2.8, gold),
    shape('M14.4 16.6H19.6L17 23.4Z', gold, ground),
    stroke('M10 27.6L12.4 30L14.8 27.6M19.2 27.6L21.6 30L24 27.6M14.6 34L17 36.4L19.4 34', ground, 2),
  ].join('');

const cockatoo: Bird = ({ ink, ground, gold }) =>
  [
    shape('M15.4 11.6C16.6 6.4 12.6 2.6 7 2.2C10.4 .4 18.6 1 19.8 9Z', gold, ground),
    shape('M19 10.6C21.6 5.4 19.6 1.6 16 -.6C21.4 -.8 26 4 23.8 11Z', gold, ground),
    shape('M22.6 13C26.6 9.4 27 4.6 25.2 1.4C30 4 31.4 10.6 26 16Z', gold, ground),
    shape(
      'M9.4 17.4C9.6 11.4 14.4 8.6 19.4 10C25.4 11.6 27.6 17.4 28.8 24C30 30.6 32.4 36 33.4 42H9.2C7.6 36.4 11.6 31.6 11 26.6C9.6 24 9.2 21 9.4 17.4Z',
      ink,
    ),
    shape('M10.4 15.4C5 15 1.6 19.6 3.6 27C5.6 24.2 8 23.8 11.2 23.6Z', gold, ground),
    dot(15.4, 17, 1.8, ground),
    stroke('M19 27.6C20.6 32 22.6 36.6 23.4 41', ground, 2),
  ].join('');

/** It stands hunched, its bill on its chest. */
const marabou: Bird = ({ ink, ground, gold }) =>
  [
    stroke('M19.6 33V40.6H16.6M25 33V40.6H22', gold, 2.2),
    shape(
      'M14.6 12.4C23 9 31.6 15 33 24C33.8 29.6 33.4 34 32.4 38.4C28.6 36.6 24.4 36 20.6 34.4C13.4 31.6 11 20.6 14.6 12.4Z',
      ink,
    ),
    shape(
      'M10 2C14.4 .6 18.4 3.6 18.6 8C18.8 11 18 13.6 16.6 16L12 12.8C12.4 11 12 10 10.8 9.4C8.4 8 7.8 3.4 10 2Z',
      ink,
      ground,
    ),
    shape('M9 3.4L13.4 8.6C12 15.6 8.4 22 2.6 27C2.4 19 4.4 10 9 3.4Z', gold, ground),
    dot(13.6, 5.4, 1.3, ground),
    stroke('M21.4 17C24 21.6 26.6 26.6 29.6 31', ground, 2),
  ].join('');

/** By the number of the tarock. */
export const birdOf: Readonly<Record<number, Bird>> = { 1: sparrow, 2: owl, 3: cockatoo, 4: marabou };
