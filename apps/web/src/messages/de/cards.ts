import type { CardsWords } from '../en/cards.js';

export const words: CardsWords = {
  cards: {
    faceDown: 'eine verdeckte Karte',
    played: '(gespielt)',
    boundTo: 'an Stich {tricks} gebunden',
    attacks: 'greift an',
    deals: 'Geber',
    inTurn: 'am Zug',
    handOf: 'Karten von {seat}',
    trick: 'Stich {number}',
    takenBy: '{seat} sticht',
    plays: '{seat}:',
    left: '{left, plural, one {# Karte} other {# Karten}}',
    turn: 'dran',
  },
};
