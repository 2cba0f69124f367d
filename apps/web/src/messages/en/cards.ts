export const words = {
  cards: {
    faceDown: 'a card face down',
    played: '(played)',
    boundTo: 'bound to trick {tricks}',
    attacks: 'attacks',
    deals: 'dealer',
    inTurn: 'in turn',
    handOf: 'Cards of {seat}',
    trick: 'Trick {number}',
    takenBy: '{seat} takes it',
    plays: '{seat}:',
    left: '{left, plural, one {# card} other {# cards}}',
    turn: 'turn',
  },
};
export type CardsWords = typeof words;
