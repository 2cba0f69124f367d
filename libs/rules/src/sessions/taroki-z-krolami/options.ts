import { text } from '../../language.js';
import { type OptionDescription } from '../ruleset-data.js';

/** Section 8, defaults first. */
export const options: readonly OptionDescription[] = [
  {
    id: 'give-up',
    values: ['2', '5'],
    meaning: text(
      'what a declarer who gives up pays to each opponent',
      'was ein Alleinspieler, der aufgibt, jedem Gegner zahlt',
      'mennyit fizet ellenfelenként az a felvevő, aki feladja',
    ),
  },
  {
    id: 'announced-trul',
    values: ['4', '5'],
    meaning: text(
      'value of an announced trull, won or lost',
      'Wert eines angesagten Trulls, gewonnen oder verloren',
      'a bemondott trull értéke, akár sikerül, akár nem',
    ),
  },
];
