import { meaning, type CodeMeaning } from './code-meaning.js';

/** Violations and warnings that all rulesets know, in the documented order, as sentences; `{seat}` is who did it. */
export const commonCodes: Readonly<Record<string, CodeMeaning>> = {
  'session/dealer': meaning(
    'S10',
    'another player should have dealt (S10)',
    'ein anderer Spieler hätte geben müssen (S10)',
    'más játékosnak kellett volna osztania (S10)',
  ),
  'deal/after-end': meaning(
    'S9',
    'this comes after the end (S9)',
    'das kommt nach dem Ende (S9)',
    'ez a vége után áll (S9)',
  ),
  'deal/not-finished': meaning(
    'S9',
    'the record of the deal stops before its end; it is not settled (S9)',
    'die Aufzeichnung der Partie bricht vor dem Ende ab; sie wird nicht abgerechnet (S9)',
    'a leosztás feljegyzése a vége előtt megszakad; nincs elszámolva (S9)',
  ),
  'auction/not-finished': meaning(
    'S9',
    'the auction is not finished: {seat} is in turn; the deal is not settled (S9)',
    'die Lizitation ist nicht beendet: {seat} ist an der Reihe; die Partie wird nicht abgerechnet (S9)',
    'a licit nem ért véget: {seat} következik; a leosztás nincs elszámolva (S9)',
  ),
  'auction/after-end': meaning(
    'S6',
    '{seat} speaks after the auction has ended; it is ignored',
    '{seat} spricht nach dem Ende der Lizitation; das gilt nicht',
    '{seat} a licit vége után szólal meg; nem számít',
  ),
  'auction/turn-order': meaning(
    'S8',
    '{seat} speaks out of turn',
    '{seat} spricht außer der Reihe',
    '{seat} soron kívül szólal meg',
  ),
  'auction/after-pass': meaning(
    'S8',
    '{seat} has passed and speaks again; it is ignored',
    '{seat} hat gepasst und spricht wieder; das gilt nicht',
    '{seat} passzolt már, és újra megszólal; nem számít',
  ),
  'auction/too-low': meaning(
    'S8',
    'the bid of {seat} is not higher than the last one; it is treated as a pass',
    'das Gebot von {seat} ist nicht höher als das letzte; es gilt als Passen',
    '{seat} licitje nem magasabb az előzőnél; passznak számít',
  ),
  'calling/not-declarer': meaning(
    'S8',
    '{seat} is not the declarer; it is ignored',
    '{seat} ist nicht der Alleinspieler; das gilt nicht',
    '{seat} nem a felvevő; nem számít',
  ),
  'calling/not-possible': meaning(
    'S8',
    'this is not possible here; it is ignored',
    'das ist hier nicht möglich; es gilt nicht',
    'ez itt nem lehetséges; nem számít',
  ),
  'announce/turn-order': meaning(
    'S7',
    '{seat}: the turns of announcements are out of order',
    '{seat}: die Ansagen sind außer der Reihe',
    '{seat}: a bemondások sorrendje nem jó',
  ),
  'announce/late': meaning(
    'S7',
    '{seat} may no longer say this; it is void',
    '{seat} darf das nicht mehr sagen; es ist ungültig',
    '{seat} ezt már nem mondhatja; érvénytelen',
  ),
  'announce/repeated': meaning(
    'S8',
    'this has been announced already; it is void',
    'das ist schon angesagt; es ist ungültig',
    'ezt már bemondták; érvénytelen',
  ),
  'declare/false': meaning(
    'S8',
    'the declaration of {seat} is not true; it is void',
    'die Meldung von {seat} stimmt nicht; sie ist ungültig',
    '{seat} bejelentése nem igaz; érvénytelen',
  ),
  'kontra/not-possible': meaning(
    'S5',
    'this cannot be doubled; the kontra of {seat} is void (S5)',
    'das kann nicht kontriert werden; das Kontra von {seat} ist ungültig (S5)',
    'ez nem kontrázható; {seat} kontrája érvénytelen (S5)',
  ),
  'kontra/own-side': meaning(
    'S5',
    '{seat} is of the wrong side for this kontra; it is void (S5)',
    '{seat} ist für dieses Kontra auf der falschen Seite; es ist ungültig (S5)',
    '{seat} ehhez a kontrához rossz oldalon van; érvénytelen (S5)',
  ),
  'kontra/target': meaning(
    'S5',
    'nobody has announced this; the kontra of {seat} is void (S5)',
    'das hat niemand angesagt; das Kontra von {seat} ist ungültig (S5)',
    'ezt senki sem mondta be; {seat} kontrája érvénytelen (S5)',
  ),
  'kontra/level': meaning(
    'S5',
    'this is not the next level of kontra; it is void (S5)',
    'das ist nicht die nächste Stufe des Kontras; es ist ungültig (S5)',
    'ez nem a kontra következő foka; érvénytelen (S5)',
  ),
  'play/revoke': meaning(
    'S3',
    '{seat} must follow suit, or play a tarock (S3)',
    '{seat} muss Farbe bekennen oder Tarock spielen (S3)',
    '{seat} köteles színre színt vagy tarokkot adni (S3)',
  ),
  'claim/payments': meaning(
    null,
    'the payments claimed are not those of the settlement',
    'die behaupteten Zahlungen sind nicht die der Abrechnung',
    'az állított fizetések nem egyeznek az elszámolással',
  ),
  'claim/totals': meaning(
    null,
    'the totals claimed are not the sums of the settlement',
    'die behaupteten Summen sind nicht die der Abrechnung',
    'az állított összegek nem egyeznek az elszámolással',
  ),
  'scored/impossible': meaning(
    null,
    'these facts cannot all be true of one deal: {contradiction}',
    'diese Angaben können nicht alle auf eine Partie zutreffen: {contradiction}',
    'ezek az adatok nem lehetnek mind igazak egy leosztásra: {contradiction}',
  ),
  'session/past-end': meaning(
    'S11',
    'the session had ended before this deal (S11)',
    'die Runde war vor dieser Partie zu Ende (S11)',
    'a játék e leosztás előtt véget ért (S11)',
  ),
};
