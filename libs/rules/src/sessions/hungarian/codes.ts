import { meaning, type CodeMeaning } from '../code-meaning.js';

/** Codes of this game alone, in the order in which its file names them. */
export const codes: Readonly<Record<string, CodeMeaning>> = {
  'auction/hold': meaning(
    '2.3',
    '{seat} may not hold this bid (2.3); it is treated as a pass',
    '{seat} darf dieses Gebot nicht halten (2.3); es gilt als Passen',
    '{seat} ezt a licitet nem tarthatja (2.3); passznak számít',
  ),
  'auction/no-honour': meaning(
    '2.4',
    '{seat} bids without an honour (2.4)',
    '{seat} bietet ohne Honneur (2.4)',
    '{seat} honőr nélkül licitál (2.4)',
  ),
  'auction/false-cue': meaning(
    '3.1',
    '{seat} was not dealt what this jump promises (3.1)',
    '{seat} hat nicht bekommen, was dieser Sprung verspricht (3.1)',
    '{seat} nem kapta meg, amit ez az ugrás ígér (3.1)',
  ),
  'auction/false-yield': meaning(
    '3.4',
    '{seat} yields the game without the twenty and a high honour (3.4)',
    '{seat} überlässt das Spiel ohne die Zwanzig und ein hohes Honneur (3.4)',
    '{seat} húszas és nagyhonőr nélkül engedi át a játékot (3.4)',
  ),
  'announce/pagat-due': meaning(
    '3.3',
    '{seat} must announce pagat ultimo at his first turn (3.3)',
    '{seat} muss beim ersten Mal Pagat Ultimo ansagen (3.3)',
    '{seat} első szólalásakor köteles pagát ultimót mondani (3.3)',
  ),
  'discard/five-points': meaning(
    '4.2',
    '{seat} discards a king or an honour (4.2)',
    '{seat} legt einen König oder ein Honneur ab (4.2)',
    '{seat} királyt vagy honőrt tesz le (4.2)',
  ),
  'discard/promised': meaning(
    '4.2',
    '{seat} discards the card that he promised (4.2)',
    '{seat} legt die versprochene Karte ab (4.2)',
    '{seat} leteszi az ígért lapot (4.2)',
  ),
  'discard/twenty': meaning(
    '10',
    '{seat} discards the twenty',
    '{seat} legt die Zwanzig ab',
    '{seat} leteszi a húszast',
  ),
  'annul/holding': meaning(
    '4.5',
    '{seat} may not annul with this hand (4.5)',
    '{seat} darf mit diesem Blatt nicht annullieren (4.5)',
    '{seat} ezzel a lappal nem annullálhat (4.5)',
  ),
  'annul/tarokk-discarded': meaning(
    '4.5',
    '{seat} has discarded a tarock and may not annul (4.5)',
    '{seat} hat ein Tarock abgelegt und darf nicht annullieren (4.5)',
    '{seat} tarokkot tett le, nem annullálhat (4.5)',
  ),
  'call/missing': meaning(
    '5.1',
    '{seat} has not called a card; the deal is not settled (5.1)',
    '{seat} hat keine Karte gerufen; die Partie wird nicht abgerechnet (5.1)',
    '{seat} nem hívott lapot; a leosztás nincs elszámolva (5.1)',
  ),
  'call/not-allowed': meaning(
    '5.2',
    '{seat} may not call this card (5.2)',
    '{seat} darf diese Karte nicht rufen (5.2)',
    '{seat} ezt a lapot nem hívhatja (5.2)',
  ),
  'announce/kontra-due': meaning(
    '5.3',
    '{seat} discarded the called card and must kontra the game (5.3)',
    '{seat} hat die gerufene Karte abgelegt und muss das Spiel kontrieren (5.3)',
    '{seat} letette a hívott lapot, köteles a játékot megkontrázni (5.3)',
  ),
  'announce/not-finished': meaning(
    '6.1',
    'the round of announcements is not finished: {seat} is in turn (6.1)',
    'die Ansagerunde ist nicht beendet: {seat} ist an der Reihe (6.1)',
    'a bemondások köre nem ért véget: {seat} következik (6.1)',
  ),
  'announce/double-and-volat': meaning(
    '6.2',
    '{seat} may not announce double game and volát together; it is void (6.2)',
    '{seat} darf Doppelspiel und Volat nicht zusammen ansagen; es ist ungültig (6.2)',
    '{seat} nem mondhat együtt duplát és volátot; érvénytelen (6.2)',
  ),
  'announce/double-after-volat': meaning(
    '6.2',
    'double game cannot follow volát; it is void (6.2)',
    'Doppelspiel kann nicht auf Volat folgen; es ist ungültig (6.2)',
    'a volát után nem mondható dupla; érvénytelen (6.2)',
  ),
  'announce/allegiance': meaning(
    '6.3',
    '{seat} is not of the side that this says; a kontra was due (6.3)',
    '{seat} ist nicht von der Seite, die das sagt; ein Kontra wäre nötig gewesen (6.3)',
    '{seat} nem azon az oldalon áll, amelyet ez mond; kontra kellett volna (6.3)',
  ),
  'announce/tarokks-due': meaning(
    '6.6',
    '{seat} must have declared eight or nine tarocks; it is void (6.6)',
    '{seat} müsste acht oder neun Tarock gemeldet haben; es ist ungültig (6.6)',
    '{seat} köteles lett volna nyolc vagy kilenc tarokkot bejelenteni; érvénytelen (6.6)',
  ),
  'play/pagat-early': meaning(
    '7.1',
    '{seat} plays the pagat though another card is legal (7.1)',
    '{seat} spielt den Pagat, obwohl eine andere Karte erlaubt ist (7.1)',
    '{seat} kijátssza a pagátot, pedig más lap is adható (7.1)',
  ),
  'claim/tarokks': meaning(
    '9.2',
    '{seat} cannot claim tarocks from a partner; it is void (9.2)',
    '{seat} kann keine Tarock vom Partner verlangen; es ist ungültig (9.2)',
    '{seat} nem kérhet tarokkot a társától; érvénytelen (9.2)',
  ),
  'custom/order': meaning(
    '6.1',
    'customary order: tarocks, the call, then bonuses and kontras (6.1)',
    'übliche Reihenfolge: Tarock, Ruf, dann Prämien und Kontras (6.1)',
    'szokásos sorrend: tarokkok, hívás, azután figurák és kontrák (6.1)',
  ),
  'custom/unsporting-claim': meaning(
    '9.2',
    'the side of {seat} did not win enough to cover this claim (9.2)',
    'die Seite von {seat} hat nicht genug gewonnen, um diese Forderung zu decken (9.2)',
    '{seat} oldala nem nyert eleget ehhez a követeléshez (9.2)',
  ),
};
