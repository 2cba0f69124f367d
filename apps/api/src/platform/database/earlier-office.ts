import { text, type Text } from '@tarokk/rules';

/** What to do with a database, or a backup of one, whose tables are those of an office before the schema was written anew. */
export const earlierOffice: Text = text(
  'The database is that of an earlier version of the office, whose tables this version does not read. The way over is the archive of each season: with the version that made it run `tarokk season export YEAR --full` for every season; then set DATA_DIR to a new folder (or DATABASE_URL to an empty database) and with this version run `tarokk season import FILE` for each, in the order of the years, and `tarokk admin create` (docs/archive.md, “Importing one”). Nothing was changed.',
  'Die Datenbank gehört zu einer früheren Version des Büros, deren Tabellen diese Version nicht liest. Der Weg herüber führt über das Archiv jeder Saison: Rufe mit der Version, von der sie stammt, für jede Saison `tarokk season export JAHR --full` auf; setze dann DATA_DIR auf einen neuen Ordner (oder DATABASE_URL auf eine leere Datenbank) und rufe mit dieser Version für jede Datei, in der Reihenfolge der Jahre, `tarokk season import DATEI` auf, danach `tarokk admin create` (docs/archive.md, „Importing one“). Nichts wurde verändert.',
  'Az adatbázis az iroda egy korábbi változatáé, amelynek tábláit ez a változat nem olvassa. Az átvitel útja az évadok archívuma: azzal a változattal, amelytől az adatbázis származik, futtasd minden évadra a `tarokk season export ÉV --full` parancsot; ezután állítsd a DATA_DIR-t új mappára (vagy a DATABASE_URL-t üres adatbázisra), és ezzel a változattal futtasd az évek sorrendjében mindegyik fájlra a `tarokk season import FÁJL` parancsot, majd a `tarokk admin create` parancsot (docs/archive.md, „Importing one”). Semmi sem változott.',
);

/** Migrations of before were named by the minute at which they were written, all of them in November 2026. */
export function isOfEarlierOffice(migration: string): boolean {
  return /^202611\d{8}_/.test(migration);
}
