import { meaning, type CodeMeaning } from '../code-meaning.js';

/** Codes of this game alone, in the order in which its file names them. */
export const codes: Readonly<Record<string, CodeMeaning>> = {
  'start/throw-in': meaning(
    '1.2',
    '{seat} throws the deal in with a tarock in hand (1.2)',
    '{seat} wirft mit einem Tarock im Blatt zusammen (1.2)',
    '{seat} tarokkal a kezében dobja be a leosztást (1.2)',
  ),
  'start/false-kings': meaning(
    '1.3',
    '{seat} was not dealt all four kings; it is void (1.3)',
    '{seat} hat nicht alle vier Könige bekommen; es ist ungültig (1.3)',
    '{seat} nem kapta meg mind a négy királyt; érvénytelen (1.3)',
  ),
  'auction/four': meaning(
    '2.1',
    '{seat} may bid four only after another seat has bid three (2.1)',
    '{seat} darf Vier nur bieten, nachdem ein anderer Drei geboten hat (2.1)',
    '{seat} csak más hármas licitje után mondhat négyest (2.1)',
  ),
  'calling/throw-in': meaning(
    '2.3',
    '{seat} may throw in only a game of one (2.3)',
    '{seat} darf nur ein Spiel Eins zusammenwerfen (2.3)',
    '{seat} csak egyes játékot dobhat be (2.3)',
  ),
  'call/missing': meaning(
    '3.1',
    '{seat} has not called a king; the deal is not settled (3.1)',
    '{seat} hat keinen König gerufen; die Partie wird nicht abgerechnet (3.1)',
    '{seat} nem hívott királyt; a leosztás nincs elszámolva (3.1)',
  ),
  'announce/not-held': meaning(
    '3.2',
    '{seat} does not hold what this announcement needs; it is void (3.2, 5.1)',
    '{seat} hält nicht, was diese Ansage verlangt; sie ist ungültig (3.2, 5.1)',
    'nincs {seat} kezében, ami ehhez a bemondáshoz kell; érvénytelen (3.2, 5.1)',
  ),
  'kontra/no-right': meaning(
    '3.2',
    '{seat} had a chance to bid three and may not kontra the game; it is void (3.2)',
    '{seat} hätte Drei bieten können und darf das Spiel nicht kontrieren; es ist ungültig (3.2)',
    '{seat} licitálhatott volna hármast, ezért nem kontrázhatja a játékot; érvénytelen (3.2)',
  ),
  'exchange/packet': meaning(
    '4.1',
    '{seat} must take the packet just looked at, or any one after exposing all (4.1)',
    '{seat} muss das eben angesehene Paket nehmen, oder irgendeines, wenn alle aufgedeckt sind (4.1)',
    '{seat} az éppen megnézett csomagot veheti fel, vagy ha mindet felfedte, bármelyiket (4.1)',
  ),
  'discard/five-points': meaning(
    '4.2',
    '{seat} discards a king or an honour (4.2)',
    '{seat} legt einen König oder ein Honneur ab (4.2)',
    '{seat} királyt vagy honőrt tesz le (4.2)',
  ),
  'discard/tarok-not-forced': meaning(
    '4.2',
    '{seat} discards a tarock and keeps other cards than tarocks and kings (4.2)',
    '{seat} legt ein Tarock ab und behält andere Karten als Tarock und Könige (4.2)',
    '{seat} tarokkot tesz le, és nem csak tarokkot és királyt tart meg (4.2)',
  ),
  'exchange/give-up': meaning(
    '4.3',
    '{seat} gives up without having seen the called king in the talon (4.3)',
    '{seat} gibt auf, ohne den gerufenen König im Talon gesehen zu haben (4.3)',
    '{seat} feladja, pedig nem látta a hívott királyt a talonban (4.3)',
  ),
  'play/kept-card': meaning(
    '6.2',
    '{seat} plays the card kept for an announced ultimo though another one is legal (6.2)',
    '{seat} spielt die für ein angesagtes Ultimo gebundene Karte, obwohl eine andere erlaubt ist (6.2)',
    '{seat} kijátssza a bemondott ultimóhoz tartott lapot, pedig más is adható (6.2)',
  ),
};
