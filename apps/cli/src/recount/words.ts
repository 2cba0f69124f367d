import { text, type Text } from '@tarokk/rules';
import type { CountedThing } from '../../../api/src/office.js';

export const recountHelp = {
  recount: text(
    'Add up a season (all of them without YEAR) afresh from its sheets and rulings, and compare with what the office has stored: in the database of DATABASE_URL, or the embedded one in DATA_DIR.',
    'Eine Saison (ohne YEAR alle) aus ihren Spielzetteln und Entscheidungen neu zusammenzählen und mit dem vergleichen, was das Büro gespeichert hat: in der Datenbank von DATABASE_URL oder der eingebetteten in DATA_DIR.',
    'Egy szezon (YEAR nélkül mindegyik) újraszámolása a mérkőzéslapjaiból és a döntésekből, összevetve azzal, amit az iroda tárol: a DATABASE_URL adatbázisában vagy a DATA_DIR beágyazott adatbázisában.',
  ),
  year: text('the year of the season', 'das Jahr der Saison', 'a szezon éve'),
  json: text('print one JSON document', 'ein JSON-Dokument ausgeben', 'egy JSON-dokumentum'),
};

export const recountWords = {
  same: text(
    'Season {season}: what is stored is what the sheets give.',
    'Saison {season}: gespeichert ist, was die Spielzettel ergeben.',
    '{season}. évi szezon: az van tárolva, ami a mérkőzéslapokból következik.',
  ),
  different: text(
    'Season {season}: something is stored otherwise than the sheets give it. The first difference:',
    'Saison {season}: etwas ist anders gespeichert, als die Spielzettel es ergeben. Der erste Unterschied:',
    '{season}. évi szezon: valami másként van tárolva, mint ahogy a mérkőzéslapokból következik. Az első eltérés:',
  ),
  figures: text(
    'Matches: {matches}, free games: {games}, entries of the trophy list: {trophies}.',
    'Matches: {matches}, freie Partien: {games}, Einträge der Trophäenliste: {trophies}.',
    'Mérkőzések: {matches}, szabad játékok: {games}, a trófealista tételei: {trophies}.',
  ),
  thing: text('{thing}: {id}', '{thing}: {id}', '{thing}: {id}'),
  kept: text('stored: {value}', 'gespeichert: {value}', 'tárolva: {value}'),
  recounted: text('by the sheets: {value}', 'nach den Zetteln: {value}', 'a mérkőzéslapok szerint: {value}'),
  nothing: text('nothing', 'nichts', 'semmi'),
  none: text('There are no seasons yet.', 'Es gibt noch keine Saison.', 'Még nincs szezon.'),
};

export const thingWords: Readonly<Record<CountedThing, Text>> = {
  result: text('result of a match', 'Ergebnis eines Matches', 'mérkőzés eredménye'),
  appearance: text('player at the table', 'Spieler am Tisch', 'játékos az asztalnál'),
  credit: text(
    'credit in the free championship',
    'Gutschrift in der freien Meisterschaft',
    'jóváírás a szabad bajnokságban',
  ),
  trophy: text('entry of the trophy list', 'Eintrag der Trophäenliste', 'a trófealista tétele'),
};

export const recountProblems = {
  noDatabase: text(
    'the database cannot be used. {message}',
    'die Datenbank ist nicht zu gebrauchen. {message}',
    'az adatbázis nem használható. {message}',
  ),
  noSeason: text(
    'there is no season {season} in this office.',
    'in diesem Büro gibt es keine Saison {season}.',
    'ebben az irodában nincs {season}. évi szezon.',
  ),
};
