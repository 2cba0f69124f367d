import { text } from '@tarokk/rules';
import { importHelp } from '../import/words.js';

export const seasonHelp = {
  season: text(
    'A season as one file: export, verify, import; or set up and planned from lists.',
    'Eine Saison als eine Datei: ausgeben, prüfen, übernehmen; oder aus Listen einrichten und planen.',
    'Egy szezon egyetlen fájlban: kiírás, ellenőrzés, átvétel; vagy berendezés és tervezés listákból.',
  ),
  export: text(
    'Write the archive of a season of the database of DATABASE_URL, or of the embedded one in DATA_DIR.',
    'Das Archiv einer Saison aus der Datenbank von DATABASE_URL oder der eingebetteten in DATA_DIR schreiben.',
    'Egy szezon archívumának kiírása a DATABASE_URL adatbázisából vagy a DATA_DIR beágyazott adatbázisából.',
  ),
  year: text('the year of the season', 'das Jahr der Saison', 'a szezon éve'),
  full: text(
    'with all that another office needs to go on with it: what the public does not see is in it',
    'mit allem, was ein anderes Büro braucht, um sie weiterzuführen: auch was die Öffentlichkeit nicht sieht',
    'mindennel, ami egy másik irodának a folytatáshoz kell: azzal is, amit a nyilvánosság nem lát',
  ),
  output: text(
    'where to (season-YEAR.zip unless given), or - for standard output',
    'wohin (ohne Angabe season-JAHR.zip) oder - für die Standardausgabe',
    'hová (megadás nélkül season-ÉV.zip), vagy - a szabványos kimenethez',
  ),
  verify: text(
    'Verify an archive by itself: its files, the chain of the log, every sheet by the rules, the tables by the sheets. Needs no database.',
    'Ein Archiv für sich prüfen: seine Dateien, die Kette des Protokolls, jeden Spielzettel nach den Regeln, die Tabellen nach den Zetteln. Braucht keine Datenbank.',
    'Archívum ellenőrzése önmagában: fájljai, a napló lánca, minden mérkőzéslap a szabályok szerint, a táblázatok a mérkőzéslapok szerint. Adatbázis nem kell hozzá.',
  ),
  archive: text(
    'an archive of a season, or - for standard input',
    'ein Archiv einer Saison oder - für die Standardeingabe',
    'egy szezon archívuma, vagy - a szabványos bemenethez',
  ),
  fullArchive: text(
    'a full archive of a season, or - for standard input',
    'ein vollständiges Archiv einer Saison oder - für die Standardeingabe',
    'egy szezon teljes archívuma, vagy - a szabványos bemenethez',
  ),
  head: text(
    'a hash of the chain that was published, alone or as CHAIN:NUMBER:HASH; can be given several times',
    'ein veröffentlichter Hash der Kette, allein oder als CHAIN:NUMBER:HASH; auch mehrmals',
    'a lánc egy közzétett hashe, magában vagy CHAIN:NUMBER:HASH alakban; többször is megadható',
  ),
  manifest: text(
    'the SHA-256 of the manifest that was published',
    'der veröffentlichte SHA-256 des Manifests',
    'a jegyzék közzétett SHA-256-ja',
  ),
  force: text(
    'replace the file where it is there already',
    'die Datei ersetzen, wo es sie schon gibt',
    'a már meglévő fájl felülírása',
  ),
  json: text('print one JSON document', 'ein JSON-Dokument ausgeben', 'egy JSON-dokumentum'),
  import: text(
    'Import a full archive into an office that does not have the season: the database of DATABASE_URL, or the embedded one in DATA_DIR.',
    'Ein vollständiges Archiv in ein Büro übernehmen, das die Saison nicht hat: in die Datenbank von DATABASE_URL oder die eingebettete in DATA_DIR.',
    'Teljes archívum átvétele egy irodába, amelynek nincs meg a szezon: a DATABASE_URL adatbázisába vagy a DATA_DIR beágyazott adatbázisába.',
  ),
  setup: text(
    'Enter the teams and pairs of a list into a season, which is opened where it is not: all of it, or nothing when a line has a problem.',
    'Mannschaften und Paare einer Liste in eine Saison eintragen, die eröffnet wird, wo sie es nicht ist: alles, oder nichts, wenn eine Zeile ein Problem hat.',
    'Egy lista csapatainak és párjainak beírása egy szezonba, amely megnyílik, ha még nincs: az egész, vagy semmi, ha egy sorral baj van.',
  ),
  list: text(
    'a list of teams and pairs (CSV as docs/examples/season-list.csv), or - for standard input',
    'eine Liste von Mannschaften und Paaren (CSV wie docs/examples/season-list.csv) oder - für die Standardeingabe',
    'csapatok és párok listája (CSV, mint a docs/examples/season-list.csv), vagy - a szabványos bemenethez',
  ),
  schedule: text(
    'Plan the matches of the championship of a list: all of them, or none when a line has a problem.',
    'Die Matches der Meisterschaft einer Liste planen: alle, oder keines, wenn eine Zeile ein Problem hat.',
    'Egy lista bajnoki mérkőzéseinek betervezése: mind, vagy egy sem, ha egy sorral baj van.',
  ),
  scheduleList: text(
    'a list of matches (CSV as docs/examples/schedule-list.csv), or - for standard input',
    'eine Liste von Matches (CSV wie docs/examples/schedule-list.csv) oder - für die Standardeingabe',
    'mérkőzések listája (CSV, mint a docs/examples/schedule-list.csv), vagy - a szabványos bemenethez',
  ),
  as: importHelp.as,
  dryRun: importHelp.dryRun,
  meeting: text(
    'the day of the annual meeting, where the season is opened with it',
    'der Tag der Jahresversammlung, wo die Saison damit eröffnet wird',
    'az éves közgyűlés napja, ha a szezon most nyílik meg',
  ),
  somebodyNew: text(
    'this name of the list is somebody new, although somebody is called nearly so; can be given several times',
    'dieser Name der Liste ist jemand Neues, obwohl jemand fast so heißt; auch mehrmals',
    'a lista e neve új személy, bár valakit majdnem így hívnak; többször is megadható',
  ),
};

