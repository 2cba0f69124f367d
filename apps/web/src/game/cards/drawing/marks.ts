import { sparrow } from './birds.js';
import { lettering, numeral } from './lettering.js';
import { at } from './paint.js';

const felt = '#1d4a45';
const cream = '#f7edd0';
const gold = '#e0b43c';

/** The mark of the office: the pagat, the lowest tarock, with its number. @param frame in which colour */
export function mark(frame: string = gold): string {
  const drawn = [
    `<rect x="1.25" y="1.25" width="45.5" height="45.5" rx="6" fill="${felt}" stroke="${frame}" stroke-width="2.5"/>`,
    at(6.5, 7, numeral('I', 25, cream).drawn),
    at(11.2, 2.4, sparrow({ ink: cream, ground: felt, gold })),
  ].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${drawn}</svg>\n`;
}

/** On the felt of a page's head, where gold is for what is present. */
export function markOnFelt(): string {
  return mark(cream);
}

/** The name in the letters of the cards, in the colour of the text around it. */
export function wordmark(): string {
  const { width, drawn } = lettering('ROYAL TAROKK', 'currentColor');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 24">${drawn}</svg>\n`;
}
