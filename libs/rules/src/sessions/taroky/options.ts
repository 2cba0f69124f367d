import { text } from '../../language.js';
import { type OptionDescription } from '../ruleset-data.js';

/** C9, defaults first; the Polish game has none. */
export const options: readonly OptionDescription[] = [
  {
    id: 'varsava-scoring',
    values: ['standard', 'fifty'],
    meaning: text(
      'fifty: the loser of Varšava pays 50, from 35 points on 100; double to a player without a trick',
      'fifty: der Verlierer von Varšava zahlt 50, ab 35 Punkten 100; doppelt an einen Spieler ohne Stich',
      'fifty: Varšava vesztese 50-et fizet, 35 ponttól 100-at; ütés nélküli játékosnak dupláját',
    ),
  },
  {
    id: 'varsava-mond',
    values: ['held', 'free'],
    meaning: text(
      'free: T21 may be led, and played to T22, in Varšava',
      'free: T21 darf in Varšava angespielt und unter T22 gelegt werden',
      'free: Varšavában a T21 hívható, és a T22 alá is tehető',
    ),
  },
  {
    id: 'barvy',
    values: ['two', 'one'],
    meaning: text(
      'one: barvy is at most two taroks, for 50; there is no barvičky',
      'one: barvy sind höchstens zwei Tarock, für 50; barvičky gibt es nicht',
      'one: a barvy legfeljebb két tarokk, 50-ért; barvičky nincs',
    ),
  },
  {
    id: 'zid',
    values: ['off', 'on'],
    meaning: text(
      'on: with the pool: fines, Varšava into it, and the pagat of the second duty',
      'on: mit dem Pott: Strafen, Varšava in den Pott, und der Pagat der zweiten Pflicht',
      'on: kasszával: bírságok, Varšava a kasszába, és a második kötelesség pagátja',
    ),
  },
];
