import { meaning, type CodeMeaning } from '../code-meaning.js';

/** Codes of this game alone, in the order of section 9. */
export const codes: Readonly<Record<string, CodeMeaning>> = {
  'auction/call': meaning(
    '3.1',
    '`call` is the Rufer’s first bid, and only that (3.1)',
    '„Ich rufe“ ist das erste Gebot des Rufers und nur dieses (3.1)',
    'a hívás a Rufer első licitje, és csak az (3.1)',
  ),
  'auction/rufer-game': meaning(
    '3.3',
    '{seat} bids a game that only the Rufer may bid when all others have passed (3.3)',
    '{seat} bietet ein Spiel, das nur dem Rufer nach drei Passen zusteht (3.3)',
    '{seat} olyan játékot licitál, amely csak a Rufert illeti három passz után (3.3)',
  ),
  'call/missing': meaning(
    '4.1',
    '{seat} has not called a king; the deal is not settled (4.1)',
    '{seat} hat keinen König gerufen; die Partie wird nicht abgerechnet (4.1)',
    '{seat} nem hívott királyt; a leosztás nincs elszámolva (4.1)',
  ),
  'call/own-king': meaning(
    '4.1',
    '{seat} calls a king that he was dealt (4.1)',
    '{seat} ruft einen König, den er selbst bekommen hat (4.1)',
    '{seat} olyan királyt hív, amelyet maga kapott (4.1)',
  ),
  'exchange/triple': meaning(
    '5.2',
    '{seat} must take the triple with the called king (5.2)',
    '{seat} muss die drei Karten mit dem gerufenen König nehmen (5.2)',
    '{seat} köteles a hívott királyt tartalmazó hármat felvenni (5.2)',
  ),
  'exchange/give-up': meaning(
    '5.3',
    '{seat} may not give up this game (5.3)',
    '{seat} darf dieses Spiel nicht aufgeben (5.3)',
    '{seat} ezt a játékot nem adhatja fel (5.3)',
  ),
  'discard/five-points': meaning(
    '5.4',
    '{seat} discards a king or an honour (5.4)',
    '{seat} legt einen König oder ein Honneur ab (5.4)',
    '{seat} királyt vagy honőrt tesz le (5.4)',
  ),
  'announce/not-possible': meaning(
    '6.3',
    'in this game that cannot be said; it is void (6.3)',
    'das kann in diesem Spiel nicht gesagt werden; es ist ungültig (6.3)',
    'ebben a játékban ez nem mondható; érvénytelen (6.3)',
  ),
  'announce/not-held': meaning(
    '6.3',
    '{seat} does not hold the card of this bonus; it is void (6.3)',
    '{seat} hält die Karte dieser Prämie nicht; sie ist ungültig (6.3)',
    '{seat} nem tartja e figura lapját; érvénytelen (6.3)',
  ),
  'announce/no-king': meaning(
    '6.3',
    'no king was called; king ultimo is void (6.3)',
    'es wurde kein König gerufen; König Ultimo ist ungültig (6.3)',
    'nem hívtak királyt; a király ultimó érvénytelen (6.3)',
  ),
  'announce/bird-missing': meaning(
    '6.4',
    '{seat} must announce pagat ultimo, two or three (6.4)',
    '{seat} muss Pagat Ultimo, Zweier oder Dreier ansagen (6.4)',
    '{seat} köteles pagát ultimót, kettest vagy hármast mondani (6.4)',
  ),
  'announce/agree-missing': meaning(
    '8.1',
    '{seat} must say agree or not, and nothing else; it counts as not (8.1)',
    '{seat} muss einverstanden oder nicht sagen und sonst nichts; es gilt als nicht (8.1)',
    '{seat} csak annyit mondhat: benne vagyok vagy nem; nemnek számít (8.1)',
  ),
  'play/pagat': meaning(
    '7.1',
    '{seat} plays the pagat before his last tarock (7.1)',
    '{seat} spielt den Pagat vor seinem letzten Tarock (7.1)',
    '{seat} az utolsó tarokkja előtt játssza ki a pagátot (7.1)',
  ),
  'play/overtake': meaning(
    '7.1',
    '{seat} can beat the card that wins and must (7.1)',
    '{seat} kann überstechen und muss es (7.1)',
    '{seat} felül tud ütni, és köteles (7.1)',
  ),
  'show/not-made': meaning(
    '6.5',
    '{seat} has made nothing that is called while playing; it is void (6.5)',
    '{seat} hat nichts gemacht, was im Spiel zu rufen wäre; es ist ungültig (6.5)',
    '{seat} nem csinált olyat, amit játék közben kell mondani; érvénytelen (6.5)',
  ),
};
