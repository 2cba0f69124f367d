import { text, type DealDocument, type SessionResult, type Text } from '@tarokk/rules';

type PlaceName = DealDocument['violations'][number]['phase'];

/** {count} violations; {where} they are; {scored}: the deals that are only scored. */
export const sessionVerdicts: Readonly<Record<SessionResult['verdict'], Text>> = {
  proved: text(
    'Proved: every deal was played by the rules, and all claims are right.',
    'Bewiesen: jede Partie wurde regelgerecht gespielt, und alle Angaben stimmen.',
    'Igazolt: minden leosztás szabályos volt, és minden állítás helyes.',
  ),
  consistent: text(
    'Consistent: nothing speaks against the record, but not every card is on it. Only scored: {scored}.',
    'Stimmig: nichts spricht gegen die Aufzeichnung, aber nicht jede Karte steht darin. Nur gewertet: {scored}.',
    'Ellentmondásmentes: semmi nem szól a feljegyzés ellen, de nincs benne minden lap. Csak pontozott: {scored}.',
  ),
  refuted: text('Refuted: {count} ({where}).', 'Widerlegt: {count} ({where}).', 'Megcáfolt: {count} ({where}).'),
};

/** {number}: of the entry, from 1. */
export const placeWords: Readonly<Record<PlaceName, Text>> = {
  start: text('before the auction, entry {number}', 'vor der Lizitation, Eintrag {number}', 'a licit előtt, {number}.'),
  auction: text('auction, bid {number}', 'Lizitation, Gebot {number}', 'licit, {number}. szó'),
  calling: text('calling, entry {number}', 'Ruf, Eintrag {number}', 'hívás, {number}.'),
  exchange: text('talon, entry {number}', 'Talon, Eintrag {number}', 'talon, {number}.'),
  announcements: text('announcements, turn {number}', 'Ansagen, Zug {number}', 'bemondások, {number}. szó'),
  tricks: text('trick {number}', 'Stich {number}', '{number}. ütés'),
  after: text('after the play, entry {number}', 'nach dem Spiel, Eintrag {number}', 'a játék után, {number}.'),
  deal: text('deal', 'Partie', 'leosztás'),
  scored: text('score sheet', 'Zettel', 'pontozólap'),
};

/** By the ids of all games. */
export const outcomeWords: Readonly<Record<string, Text>> = {
  played: text('played', 'gespielt', 'lejátszva'),
  'passed-out': text('passed out', 'eingepasst', 'bedobva'),
  annulled: text('annulled', 'annulliert', 'annullálva'),
  'trial-lost': text('the trial is lost', 'der Versuch ist verloren', 'a próba elveszett'),
  unplayed: text('customarily not played', 'üblicherweise nicht gespielt', 'szokás szerint nem játszották le'),
  surrendered: text('surrendered', 'aufgegeben', 'feladva'),
  misdeal: text('misdeal', 'vergeben', 'rossz osztás'),
  'thrown-in': text('thrown in', 'hingeworfen', 'lapok bedobva'),
  'given-up': text('given up', 'aufgegeben', 'feladva'),
};

export const words = {
  deal: text('Deal {number}', 'Partie {number}', '{number}. leosztás'),
  dealerIs: text('dealer {player}', 'Geber {player}', 'osztó: {player}'),
  played: text('played', 'gespielt', 'lejátszva'),
  scored: text('only scored', 'nur gewertet', 'csak pontozva'),
  notSettled: text('not settled', 'nicht abgerechnet', 'nincs elszámolva'),
  level: text('level {level}', 'Stufe {level}', '{level}. fok'),
  declarer: text('declarer', 'Alleinspieler', 'felvevő'),
  opponents: text('opponents', 'Gegner', 'ellenfelek'),
  partner: text('partner', 'Partner', 'segítő'),
  called: text('called {card}', 'gerufen {card}', 'hívott lap: {card}'),
  points: text(
    'points {declarer} : {opponents}',
    'Punkte {declarer} : {opponents}',
    'pontok: {declarer} : {opponents}',
  ),
  pointsBySeat: text('points', 'Punkte', 'pontok'),
  tricks: text('tricks', 'Stiche', 'ütések'),
  announced: text('announced', 'angesagt', 'bemondott'),
  silent: text('silent', 'still', 'csendes'),
  payments: text('Payments', 'Zahlungen', 'Fizetés'),
  totals: text('Totals', 'Summen', 'Összesen'),
  pot: text('pot', 'Pott', 'kassza'),
  next: text('For the next deal', 'Für die nächste Partie', 'A következő leosztásra'),
  stakes: text('stakes × {factor}', 'Einsatz × {factor}', 'tét × {factor}'),
  rounds: text('doubled rounds: deals left {rounds}', 'doppelte Runden: noch {rounds}', 'dupla körök: hátra {rounds}'),
  potHolds: text('in the pot {pot}', 'im Pott {pot}', 'a kasszában {pot}'),
  woods: text('woods: {woods}', 'Hölzer: {woods}', 'fák: {woods}'),
  card: text('card {number}', 'Karte {number}', '{number}. lap'),
  item: text('item {number}', 'Punkt {number}', '{number}. tétel'),
  options: text('Options', 'Optionen', 'Szabályok'),
  deals: text('Deal', 'Partie', 'Sor'),
  declarerColumn: text('Declarer', 'Alleinspieler', 'Felvevő'),
  contract: text('Contract', 'Spiel', 'Játék'),
  notice: text(
    'The end was announced before deal {number}',
    'Das Ende wurde vor Partie {number} angesagt',
    'A végét a(z) {number}. leosztás előtt jelentették be',
  ),
  skiz: text('{player} held the skíz', 'den Sküs hatte {player}', 'a skíz nála volt: {player}'),
  lastDeal: text(
    'the last deal is deal {number}',
    'die letzte Partie ist {number}',
    'az utolsó leosztás a(z) {number}.',
  ),
  notOver: text('the end is not reached', 'das Ende ist nicht erreicht', 'a vége még nem jött el'),
  wholeSession: text('the session as a whole', 'die Runde als ganze', 'az egész játék'),
  oneDeal: text('deal {numbers}', 'Partie {numbers}', '{numbers}. leosztás'),
  someDeals: text('deals {numbers}', 'Partien {numbers}', '{numbers}. leosztás'),
  oneViolation: text('1 violation', '1 Verstoß', '1 szabálysértés'),
  violations: text('{count} violations', '{count} Verstöße', '{count} szabálysértés'),
  more: text('and {count} more', 'und {count} weitere', 'és még {count}'),
};
