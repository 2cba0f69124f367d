import { text } from '@tarokk/rules';

export const importHelp = {
  import: text(
    'Bring in what there was before the office: matches in bulk, old trophy lists, old tables.',
    'Übernehmen, was es vor dem Büro gab: Matches in großer Zahl, alte Trophäenlisten, alte Tabellen.',
    'Mindannak átvétele, ami az iroda előtt volt: mérkőzések tömegesen, régi trófealisták, régi táblázatok.',
  ),
  matches: text(
    'Import match sheets and bare match records: a file, a folder, or a stream of one a line. Called again it goes on, and enters nothing twice.',
    'Spielzettel und bloße Matchaufzeichnungen übernehmen: eine Datei, einen Ordner oder einen Strom mit einer je Zeile. Noch einmal aufgerufen macht es weiter und trägt nichts doppelt ein.',
    'Mérkőzéslapok és puszta mérkőzésjegyzőkönyvek átvétele: fájl, mappa vagy soronként egy. Újra futtatva folytatja, és semmit sem vesz fel kétszer.',
  ),
  trophies: text(
    'Import an old trophy list from CSV: all of it, or nothing when a line has a problem.',
    'Eine alte Trophäenliste aus CSV übernehmen: alles, oder nichts, wenn eine Zeile ein Problem hat.',
    'Régi trófealista átvétele CSV-ből: az egész, vagy semmi, ha egy sorral baj van.',
  ),
  table: text(
    'Import an old table from CSV. It is shown as it is, and never recomputed.',
    'Eine alte Tabelle aus CSV übernehmen. Sie wird gezeigt, wie sie ist, und nie nachgerechnet.',
    'Régi táblázat átvétele CSV-ből. Úgy látszik, ahogy van, sosem számoljuk újra.',
  ),
  files: text(
    'Files, folders (all .json, .ndjson and .jsonl in them), or - for standard input.',
    'Dateien, Ordner (alle .json, .ndjson und .jsonl darin) oder - für die Standardeingabe.',
    'Fájlok, mappák (minden .json, .ndjson és .jsonl bennük) vagy - a szabványos bemenethez.',
  ),
  csv: text(
    'a CSV file, or - for standard input',
    'eine CSV-Datei oder - für die Standardeingabe',
    'CSV-fájl, vagy - a szabványos bemenethez',
  ),
  as: text(
    'username of the juror in whose name the log has it',
    'Benutzername des Jurymitglieds, in dessen Namen es im Protokoll steht',
    'annak a zsűritagnak a felhasználóneve, akinek a nevén a naplóban áll',
  ),
  dryRun: text(
    'only say what would become of it; nothing is changed',
    'nur sagen, was daraus würde; nichts wird geändert',
    'csak megmondja, mi lenne belőle; semmi sem változik',
  ),
  matchesJson: text(
    'print one JSON document a line for each document, and one for the whole',
    'für jedes Dokument ein JSON-Dokument in einer Zeile ausgeben, und eines für das Ganze',
    'minden dokumentumról egy JSON-dokumentum egy sorban, és egy az egészről',
  ),
  remark: text(
    'what there is to say to every warning, such as a date long ago',
    'was zu jeder Warnung zu sagen ist, etwa zu einem lange vergangenen Datum',
    'mit kell mondani minden figyelmeztetéshez, például régi dátumhoz',
  ),
  requestRuling: text(
    'enter also sheets with errors that a ruling may let stand (D14)',
    'auch Zettel mit Fehlern eintragen, die eine Entscheidung gelten lassen kann (D14)',
    'olyan hibás mérkőzéslapok felvétele is, amelyeket egy döntés elfogadhat (D14)',
  ),
  letStand: text(
    'a finding that stands on every sheet that has it, with --because; can be given several times (D14)',
    'ein Befund, der auf jedem Zettel gilt, der ihn hat, mit --because; mehrfach möglich (D14)',
    'észrevétel, amely minden ilyen mérkőzéslapon elfogadott, --because mellett; többször is megadható (D14)',
  ),
  because: text('why --let-stand', 'warum --let-stand', 'a --let-stand indoka'),
  approve: text(
    'confirm and approve what is imported, for this reason',
    'aus diesem Grund bestätigen und genehmigen, was übernommen wird',
    'az átvettek megerősítése és jóváhagyása ezzel az indokkal',
  ),
  date: text(
    'date of bare records that have none (2026-11-28, 2026.11.28., 28.11.2026)',
    'Datum bloßer Aufzeichnungen, die keines haben (2026-11-28, 2026.11.28., 28.11.2026)',
    'dátum nélküli puszta jegyzőkönyvek dátuma (2026-11-28, 2026.11.28., 28.11.2026)',
  ),
  venue: text(
    'venue of bare records that have none',
    'Ort bloßer Aufzeichnungen, die keinen haben',
    'helyszín nélküli puszta jegyzőkönyvek helyszíne',
  ),
  privateVenue: text(
    'venues of bare records are not public (D23)',
    'Orte bloßer Aufzeichnungen sind nicht öffentlich (D23)',
    'a puszta jegyzőkönyvek helyszínei nem nyilvánosak (D23)',
  ),
  competition: text(
    'what bare records count for; can be given several times (D15)',
    'wofür bloße Aufzeichnungen zählen; mehrfach möglich (D15)',
    'mibe számítanak a puszta jegyzőkönyvek; többször is megadható (D15)',
  ),
  guests: text(
    'in bare records, who sits for a team without being its member is a guest (9)',
    'in bloßen Aufzeichnungen ist Gast, wer für eine Mannschaft sitzt, ohne Mitglied zu sein (9)',
    'puszta jegyzőkönyvben vendég, aki tagság nélkül ül egy csapatnál (9)',
  ),
  notify: text(
    'notify sides, players and jury as of sheets handed in one by one',
    'Seiten, Spieler und Jury benachrichtigen wie bei einzeln eingegebenen Zetteln',
    'az oldalak, játékosok és a zsűri értesítése, mint az egyenként beadott mérkőzéslapoknál',
  ),
  source: text('where it comes from', 'woher das kommt', 'honnan való'),
  createPlayers: text(
    'enter players whom nobody knows as persons',
    'Spieler, die niemand kennt, als Personen eintragen',
    'az ismeretlen játékosok felvétele személyként',
  ),
  acknowledgeRepeated: text(
    'enter lines once more that an old list in the office has already',
    'Zeilen, die eine alte Liste im Büro schon hat, noch einmal eintragen',
    'az iroda régi listáiban már szereplő sorok felvétele még egyszer',
  ),
  year: text('its year', 'ihr Jahr', 'az éve'),
  ofCompetition: text('what it is of', 'wovon sie ist', 'melyik versenyé'),
  title: text('its title', 'ihr Titel', 'a címe'),
};

