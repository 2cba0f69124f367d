import { meaning, type CodeMeaning } from '../code-meaning.js';

/** Codes of both games, in the order in which their file names them. */
const both: Readonly<Record<string, CodeMeaning>> = {
  'auction/forehand': meaning(
    'C2.1',
    'forehand must bid the first duty, three or solo, and only forehand bids the first duty: {seat} does otherwise (C2.1)',
    'die Vorhand muss erste Pflicht, Dreier oder Solo bieten, und nur sie bietet die erste Pflicht: {seat} tut es anders (C2.1)',
    'az előkéz első kötelességet, hármast vagy szólót köteles licitálni, és az elsőt csak ő: {seat} másként tesz (C2.1)',
  ),
  'auction/no-pagat': meaning(
    'C2.1',
    '{seat} was not dealt T1, which this bid needs (C2.1)',
    '{seat} hat T1 nicht bekommen, das dieses Gebot verlangt (C2.1)',
    '{seat} nem kapta meg a T1-et, amely e licithez kell (C2.1)',
  ),
  'call/not-allowed': meaning(
    'C3.1',
    '{seat} may not call this tarok (C3.1)',
    '{seat} darf dieses Tarock nicht rufen (C3.1)',
    '{seat} ezt a tarokkot nem hívhatja (C3.1)',
  ),
};

const surrender: Readonly<Record<string, CodeMeaning>> = {
  'exchange/surrender': meaning(
    'C3.3',
    '{seat} may give up only a first duty with the called card among the four drawn (C3.3)',
    '{seat} darf nur eine erste Pflicht aufgeben, deren gerufene Karte unter den vier gezogenen ist (C3.3)',
    '{seat} csak első kötelességet adhat fel, ha a hívott lap a négy húzott között van (C3.3)',
  ),
};

const exchangeAndDeclarations: Readonly<Record<string, CodeMeaning>> = {
  'exchange/decline': meaning(
    'C4.1',
    '{seat} may not leave a card lying: only one of the two seats may decline (C4.1)',
    '{seat} darf keine Karte liegen lassen: nur einer der beiden darf ablehnen (C4.1)',
    '{seat} nem hagyhat lapot: a kettő közül csak egy mondhat le róla (C4.1)',
  ),
  'discard/five-points': meaning(
    'C4.3',
    '{seat} discards a king or an honour (C4.3)',
    '{seat} legt einen König oder ein Honneur ab (C4.3)',
    '{seat} királyt vagy honőrt tesz le (C4.3)',
  ),
  'discard/tarok-not-forced': meaning(
    'C4.3',
    '{seat} discards a tarok though suit cards are left (C4.3)',
    '{seat} legt ein Tarock ab, obwohl Farbkarten übrig sind (C4.3)',
    '{seat} tarokkot tesz le, pedig van más színes lapja (C4.3)',
  ),
  'announce/no-pagat': meaning(
    'C5.2',
    '{seat} does not hold T1 and cannot announce the pagat; it is void (C5.2)',
    '{seat} hält T1 nicht und kann den Pagat nicht ansagen; es ist ungültig (C5.2)',
    '{seat} kezében nincs T1, a pagátot nem mondhatja be; érvénytelen (C5.2)',
  ),
  'declare/excluded': meaning(
    'C5.3',
    'another declaration of {seat} excludes this one; it is void (C5.3, P2)',
    'eine andere Meldung von {seat} schließt diese aus; sie ist ungültig (C5.3, P2)',
    '{seat} egy másik bejelentése kizárja ezt; érvénytelen (C5.3, P2)',
  ),
  'play/pagat-early': meaning(
    'C6.1',
    '{seat} plays the announced pagat though another card is legal (C6.1)',
    '{seat} spielt den angesagten Pagat, obwohl eine andere Karte erlaubt ist (C6.1)',
    '{seat} kijátssza a bemondott pagátot, pedig más lap is adható (C6.1)',
  ),
};

const varsava: Readonly<Record<string, CodeMeaning>> = {
  'play/varsava-pagat': meaning(
    'C7.2',
    '{seat} plays T1 though he holds another tarok (C7.2)',
    '{seat} spielt T1, obwohl er ein anderes Tarock hält (C7.2)',
    '{seat} T1-et játszik, pedig van más tarokkja (C7.2)',
  ),
  'play/varsava-mond': meaning(
    'C7.2',
    '{seat} leads T21, or gives it to T22, though he holds another tarok (C7.2)',
    '{seat} spielt T21 an oder legt es unter T22, obwohl er ein anderes Tarock hält (C7.2)',
    '{seat} T21-et hív, vagy a T22 alá teszi, pedig van más tarokkja (C7.2)',
  ),
  'play/overtake': meaning(
    'C7.2',
    '{seat} must overtake with a legal card (C7.2)',
    '{seat} muss mit einer erlaubten Karte überstechen (C7.2)',
    '{seat} köteles szabályos lappal felülütni (C7.2)',
  ),
};

export const czechCodes: Readonly<Record<string, CodeMeaning>> = {
  ...both,
  ...surrender,
  ...exchangeAndDeclarations,
  ...varsava,
};

export const polishCodes: Readonly<Record<string, CodeMeaning>> = {
  ...both,
  ...exchangeAndDeclarations,
  'start/throw-in': meaning(
    'P1.2',
    '{seat} may not throw in with these cards (P1.2)',
    '{seat} darf mit diesen Karten nicht zusammenwerfen (P1.2)',
    '{seat} ezekkel a lapokkal nem dobhatja be (P1.2)',
  ),
};
