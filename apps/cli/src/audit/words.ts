import { text } from '@tarokk/rules';

export const auditHelp = {
  audit: text(
    'The log of the office: verify its chains, export it.',
    'Das Protokoll des Büros: seine Ketten prüfen, es ausgeben.',
    'A versenyiroda naplója: láncainak ellenőrzése, kiírása.',
  ),
  verify: text(
    'Verify the chains of the log and hold each object against its last entry. Without FILE the database of DATABASE_URL, or the embedded one in DATA_DIR.',
    'Die Ketten des Protokolls prüfen und jedes Objekt mit seinem letzten Eintrag vergleichen. Ohne FILE in der Datenbank von DATABASE_URL oder der eingebetteten in DATA_DIR.',
    'A napló láncainak ellenőrzése, és minden tárgy összevetése az utolsó bejegyzésével. FILE nélkül a DATABASE_URL adatbázisában vagy a DATA_DIR beágyazott adatbázisában.',
  ),
  file: text(
    'an exported log, or - for standard input',
    'ein ausgegebenes Protokoll oder - für die Standardeingabe',
    'kiírt napló, vagy - a szabványos bemenethez',
  ),
  head: text(
    'a head that was published earlier, such as "season 2026:118:9f86…"; can be given several times',
    'ein früher veröffentlichtes Ende einer Kette, etwa „season 2026:118:9f86…“; auch mehrmals',
    'egy lánc korábban közzétett vége, például „season 2026:118:9f86…”; többször is megadható',
  ),
  json: text('print one JSON document', 'ein JSON-Dokument ausgeben', 'egy JSON-dokumentum'),
  export: text(
    'Print the sealed entries of the log with their links, one a line.',
    'Die versiegelten Einträge des Protokolls mit ihren Gliedern ausgeben, je Zeile einen.',
    'A napló lezárt bejegyzései a láncszemekkel, soronként egy.',
  ),
  chain: text(
    'only this chain: office, or "season 2026"',
    'nur diese Kette: office oder „season 2026“',
    'csak ez a lánc: office vagy „season 2026”',
  ),
};

export const auditWords = {
  whole: text(
    'Whole. Chains: {chains}, links: {links}.',
    'Unversehrt. Ketten: {chains}, Glieder: {links}.',
    'Sértetlen. Láncok: {chains}, szemek: {links}.',
  ),
  objects: text(
    'Objects that are as their last entries say: {objects}.',
    'Objekte, die so sind, wie ihr letzter Eintrag sagt: {objects}.',
    'Tárgyak, amelyek olyanok, ahogy az utolsó bejegyzésük mondja: {objects}.',
  ),
  broken: text('Broken: {count}.', 'Gebrochen: {count}.', 'Sérült: {count}.'),
  more: text('… and {count} more.', '… und {count} weitere.', '… és még {count}.'),
  ends: text('Ends of the chains', 'Enden der Ketten', 'A láncok vége'),
  waiting: text(
    'Entries that wait to be sealed: {count}.',
    'Einträge, die auf ihr Glied warten: {count}.',
    'Lezárásra váró bejegyzések: {count}.',
  ),
};

export const auditProblems = {
  notLog: text(
    'line {line} is not of an exported log',
    'Zeile {line} gehört zu keinem ausgegebenen Protokoll',
    'a(z) {line}. sor nem kiírt napló sora',
  ),
  noDatabase: text(
    'the database cannot be used. {message}',
    'die Datenbank ist nicht zu gebrauchen. {message}',
    'az adatbázis nem használható. {message}',
  ),
};