export const importWords = {
  database: text('Database: {database}', 'Datenbank: {database}', 'Adatbázis: {database}'),
  noJuror: text(
    'nobody of the jury has the username {name}.',
    'in der Jury hat niemand den Benutzernamen {name}.',
    'a zsűriben senkinek sem {name} a felhasználóneve.',
  ),
  nothing: text('there is nothing to import.', 'es gibt nichts zu übernehmen.', 'nincs mit átvenni.'),
  becauseMissing: text(
    '--let-stand needs a reason: --because.',
    '--let-stand braucht einen Grund: --because.',
    'a --let-stand kapcsolóhoz indok kell: --because.',
  ),
  refused: text('refused', 'abgelehnt', 'elutasítva'),
  notApproved: text('not approved', 'nicht genehmigt', 'nincs jóváhagyva'),
  rule: text('rule {rule}', 'Regel {rule}', '{rule}. szabály'),
  summary: text(
    'Entered: {entered}. There already: {alreadyThere}. Refused: {refused}.',
    'Eingetragen: {entered}. Schon da: {alreadyThere}. Abgelehnt: {refused}.',
    'Felvéve: {entered}. Már megvolt: {alreadyThere}. Elutasítva: {refused}.',
  ),
  tried: text(
    'Nothing was changed. To be entered: {entered}. There already: {alreadyThere}. To be refused: {refused}.',
    'Nichts wurde geändert. Einzutragen: {entered}. Schon da: {alreadyThere}. Abzulehnen: {refused}.',
    'Semmi sem változott. Felveendő: {entered}. Már megvan: {alreadyThere}. Elutasítandó: {refused}.',
  ),
  inLog: text(
    'In the log as import {id}, SHA-256 {sha256}.',
    'Im Protokoll als Übernahme {id}, SHA-256 {sha256}.',
    'A naplóban: {id} átvétel, SHA-256 {sha256}.',
  ),
  stopped: text(
    'the import was stopped after {count} documents. What was imported stays. Call the command again to go on.',
    'die Übernahme wurde nach {count} Dokumenten angehalten. Was übernommen ist, bleibt. Rufe den Befehl noch einmal auf, um weiterzumachen.',
    'az átvétel {count} dokumentum után leállt. Amit átvettünk, megmarad. A folytatáshoz futtasd újra a parancsot.',
  ),
  brokenOff: text(
    'the import broke off after {count} documents: {message}. What was imported stays. Call the command again to go on.',
    'die Übernahme brach nach {count} Dokumenten ab: {message}. Was übernommen ist, bleibt. Rufe den Befehl noch einmal auf, um weiterzumachen.',
    'az átvétel {count} dokumentum után megszakadt: {message}. Amit átvettünk, megmarad. A folytatáshoz futtasd újra a parancsot.',
  ),
  lineTooLong: text(
    'this line is longer than 16 MB',
    'diese Zeile ist länger als 16 MB',
    'ez a sor hosszabb 16 MB-nál',
  ),
  csvTooLong: text('this is longer than {most} bytes', 'das ist länger als {most} Bytes', 'ez hosszabb {most} bájtnál'),
  csvReadAs: text(
    '{file}: this is not UTF-8 and is read as {encoding}; see whether the letters are right (--dry-run)',
    '{file}: Das ist kein UTF-8 und wird als {encoding} gelesen; sieh nach, ob die Buchstaben stimmen (--dry-run)',
    '{file}: ez nem UTF-8, beolvasás {encoding} kódolással; nézd meg, jók-e a betűk (--dry-run)',
  ),
  csvCompressed: text(
    'this is compressed ({kind}). Unpack it first: only text is read',
    'das ist komprimiert ({kind}). Pack es zuerst aus: Nur Text wird gelesen',
    'ez tömörített ({kind}). Előbb csomagold ki: csak szöveget olvasunk be',
  ),
  already: text(
    'It was imported already; nothing was changed.',
    'Das wurde schon übernommen; nichts wurde geändert.',
    'Ezt már átvették; semmi sem változott.',
  ),
  listImported: text(
    'Imported as {list}: {entries} {entries|entry|entries}, {trophies} {trophies|trophy|trophies} of {players} {players|player|players}.',
    'Übernommen als {list}: {entries} {entries|Eintrag|Einträge}, {trophies} {trophies|Trophäe|Trophäen} von {players} {players|Spieler|Spielern}.',
    'Átvéve mint {list}: {entries} bejegyzés, {players} játékos {trophies} trófeája.',
  ),
  listChecked: text(
    'Nothing is wrong with it, and nothing was changed: {entries} {entries|entry|entries}, {trophies} {trophies|trophy|trophies} of {players} {players|player|players}.',
    'Daran ist nichts falsch, und nichts wurde geändert: {entries} {entries|Eintrag|Einträge}, {trophies} {trophies|Trophäe|Trophäen} von {players} {players|Spieler|Spielern}.',
    'Nincs vele baj, és semmi sem változott: {entries} bejegyzés, {players} játékos {trophies} trófeája.',
  ),
  newPlayers: text('New persons: {names}', 'Neue Personen: {names}', 'Új személyek: {names}'),
  tableImported: text(
    'Imported as {id}: {rows} {rows|row|rows}.',
    'Übernommen als {id}: {rows} {rows|Zeile|Zeilen}.',
    'Átvéve mint {id}: {rows} sor.',
  ),
  tableChecked: text(
    'Nothing is wrong with it, and nothing was changed: {rows} {rows|row|rows}.',
    'Daran ist nichts falsch, und nichts wurde geändert: {rows} {rows|Zeile|Zeilen}.',
    'Nincs vele baj, és semmi sem változott: {rows} sor.',
  ),
};
