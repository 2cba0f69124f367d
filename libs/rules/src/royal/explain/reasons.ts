import { fill, text, type Language, type Text } from '../../language.js';
import { type Proof, type ProofCode } from '../announcements/proof.js';
import { type Reason } from '../verification/result.js';
import { announcementName, cardLabel, seatLabel } from './names.js';
import { type NameOfSeat, say } from './sentence.js';

/** What decided a claim; {card} and {seat} won trick {trick}, {wanted} would have been needed. */
const proofWords: Readonly<Record<ProofCode, Text>> = {
  'trick-won-with': text(
    'trick {trick} was won by {card} ({seat})',
    'Stich {trick} gewann {card} ({seat})',
    'a(z) {trick}. ütést ez vitte: {card} ({seat})',
  ),
  'trick-not-with-card': text(
    'trick {trick} was won by {card} ({seat}), not by {wanted}',
    'Stich {trick} gewann {card} ({seat}), nicht {wanted}',
    'a(z) {trick}. ütést ez vitte: {card} ({seat}), nem ez: {wanted}',
  ),
  'trick-not-with-kind': text(
    'trick {trick} was won by {card} ({seat}), not with {kind}',
    'Stich {trick} gewann {card} ({seat}), er wurde nicht mit {kind} gemacht',
    'a(z) {trick}. ütést ez vitte: {card} ({seat}), nem {kind}',
  ),
  'trick-lost': text(
    'trick {trick} went to the opponents with {card} ({seat})',
    'Stich {trick} ging mit {card} an die Gegner ({seat})',
    'a(z) {trick}. ütés az ellenfélé lett: {card} ({seat})',
  ),
  'all-tricks': text('all ten tricks were taken', 'alle zehn Stiche wurden gemacht', 'mind a tíz ütés megvan'),
  'enough-tricks': text(
    'trick {trick} was number {count} of the {count} needed, won by {card} ({seat})',
    'Stich {trick} war der nötige {count}., gewonnen mit {card} ({seat})',
    'a(z) {trick}. ütés volt a szükséges {count}.: {card} ({seat})',
  ),
  'too-few-tricks': text(
    'with trick {trick} lost to {card} ({seat}), {count} tricks could no longer be reached',
    'mit Stich {trick}, verloren an {card} ({seat}), waren {count} Stiche nicht mehr zu erreichen',
    'a(z) {trick}. ütés elvesztével ({card}, {seat}) {count} ütés már nem lehetett meg',
  ),
  'brought-home': text(
    '{wanted} was brought home in trick {trick}, won by {card} ({seat})',
    '{wanted} kam in Stich {trick} heim, gewonnen mit {card} ({seat})',
    '{wanted} hazajött a(z) {trick}. ütésben: {card} ({seat})',
  ),
  'not-brought-home': text(
    '{wanted} was not brought home: trick {trick} was won by {card} ({seat})',
    '{wanted} kam nicht heim: Stich {trick} gewann {card} ({seat})',
    '{wanted} nem jött haza: a(z) {trick}. ütést ez vitte: {card} ({seat})',
  ),
  'brought-home-winning': text(
    '{wanted} won trick {trick} itself ({seat})',
    '{wanted} gewann Stich {trick} selbst ({seat})',
    '{wanted} maga vitte a(z) {trick}. ütést ({seat})',
  ),
  'won-for-opponents': text(
    '{wanted} won trick {trick} for the opponents ({seat})',
    '{wanted} gewann Stich {trick} für die Gegner ({seat})',
    '{wanted} az ellenfélnek vitte a(z) {trick}. ütést ({seat})',
  ),
  caught: text(
    '{wanted} was caught in trick {trick} by {card} ({seat})',
    '{wanted} wurde in Stich {trick} von {card} gefangen ({seat})',
    '{wanted} fogságba esett a(z) {trick}. ütésben, elfogta: {card} ({seat})',
  ),
  'own-card': text(
    '{wanted} was dealt to the party itself',
    '{wanted} war in der eigenen Partei',
    '{wanted} a párt saját lapja volt',
  ),
  'never-with-kind': text(
    'no trick was won with {kind}',
    'kein Stich wurde mit {kind} gemacht',
    'egy ütés sem készült {kind}',
  ),
  row: text(
    'tricks {count}–{trick} were all won with {kind}',
    'die Stiche {count}–{trick} wurden alle mit {kind} gemacht',
    'a {count}–{trick}. ütés mind {kind} készült',
  ),
  'no-row': text(
    'no four tricks in a row were won with {kind}',
    'keine vier Stiche nacheinander wurden mit {kind} gemacht',
    'nem készült négy egymás utáni ütés {kind}',
  ),
  'fifth-trick': text(
    'trick {trick} was the fifth, won by {card} ({seat})',
    'Stich {trick} war der fünfte, gewonnen mit {card} ({seat})',
    'a(z) {trick}. ütés volt az ötödik: {card} ({seat})',
  ),
  shared: text(
    'both partners won of tricks 8, 9 and 10',
    'beide Partner gewannen von den Stichen 8, 9 und 10',
    'a 8., 9. és 10. ütésből mindkét partner vitt',
  ),
  'one-hand': text(
    'tricks 8, 9 and 10 were all won by {seat}',
    'die Stiche 8, 9 und 10 gewann alle {seat}',
    'a 8., 9. és 10. ütést mind {seat} vitte',
  ),
  'kept-card-failed': text(
    'the bound card {wanted}, taken over by raising, did not win trick {trick}: {card} did ({seat})',
    'die beim Einheben übernommene gebundene Karte {wanted} gewann Stich {trick} nicht: das tat {card} ({seat})',
    'az emeléssel átvett kötött lap, {wanted}, nem vitte a(z) {trick}. ütést: {card} vitte ({seat})',
  ),
  'card-gone': text(
    '{wanted}, which a later trick needs, was played in trick {trick}',
    '{wanted} fiel schon in Stich {trick} und fehlt in einem späteren',
    '{wanted} már a(z) {trick}. ütésben lement, és egy későbbihez hiányzik',
  ),
  'kind-gone': text(
    'after trick {trick} too few of the cards that it needs are left',
    'nach Stich {trick} sind zu wenige der nötigen Karten übrig',
    'a(z) {trick}. ütés után már kevés a hozzá szükséges lap',
  ),
};

