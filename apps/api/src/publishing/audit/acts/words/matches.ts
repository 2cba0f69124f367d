import { terms } from '@tarokk/competition';
import { text } from '@tarokk/rules';
import type { Action } from '../../../../platform/writes/action.js';
import type { ActWords } from '../act-kinds.js';

const { en, de, hu } = terms;

/** What is done to matches, their sheets and plans. */
export const matchActs = {
  submitSheet: {
    kind: 'match',
    of: 'match',
    words: text(
      '{who} handed in a sheet of the match {what}',
      '{who} hat einen Spielzettel des Matches {what} eingereicht',
      '{who} mérkőzéslapot adott be: {what}',
    ),
  },
  confirmMatch: {
    kind: 'match',
    of: 'match',
    words: text(
      '{who} confirmed the match {what}',
      '{who} hat das Match {what} bestätigt',
      '{who} megerősítette a(z) {what} mérkőzést',
    ),
  },
  answerSealed: {
    kind: 'match',
    of: 'match',
    words: text(
      '{who} sent the sealed answer of the opponents to the match {what}',
      '{who} hat die versiegelte Antwort der Gegner auf das Match {what} gesandt',
      '{who} elküldte az ellenfelek lepecsételt válaszát a(z) {what} mérkőzésre',
    ),
  },
  checkSealed: {
    kind: 'match',
    of: 'match',
    words: text(
      '{who} had a sealed answer of the opponents checked for the match {what}',
      '{who} hat eine versiegelte Antwort der Gegner auf das Match {what} prüfen lassen',
      '{who} ellenőriztette az ellenfelek lepecsételt válaszát a(z) {what} mérkőzésre',
    ),
  },
  revokeConfirmation: {
    kind: 'match',
    of: 'match',
    words: text(
      '{who} took back the confirmation of the match {what}',
      '{who} hat die Bestätigung des Matches {what} zurückgenommen',
      '{who} visszavonta a(z) {what} mérkőzés megerősítését',
    ),
  },
  disputeMatch: {
    kind: 'match',
    of: 'match',
    words: text(
      `{who} ${en.dispute.participle} the match {what}`,
      `{who} hat das Match {what} ${de.dispute.participle}`,
      `{who} ${hu.dispute.past} a(z) {what} mérkőzést`,
    ),
  },
  approveMatch: {
    kind: 'match',
    of: 'match',
    words: text(
      '{who} approved the match {what}',
      '{who} hat das Match {what} genehmigt',
      '{who} jóváhagyta a(z) {what} mérkőzést',
    ),
  },
  approveMatches: {
    kind: 'match',
    of: 'match',
    words: text(
      '{who} approved the match {what} together with others',
      '{who} hat das Match {what} zusammen mit anderen Matches genehmigt',
      '{who} több mérkőzéssel együtt jóváhagyta a(z) {what} mérkőzést',
    ),
  },
  returnMatch: {
    kind: 'match',
    of: 'match',
    words: text(
      '{who} returned the match {what}',
      '{who} hat das Match {what} zurückgegeben',
      '{who} visszaadta a(z) {what} mérkőzést',
    ),
  },
  reopenMatch: {
    kind: 'match',
    of: 'match',
    words: text(
      '{who} reopened the match {what}',
      '{who} hat das Match {what} wieder geöffnet',
      '{who} újra megnyitotta a(z) {what} mérkőzést',
    ),
  },
  withdrawMatch: {
    kind: 'match',
    of: 'match',
    words: text(
      '{who} withdrew the match {what}',
      '{who} hat das Match {what} zurückgezogen',
      '{who} visszavonta a(z) {what} mérkőzést',
    ),
  },
  leaveMatchOpen: {
    kind: 'match',
    of: 'match',
    words: text(
      '{who} left the match {what} open',
      '{who} hat das Match {what} offen gelassen',
      '{who} nyitva hagyta a(z) {what} mérkőzést',
    ),
  },
  closeOpenMatch: {
    kind: 'match',
    of: 'match',
    words: text(
      '{who} ended the time for which the match {what} was left open',
      '{who} hat die Zeit beendet, in der das Match {what} offen war',
      '{who} lezárta a(z) {what} nyitva hagyott mérkőzést',
    ),
  },
  resumeMatch: {
    kind: 'match',
    of: 'match',
    words: text(
      '{who} let the match {what} go on',
      '{who} hat das Match {what} weitergehen lassen',
      '{who} folytatta a(z) {what} mérkőzést',
    ),
  },
  ruleOnMatch: {
    kind: 'match',
    of: 'match',
    words: text(
      '{who} ruled on the match {what}',
      '{who} hat über das Match {what} entschieden',
      '{who} döntést hozott a(z) {what} mérkőzésről',
    ),
  },
  revokeRuling: {
    kind: 'match',
    of: 'match',
    words: text(
      '{who} revoked a ruling on the match {what}',
      '{who} hat eine Entscheidung über das Match {what} zurückgenommen',
      '{who} visszavont egy döntést a(z) {what} mérkőzésről',
    ),
  },
  appointJuror: {
    kind: 'match',
    of: 'match',
    words: text(
      '{who} appointed who decides the match {what}',
      '{who} hat bestimmt, wer über das Match {what} entscheidet',
      '{who} kijelölte, ki dönt a(z) {what} mérkőzésről',
    ),
  },
  admitGames: {
    kind: 'match',
    of: 'match',
    words: text(
      '{who} said which games of the match {what} count',
      '{who} hat festgelegt, welche Spiele des Matches {what} zählen',
      '{who} megadta, mely játékok számítanak a(z) {what} mérkőzésből',
    ),
  },
  importMatches: {
    kind: 'match',
    of: 'import',
    words: text(
      '{who} imported matches: {what}',
      '{who} hat Matches übernommen: {what}',
      '{who} mérkőzéseket vett át: {what}',
    ),
  },
  planMatch: {
    kind: 'planning',
    of: 'planned match',
    words: text(
      '{who} planned the match {what}',
      '{who} hat das Match {what} geplant',
      '{who} megtervezte a(z) {what} mérkőzést',
    ),
  },
  planMatches: {
    kind: 'planning',
    of: 'planned match',
    words: text(
      '{who} planned matches: {what}',
      '{who} hat Matches geplant: {what}',
      '{who} mérkőzéseket tervezett: {what}',
    ),
  },
  changePlannedMatch: {
    kind: 'planning',
    of: 'planned match',
    words: text(
      '{who} changed the planned match {what}',
      '{who} hat das geplante Match {what} geändert',
      '{who} módosította a(z) {what} tervezett mérkőzést',
    ),
  },
  cancelPlannedMatch: {
    kind: 'planning',
    of: 'planned match',
    words: text(
      '{who} cancelled the planned match {what}',
      '{who} hat das geplante Match {what} abgesagt',
      '{who} lemondta a(z) {what} tervezett mérkőzést',
    ),
  },
  askJury: {
    kind: 'planning',
    of: 'request',
    words: text(
      '{who} made a request to the jury for {what}',
      '{who} hat für {what} einen Antrag an die Jury gestellt',
      '{who} kérelmet adott be a zsűrihez ({what})',
    ),
  },
  grantRequest: {
    kind: 'planning',
    of: 'request',
    words: text(
      '{who} granted a request of {what}',
      '{who} hat einen Antrag von {what} bewilligt',
      '{who} teljesített egy kérelmet ({what})',
    ),
  },
  refuseRequest: {
    kind: 'planning',
    of: 'request',
    words: text(
      '{who} refused a request of {what}',
      '{who} hat einen Antrag von {what} abgelehnt',
      '{who} elutasított egy kérelmet ({what})',
    ),
  },
  withdrawRequest: {
    kind: 'planning',
    of: 'request',
    words: text(
      '{who} withdrew a request of {what}',
      '{who} hat einen Antrag von {what} zurückgezogen',
      '{who} visszavont egy kérelmet ({what})',
    ),
  },
  appointJurorForRequest: {
    kind: 'planning',
    of: 'request',
    words: text(
      '{who} appointed who decides a request of {what}',
      '{who} hat bestimmt, wer über einen Antrag von {what} entscheidet',
      '{who} kijelölte, ki dönt egy kérelemről ({what})',
    ),
  },
} as const satisfies Partial<Record<Action, ActWords>>;
