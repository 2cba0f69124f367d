import type { CardsWords } from '../en/cards.js';

export const words: CardsWords = {
  cards: {
    faceDown: 'egy lefordított lap',
    played: '(kijátszva)',
    boundTo: '{tricks}. ütéshez kötve',
    attacks: 'támad',
    deals: 'osztó',
    inTurn: 'ő következik',
    handOf: '{seat} lapjai',
    trick: '{number}. ütés',
    takenBy: '{seat} viszi',
    plays: '{seat}:',
    left: '{left} lap',
    turn: 'jön',
  },
};
