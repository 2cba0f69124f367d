import { text } from '../../language.js';
import { type OptionDescription } from '../ruleset-data.js';

/** Section 10, defaults first. */
export const options: readonly OptionDescription[] = [
  {
    id: 'hold',
    values: ['new', 'old'],
    meaning: text(
      'old: a seat holds only the bid of a seat whose first turn was after its own',
      'old: man hält nur das Gebot eines Platzes, der nach einem selbst zum ersten Mal an der Reihe war',
      'old: csak olyan hely licitje tartható, amely először utána került sorra',
    ),
  },
  {
    id: 'cue-solo',
    values: ['new', 'old'],
    meaning: text(
      'old: a single or double jump to solo promises T18',
      'old: ein einfacher oder doppelter Sprung auf Solo verspricht T18',
      'old: az egyszeres vagy kétszeres ugrás szólóra T18-at ígér',
    ),
  },
  {
    id: 'cue-xvii',
    values: ['off', 'on'],
    meaning: text(
      'on: a single jump after a bid without a jump promises T17 and a high honour',
      'on: ein einfacher Sprung nach einem Gebot ohne Sprung verspricht T17 und ein hohes Honneur',
      'on: az ugrás nélküli licit utáni egyszeres ugrás T17-et és nagyhonőrt ígér',
    ),
  },
  {
    id: 'raise-lone-three',
    values: ['off', 'on'],
    meaning: text(
      'on: who is left alone with three may bid two or one once more',
      'on: wer mit Drei allein bleibt, darf noch einmal Zwei oder Eins bieten',
      'on: aki hármassal egyedül marad, még egyszer kettest vagy egyest licitálhat',
    ),
  },
  {
    id: 'doubled-rounds',
    values: ['overlap', 'off', 'extend', 'quadruple'],
    meaning: text(
      'what a deal passed out or annulled does to the stakes while a doubled round is running',
      'was eine eingepasste oder annullierte Partie während einer doppelten Runde mit dem Einsatz macht',
      'mit tesz a tétekkel a bedobott vagy annullált leosztás egy dupla kör alatt',
    ),
  },
  {
    id: 'xx-discard',
    values: ['allowed', 'forbidden'],
    meaning: text(
      'forbidden: T20 is never discarded',
      'forbidden: T20 wird nie abgelegt',
      'forbidden: a T20 sosem tehető le',
    ),
  },
  {
    id: 'free-call',
    values: ['on', 'off'],
    meaning: text(
      'off: a tarock discarded by another seat does not free the call',
      'off: ein von einem anderen abgelegtes Tarock macht den Ruf nicht frei',
      'off: a más által letett tarokk nem teszi szabaddá a hívást',
    ),
  },
  {
    id: 'annul-holdings',
    values: ['five', 'three', 'xxi'],
    meaning: text(
      'with which holdings a deal may be annulled',
      'mit welchen Blättern man annullieren darf',
      'milyen lapokkal szabad annullálni',
    ),
  },
  {
    id: 'annul-after-tarokk-discard',
    values: ['off', 'on'],
    meaning: text(
      'on: annulling is possible after discarding a tarock too',
      'on: auch nach dem Ablegen eines Tarocks darf man annullieren',
      'on: tarokk letétele után is szabad annullálni',
    ),
  },
  {
    id: 'double-volat',
    values: ['separate-turns', 'same-turn', 'separate-seats'],
    meaning: text(
      'when one seat may announce both double game and volát',
      'wann ein Platz Doppelspiel und Volat ansagen darf',
      'mikor mondhat egy hely duplát és volátot is',
    ),
  },
  {
    id: 'tarokk-declarations',
    values: ['free', 'identify', 'pais'],
    meaning: text(
      'what declaring eight or nine tarocks says about the side',
      'was die Meldung von acht oder neun Tarock über die Seite sagt',
      'mit árul el az oldalról a nyolc vagy kilenc tarokk bejelentése',
    ),
  },
  {
    id: 'silent-trull-with-volat',
    values: ['off', 'on'],
    meaning: text(
      'on: a silent trull is scored by a side with all tricks too',
      'on: ein stiller Trull zählt auch für eine Seite mit allen Stichen',
      'on: a csendes trull minden ütés mellett is számít',
    ),
  },
  {
    id: 'tie-under-kontra',
    values: ['opponents', 'declarer'],
    meaning: text(
      'who wins a kontra’d game with 47 points',
      'wer ein kontriertes Spiel bei 47 Punkten gewinnt',
      'ki nyeri 47 ponttal a kontrázott játékot',
    ),
  },
  {
    id: 'dealer-honours',
    values: ['off', 'on'],
    meaning: text(
      'on: with five players, honours from the talon are paid to the dealer',
      'on: zu fünft werden Honneurs aus dem Talon dem Geber bezahlt',
      'on: öt játékosnál a talonból jött honőrökért az osztónak fizetnek',
    ),
  },
];