const raisedBy = text('raised by {by}', 'eingehoben durch {by}', 'felemelte: {by}');
const stated = text('true of the hand', 'stimmt für das Blatt', 'igaz a lapra');
const onSheet = text('as the sheet says', 'laut Spielzettel', 'a mérkőzéslap szerint');

/**
 * The sentence that says why.
 * @param nameOf how the players are called, for a reader who knows who sits where; by their seats where it is left out
 */
export function sayReason(reason: Reason, language: Language, nameOf?: NameOfSeat): string {
  switch (reason.kind) {
    case 'proof':
      return sayProof(reason, language, nameOf);
    case 'raised':
      return fill(raisedBy[language], { by: announcementName(reason.by, language) });
    case 'void':
      return say(reason.violation.sentence, language, nameOf);
    case 'stated':
      return stated[language];
    case 'sheet':
      return onSheet[language];
  }
}

export function sayProof(
  proof: Proof,
  language: Language,
  nameOf: NameOfSeat = (seat) => seatLabel(seat, language),
): string {
  return fill(proofWords[proof.code][language], {
    trick: proof.trick,
    card: proof.card < 0 ? '' : cardLabel(proof.card, language),
    seat: proof.seat === null ? '' : nameOf(proof.seat),
    wanted: proof.wanted < 0 ? '' : cardLabel(proof.wanted, language),
    kind: proof.asked === null ? '' : proof.asked.name[language],
    count: proof.count,
  });
}
