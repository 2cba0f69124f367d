import { fill, type Language, text, type Text } from '@tarokk/rules';

const words = {
  public: text(
    'This is the public archive of the season. It shows and proves the tables, but has not all that an office keeps; the full one is made with: tarokk season export {season} --full',
    'Das ist das öffentliche Archiv der Saison. Es zeigt und belegt die Tabellen, hat aber nicht alles, was ein Büro führt; das vollständige entsteht mit: tarokk season export {season} --full',
    'Ez a szezon nyilvános archívuma. Megmutatja és igazolja a táblázatokat, de nincs benne minden, amit egy iroda vezet; a teljes így készül: tarokk season export {season} --full',
  ),
  different: text(
    'The archive is not what it should be, so nothing was imported. What is wrong with it is said by: tarokk season verify',
    'Das Archiv ist nicht, was es sein soll; darum wurde nichts übernommen. Was daran falsch ist, sagt: tarokk season verify',
    'Az archívum nem az, aminek lennie kell, ezért semmi sem került át. Hogy mi a baj vele, megmondja: tarokk season verify',
  ),
  exists: text(
    'This office has the season {season} already.',
    'Dieses Büro hat die Saison {season} schon.',
    'Ennek az irodának már van {season}. évi szezonja.',
  ),
  later: text(
    'This office has trophies of later days than the season {season} already. Import seasons in the order of their years.',
    'Dieses Büro hat schon Trophäen aus der Zeit nach der Saison {season}. Übernimm Saisons in der Reihenfolge ihrer Jahre.',
    'Ennek az irodának már van a {season}. évi szezonnál későbbi trófeája. A szezonokat éveik sorrendjében vedd át.',
  ),
  seasonless: text(
    'The archive is of {season}, a year without a season: its trophies come from an old list. Import that list.',
    'Das Archiv ist vom Jahr {season}, das keine Saison hat: Seine Trophäen kommen aus einer alten Liste. Übernimm diese Liste.',
    'Az archívum {season}. évi, és ennek az évnek nincs szezonja: trófeái régi listából valók. Azt a listát vedd át.',
  ),
  opening: text(
    'Before the season {season} the trophy list of this office is not that of the archive: {player}, {trophy}: {here} here, {there} there. Import seasons in the order of their years, and leave none out.',
    'Vor der Saison {season} ist die Trophäenliste dieses Büros nicht die des Archivs: {player}, {trophy}: hier {here}, dort {there}. Übernimm Saisons in der Reihenfolge ihrer Jahre und lass keine aus.',
    'A {season}. évi szezon előtt ennek az irodának a trófealistája nem az archívumé: {player}, {trophy}: itt {here}, ott {there}. A szezonokat éveik sorrendjében vedd át, egyet se hagyj ki.',
  ),
  person: text(
    'Person {person} is merged into another one here than in the archive.',
    'Person {person} ist hier mit einer anderen zusammengelegt als im Archiv.',
    '{person} személyt itt mással vonták össze, mint az archívumban.',
  ),
  columns: text(
    'The archive comes from a newer office: this one knows no {column} of {table}. Bring it to the new version first.',
    'Das Archiv kommt aus einem neueren Büro: dieses kennt kein {column} von {table}. Bringe es zuerst auf den neuen Stand.',
    'Az archívum újabb irodából való: ez nem ismeri ezt: {table}.{column}. Előbb frissítsd.',
  ),
  database: text(
    'The database refuses what is in the archive: {message}',
    'Die Datenbank weist zurück, was im Archiv steht: {message}',
    'Az adatbázis elutasítja, ami az archívumban van: {message}',
  ),
  row: text(
    '{file}, line {line}: the database refuses what stands there ({message}). Nothing was imported.',
    '{file}, Zeile {line}: die Datenbank weist zurück, was dort steht ({message}). Nichts wurde übernommen.',
    '{file}, {line}. sor: az adatbázis elutasítja, ami ott áll ({message}). Semmi sem került át.',
  ),
  nul: text(
    '{file}, line {line}: a text there has the character U+0000, which no office can keep. Nothing was imported.',
    '{file}, Zeile {line}: ein Text dort enthält das Zeichen U+0000, das kein Büro aufbewahren kann. Nichts wurde übernommen.',
    '{file}, {line}. sor: egy szövegben U+0000 karakter áll, amelyet egyetlen iroda sem tud tárolni. Semmi sem került át.',
  ),
  tables: text(
    'Imported, the tables would not be those of the archive ({difference}), so nothing was imported.',
    'Übernommen wären die Tabellen nicht die des Archivs ({difference}); darum wurde nichts übernommen.',
    'Átvéve a táblázatok nem az archívuméi lennének ({difference}), ezért semmi sem került át.',
  ),
} satisfies Record<string, Text>;

/** The reason why nothing was imported. It is a value: the import returns it, after its transaction was taken back. */
export class NotImported {
  constructor(
    readonly code: keyof typeof words,
    readonly values: Readonly<Record<string, string | number>> = {},
  ) {}

  in(language: Language): string {
    return fill(words[this.code][language], this.values);
  }
}
