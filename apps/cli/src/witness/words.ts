import { text } from '@tarokk/rules';

export const witnessHelp = {
  witness: text(
    'Write the match with each scored game replaced by a whole game that gives exactly its sheet: an example, not what was played.',
    'Das Match ausgeben, jedes nur gewertete Spiel ersetzt durch ein ganzes, das genau seinen Zettel ergibt: ein Beispiel, nicht das Gespielte.',
    'Kiírja a mérkőzést, minden csak pontozott játék helyén egy egész játékkal, amely pontosan azt a mérkőzéslapot adja: példa, nem az, amit játszottak.',
  ),
  verify: text(
    'also find a game that gives each sheet, or the lines that exclude each other',
    'auch zu jedem Zettel ein Spiel suchen, das ihn ergibt, oder die Zeilen, die einander ausschließen',
    'minden mérkőzéslaphoz olyan játékot is keres, amely azt adja, vagy az egymást kizáró sorokat',
  ),
  file: text(
    'A Royal Tarokk match, a stream of them, or - for standard input.',
    'Ein Match im Royal Tarokk, ein Strom davon oder - für die Standardeingabe.',
    'Egy royal tarokk mérkőzés, ilyenek folyama, vagy - a szabványos bemenethez.',
  ),
  limit: text(
    'steps of the search for each sheet; what is not decided by then stays open',
    'Schritte der Suche für jeden Zettel; was bis dahin nicht entschieden ist, bleibt offen',
    'a keresés lépései mérkőzéslaponként; ami addig nem dől el, nyitva marad',
  ),
};

export const words = {
  excluded: text(
    'game {number}: no witness is sought for a sheet that is against the rules of the auction or of the consolation; see tarokk verify',
    'Spiel {number}: für einen Zettel gegen die Regeln der Lizitation oder des Trostes wird kein Beispiel gesucht; siehe tarokk verify',
    '{number}. játék: a licit vagy a vigasz szabályai ellen szóló mérkőzéslaphoz nincs mit keresni; lásd tarokk verify',
  ),
  impossible: text(
    'game {number}: no game gives this sheet: {why}',
    'Spiel {number}: kein Spiel ergibt diesen Zettel: {why}',
    '{number}. játék: nincs játék, amely ezt a mérkőzéslapot adná: {why}',
  ),
  undecided: text(
    'game {number}: not decided within the limit of steps; a higher --limit may find more',
    'Spiel {number}: in den erlaubten Schritten nicht entschieden; ein höheres --limit findet vielleicht mehr',
    '{number}. játék: a megengedett lépések alatt nem dőlt el; magasabb --limit többet találhat',
  ),
};
