import { type PlainWords } from './plain-words.js';

export const plainWords: PlainWords = {
  'suit-count':
    'You say, truthfully, how many cards of one suit you hold, when it is at least two but not the whole suit: it scores nothing, but your partner knows.',
  'tarock-count':
    'You say, truthfully, how many tarocks you hold, when it is eight or more: it scores nothing, but your partner knows.',
  vogerl:
    'You say, truthfully, that you hold at least one bird, which is what the four lowest tarocks are called: it scores nothing, but your partner knows.',
  flush: 'You say, truthfully, that you hold every card of some suit, and do not name the suit.',
  wonok: 'You say, truthfully, that you hold all four kings, queens, cavals or jacks, and do not say which.',

  visi: 'Your side has to bring home the visi, which is the XVIII: the trick in which it lies has to be yours.',
  lamour: 'Your side has to bring home the l’amour, which is the XIX: the trick in which it lies has to be yours.',
  angel: 'Your side has to bring home the angel, which is the XX: the trick in which it lies has to be yours.',
  honour:
    'Your side has to bring home at least one of the two highest tarocks, the Sküs or the moon (XXI): the trick in which it lies has to be yours.',
  heads:
    'Your side has to bring home both of the highest tarocks, the Sküs and the moon (XXI): the tricks in which they lie have to be yours.',
  trull:
    'Your side has to bring home the two highest tarocks and the lowest, which are the Sküs, the moon (XXI) and the pagat (I): the tricks in which they lie have to be yours.',

  obscur:
    'Nobody announces it: the side that is first to take five tricks has it, unless somebody has announced a number of tricks, from Game to Valat, or a trophy that needs all ten.',
  lauer:
    'Nobody announces it: the pagat, the lowest tarock, was dealt to the other side and ends in a trick of yours, and you have announced nothing that asks for it.',
  'four-kings':
    'Nobody announces it: all four kings end in tricks of your side, and you have announced nothing that needs all ten tricks or all suit cards.',
  'silent-moon-catch':
    'Nobody announces it: the moon, the XXI, was dealt to the other side and is taken by your Sküs, and you have announced nothing that asks for it.',

  game: 'Your side has to take at least five of the ten tricks.',
  'cash-box': 'Your side has to take at least six of the ten tricks.',
  bridge: 'Your side has to take at least seven of the ten tricks.',
  octave: 'Your side has to take at least eight of the ten tricks.',
  misere: 'Your side has to take at least nine of the ten tricks.',
  valat: 'Your side has to take all ten tricks.',

  piccolo: 'Your side has to take the first three tricks, the third of them with the visi, which is the XVIII.',
  city: 'Your side has to take the first four tricks, the fourth of them with the l’amour, which is the XIX.',
  center: 'Your side has to take the first five tricks, the fifth of them with the angel, which is the XX.',
  'little-bird': 'Your side has to take the first six tricks, the sixth of them with the moon, which is the XXI.',
  'big-bird':
    'Your side has to take the first seven tricks, the seventh of them with the Sküs, the highest card of all.',

  ultimo:
    'Your side has to win the last trick, the tenth, with the card that you name, a king or one of the four lowest tarocks: in a Pagat Ultimo it is the I, the lowest of them all.',
  'pre-ultimo':
    'Your side has to win the last trick but one, the ninth, with the card that you name, a king or one of the four lowest tarocks.',
  dragon:
    'Your side has to win the eighth of the ten tricks with the card that you name, a king or one of the four lowest tarocks.',
  griffin:
    'Your side has to win the seventh of the ten tricks with the card that you name, a king or one of the four lowest tarocks.',
  turul:
    'Your side has to win the sixth of the ten tricks with the card that you name, a king or one of the four lowest tarocks.',

  pheasant:
    'Your side has to win the very first trick with the card that you name, a king or one of the four lowest tarocks.',
  falcon:
    'Your side has to win the second trick with the card that you name, a king or one of the four lowest tarocks.',

  gang: 'Your side has to bring home every card of the suit that you name: the tricks in which they lie have to be yours.',
  fleet: 'Your side has to bring home all red cards, the hearts and the diamonds, in tricks of yours.',
  'red-and-black':
    'Your side has to bring home every card of two suits that you name, one red and one black, in tricks of yours.',
  army: 'Your side has to bring home all black cards, the spades and the clubs, in tricks of yours.',
  legion: 'Your side has to bring home all eighteen suit cards, so every card that is no tarock, in tricks of yours.',

  amazon: 'Your side has to win a trick with a suit card that is no king.',
  'pagat-catch':
    'Your side has to catch the pagat, the lowest tarock, from the other side: it has to end in a trick of yours.',
  'transylvanian-pheasant':
    'Your side has to win the first and the second trick with the two cards that you name, kings or any of the four lowest tarocks, in the order in which you name them.',
  'timisoara-pheasant':
    'Your side has to win the first and the third trick with the two cards that you name, kings or any of the four lowest tarocks, in the order in which you name them.',
  'klausenburg-pheasant':
    'Your side has to win the second and the fourth trick with the two cards that you name, kings or any of the four lowest tarocks, in the order in which you name them.',
  creeper: 'Your side has to win the last two tricks with birds, which are the four lowest tarocks.',
  phoenix: 'Your side has to win the last two tricks with kings.',

  spadille: 'Your side has to win a trick with a red queen, caval or jack.',
  manille: 'Your side has to win a trick with a black caval or jack.',
  djinn: 'Your side has to win a trick with the lowest card of a black suit that you name, its ten.',
  mariage:
    'Your side has to win the last two tricks with the king and the queen of the suit that you name, either first.',
  'moon-catch':
    'Your side has to take the moon, the XXI, from the other side with the Sküs, the only card that beats it.',
  hawk: 'Your side has to win the first three tricks with the three cards that you name, kings or any of the four lowest tarocks, in the order in which you name them.',
  color: 'Your side has to win the last three tricks with suit cards, not with tarocks.',
  scale:
    'Your side has to take all ten tricks, and of these the third to the seventh with the XVIII, the XIX, the XX, the XXI and the Sküs, one after the other.',
  golgotha:
    'Your side has to catch two cards from the other side, the moon (XXI) and the pagat (I): both have to end in tricks of yours.',
  centaur:
    'Your side has to take the moon, the XXI, from the other side with the Sküs, and to win a trick with a suit card that is no king.',
  trojka: 'Your side has to win the last three tricks with birds, which are the four lowest tarocks.',
  famille: 'Your side has to win the last three tricks with cards of the suit that you name.',
  bethlehem: 'Your side has to win the last three tricks with kings.',
  sphinx: 'Your side has to win one trick with a red and another with a black queen, caval or jack.',
  quart: 'Your side has to take all ten tricks, four of them in a row with suit cards.',
  pyramid: 'Your side has to take all ten tricks, four of them in a row with birds, the four lowest tarocks.',
  spectrum:
    'Your side has to take all ten tricks: the third to the seventh with the XVIII, the XIX, the XX, the XXI and the Sküs, one after the other, and the last three with suit cards.',
  stella:
    'Your side has to take all ten tricks: the first three with the cards that you name, kings or any of the four lowest tarocks, in the order in which you name them, and the next four with the XIX, the XX, the XXI and the Sküs, one after the other.',
  full: 'Your side has to take all ten tricks: the third to the seventh with the XVIII, the XIX, the XX, the XXI and the Sküs, one after the other, and the last three with birds, which are the four lowest tarocks.',
  court:
    'Your side has to take all ten tricks: the third to the seventh with the XVIII, the XIX, the XX, the XXI and the Sküs, one after the other, and the last three with cards of the suit that you name.',
  grand:
    'Your side has to take all ten tricks: the third to the seventh with the XVIII, the XIX, the XX, the XXI and the Sküs, one after the other, and the last three with kings.',
  harpy:
    'Your side has to take all ten tricks, one of them with a suit card that is no king, and in them to catch the moon (XXI) and the pagat (I) from the other side.',
  gloria:
    'Your side has to take all ten tricks, in them to take the moon, the XXI, from the other side with the Sküs, and to win the last three with suit cards.',
  triumph:
    'Your side has to take all ten tricks, in them to take the moon, the XXI, from the other side with the Sküs, and to win the last three with birds, which are the four lowest tarocks.',
  royal:
    'Your side has to take all ten tricks, in them to catch the moon (XXI) and the pagat (I) from the other side, and to win the last three with birds, which are the four lowest tarocks, you at least one of the three and your partner at least one.',
};