export const seasonWords = {
  same: text(
    'Same: the tables of season {season} follow from its records.',
    'Gleich: die Tabellen der Saison {season} folgen aus ihren Aufzeichnungen.',
    'Egyezik: a {season}. évi szezon táblázatai következnek a feljegyzéseiből.',
  ),
  different: text(
    'Different: season {season}. Differences: {count}.',
    'Verschieden: Saison {season}. Unterschiede: {count}.',
    'Eltér: {season}. évi szezon. Eltérések: {count}.',
  ),
  public: text('public archive', 'öffentliches Archiv', 'nyilvános archívum'),
  fullKind: text('full archive', 'vollständiges Archiv', 'teljes archívum'),
  closed: text('season closed', 'Saison geschlossen', 'lezárt szezon'),
  open: text('season still open', 'Saison noch offen', 'még nyitott szezon'),
  figures: text(
    'Matches verified: {matches}, places in tables: {places}, entries of the trophy list: {trophies}.',
    'Geprüfte Matches: {matches}, Plätze in Tabellen: {places}, Einträge der Trophäenliste: {trophies}.',
    'Ellenőrzött mérkőzések: {matches}, helyezések a táblázatokban: {places}, a trófealista tételei: {trophies}.',
  ),
  log: text(
    'Links of the chain: {links}, with their entries: {entries}. Rows proved by them: {proved}, without an entry here: {unproved}.',
    'Glieder der Kette: {links}, davon mit Eintrag: {entries}. Dadurch belegte Zeilen: {proved}, ohne Eintrag hier: {unproved}.',
    'A lánc szemei: {links}, ebből bejegyzéssel: {entries}. Velük igazolt sorok: {proved}, itt bejegyzés nélkül: {unproved}.',
  ),
  stopped: text(
    'What is in a changed file says nothing any more, so nothing was recounted.',
    'Was in einer geänderten Datei steht, sagt nichts mehr; darum wurde nichts nachgerechnet.',
    'Ami egy megváltozott fájlban áll, már semmit sem mond, ezért semmi sem lett újraszámolva.',
  ),
  vouchedNames: text(
    'Names of persons for which the root in the chain vouches: {vouchedNames}.',
    'Namen von Personen, für die die Wurzel in der Kette einsteht: {vouchedNames}.',
    'Személynevek, amelyeket a láncban álló gyökér igazol: {vouchedNames}.',
  ),
  withoutRoot: text(
    'The chain of this archive has no root of names: it is an archive of before, or the root was taken out of it.',
    'Die Kette dieses Archivs hat keine Wurzel der Namen: Es ist ein Archiv von früher, oder die Wurzel wurde entfernt.',
    'Ennek az archívumnak a láncában nincs névgyökér: korábbi archívum, vagy a gyökeret kivették belőle.',
  ),
  withoutClosing: text(
    'The root of the names is made when the season is closed.',
    'Die Wurzel der Namen entsteht, wenn die Saison abgeschlossen wird.',
    'A nevek gyökere a szezon lezárásakor készül.',
  ),
  unvouchedNames: text(
    'Names of persons for which nothing in the archive vouches but the SHA-256 of the manifest: {names}.',
    'Namen von Personen, für die im Archiv nichts einsteht als der SHA-256 des Manifests: {names}.',
    'Személynevek, amelyeket az archívumban csak a jegyzék SHA-256-ja igazol: {names}.',
  ),
  unvouchedOpening: text(
    'Figures of trophies of before, for which nothing in the archive vouches but the SHA-256 of the manifest: {opening}.',
    'Zahlen früherer Trophäen, für die im Archiv nichts einsteht als der SHA-256 des Manifests: {opening}.',
    'Korábbi trófeák számai, amelyeket az archívumban csak a jegyzék SHA-256-ja igazol: {opening}.',
  ),
  seasonless: text('a year without a season', 'ein Jahr ohne Saison', 'szezon nélküli év'),
  wordsLeftOut: text(
    'Words left out: {count} sheets of private places (D59).',
    'Ausgelassene Worte: {count} Spielzettel privater Orte (D59).',
    'Kihagyott szavak: {count} magánhelyen játszott mérkőzés mérkőzéslapja (D59).',
  ),
  digest: text(
    'SHA-256 of the manifest: {digest}',
    'SHA-256 des Manifests: {digest}',
    'A jegyzék SHA-256-ja: {digest}',
  ),
  head: text('End of the chain: {head}', 'Ende der Kette: {head}', 'A lánc vége: {head}'),
  unverified: text(
    'Not verified, for this version does not know it: {file}',
    'Nicht geprüft, denn diese Version kennt es nicht: {file}',
    'Nincs ellenőrizve, mert ez a változat nem ismeri: {file}',
  ),
  irregular: text(
    'Counts, although something stands in the way: {count}.',
    'Zählt, obwohl etwas entgegensteht: {count}.',
    'Számít, bár valami útjában áll: {count}.',
  ),
  irregularity: text('Match {match}: {sentence}', 'Match {match}: {sentence}', '{match} mérkőzés: {sentence}'),
  more: text('… and {count} more.', '… und {count} weitere.', '… és még {count}.'),
  written: text('Written: {file}', 'Geschrieben: {file}', 'Kiírva: {file}'),
  imported: text(
    'Imported: season {season}. Matches: {matches}, entries of the trophy list: {trophies}, new persons: {persons}, links of the chain: {links}.',
    'Übernommen: Saison {season}. Matches: {matches}, Einträge der Trophäenliste: {trophies}, neue Personen: {persons}, Glieder der Kette: {links}.',
    'Átvéve: {season}. évi szezon. Mérkőzések: {matches}, a trófealista tételei: {trophies}, új személyek: {persons}, láncszemek: {links}.',
  ),
  accounts: text(
    'Nobody can log in by it: whoever had an account gets an invitation from an admin.',
    'Anmelden kann sich damit niemand: wer ein Konto hatte, bekommt von einem Admin eine Einladung.',
    'Belépni ezzel senki sem tud: akinek volt fiókja, admintól kap meghívót.',
  ),
};

export const setupWords = {
  line: text('Line {line}: {problem}', 'Zeile {line}: {problem}', '{line}. sor: {problem}'),
  alike: text(
    '“{name}” is not known. Perhaps {alike}? Correct the list, or say --new "{name}".',
    '„{name}“ ist nicht bekannt. Vielleicht {alike}? Korrigiere die Liste, oder sag --new "{name}".',
    '„{name}” ismeretlen. Talán {alike}? Javítsd a listát, vagy add meg: --new "{name}".',
  ),
  several: text(
    'Several people are called {name}: enter this line by hand.',
    'Mehrere heißen {name}: Trage diese Zeile von Hand ein.',
    'Többen is viselik ezt a nevet: {name}. Ezt a sort írd be kézzel.',
  ),
  refused: text(
    'Nothing was entered. Lines with a problem: {lines}.',
    'Nichts wurde eingetragen. Zeilen mit einem Problem: {lines}.',
    'Semmi sem került be. Hibás sorok: {lines}.',
  ),
  empty: text(
    'There is no team and no pair in the list.',
    'In der Liste steht weder eine Mannschaft noch ein Paar.',
    'A listában nincs sem csapat, sem pár.',
  ),
  tried: text(
    'Nothing is wrong with it, and nothing was changed. To be entered into {year}: {teams} {teams|team|teams}, {pairs} {pairs|pair|pairs}.',
    'Daran ist nichts falsch, und nichts wurde geändert. In {year} einzutragen: {teams} {teams|Mannschaft|Mannschaften}, {pairs} {pairs|Paar|Paare}.',
    'Nincs vele baj, és semmi sem változott. A(z) {year}. évi szezonba kerülne: {teams} csapat, {pairs} pár.',
  ),
  entered: text(
    'Entered into {year}: {teams} {teams|team|teams}, {pairs} {pairs|pair|pairs}.',
    'In {year} eingetragen: {teams} {teams|Mannschaft|Mannschaften}, {pairs} {pairs|Paar|Paare}.',
    'A(z) {year}. évi szezonba bekerült: {teams} csapat, {pairs} pár.',
  ),
  opened: text('The season is opened with it.', 'Die Saison wird damit eröffnet.', 'A szezon ezzel megnyílik.'),
  newPersons: text('New persons: {names}.', 'Neue Personen: {names}.', 'Új személyek: {names}.'),
};

export const scheduleWords = {
  refused: text(
    'Nothing was planned. Lines with a problem: {lines}.',
    'Nichts wurde geplant. Zeilen mit einem Problem: {lines}.',
    'Semmi sem lett betervezve. Hibás sorok: {lines}.',
  ),
  empty: text('There is no match in the list.', 'In der Liste steht kein Match.', 'A listában nincs mérkőzés.'),
  tried: text(
    'Nothing is wrong with it, and nothing was changed. To be planned in {year}: {matches} {matches|match|matches}.',
    'Daran ist nichts falsch, und nichts wurde geändert. In {year} zu planen: {matches} {matches|Match|Matches}.',
    'Nincs vele baj, és semmi sem változott. A(z) {year}. évi szezonba kerülne: {matches} mérkőzés.',
  ),
  planned: text(
    'Planned in {year}: {matches} {matches|match|matches}.',
    'In {year} geplant: {matches} {matches|Match|Matches}.',
    'A(z) {year}. évi szezonba betervezve: {matches} mérkőzés.',
  ),
};

export const seasonProblems = {
  unknown: text(
    'There is no season {season} in this office.',
    'In diesem Büro gibt es keine Saison {season}.',
    'Ebben az irodában nincs {season}. évi szezon.',
  ),
  open: text(
    'The season {season} is not closed.',
    'Die Saison {season} ist nicht geschlossen.',
    'A {season}. évi szezon nincs lezárva.',
  ),
  there: text(
    '{file} is there already and was left as it is. With --force it is replaced.',
    '{file} gibt es schon und blieb, wie es ist. Mit --force wird es ersetzt.',
    '{file} már létezik, és változatlan maradt. A --force kapcsolóval felülíródik.',
  ),
  unsealed: text(
    'Entries of the log still wait for their links. Start the office, and they get them within a second.',
    'Einträge des Protokolls warten noch auf ihre Glieder. Starte das Büro, dann bekommen sie sie in einer Sekunde.',
    'A napló egyes bejegyzései még láncszemükre várnak. Indítsd el az irodát, és egy másodpercen belül megkapják.',
  ),
};
