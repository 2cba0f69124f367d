import { text, type Text, type Verdict } from '@tarokk/rules';
import { type Style } from '../terminal/paint.js';

export const verdictWords: Readonly<Record<Verdict, Text>> = {
  proved: text('proved', 'bewiesen', 'igazolt'),
  consistent: text('consistent', 'stimmig', 'ellentmondásmentes'),
  refuted: text('refuted', 'widerlegt', 'megcáfolt'),
  malformed: text('malformed', 'unlesbar', 'hibás alakú'),
};

export const verdictSigns: Readonly<Record<Verdict, string>> = {
  proved: '✓',
  consistent: '≈',
  refuted: '✗',
  malformed: '?',
};

export const verdictStyles: Readonly<Record<Verdict, Style>> = {
  proved: 'good',
  consistent: 'notable',
  refuted: 'bad',
  malformed: 'bad',
};

/** {count}: violations or problems; {games}: where the violations are, or how many games are only scored. */
export const verdictSentences: Readonly<Record<Verdict, Text>> = {
  proved: text(
    'Proved: every game was played by the rules, and all claims are right.',
    'Bewiesen: jedes Spiel wurde regelgerecht gespielt, und alle Angaben stimmen.',
    'Igazolt: minden játék szabályos volt, és minden állítás helyes.',
  ),
  consistent: text(
    'Consistent: nothing speaks against the record, but not every card is on it. Only scored: {games}.',
    'Stimmig: nichts spricht gegen die Aufzeichnung, aber nicht jede Karte steht darin. Nur gewertet: {games}.',
    'Ellentmondásmentes: semmi nem szól a feljegyzés ellen, de nincs benne minden lap. Csak pontozott: {games}.',
  ),
  refuted: text('Refuted: {count} in {games}.', 'Widerlegt: {count} in {games}.', 'Megcáfolt: {count}, itt: {games}.'),
  malformed: text(
    'Malformed: this is no record, nothing was scored. Problems: {count}.',
    'Unlesbar: das ist keine Aufzeichnung, nichts wurde gewertet. Probleme: {count}.',
    'Hibás alakú: ez nem feljegyzés, semmi nem lett értékelve. Hibák száma: {count}.',
  ),
};

export const summaryWords = {
  files: text('Files', 'Dateien', 'Fájlok'),
  records: text('Records', 'Aufzeichnungen', 'Feljegyzések'),
  line: text('line', 'Zeile', 'sor'),
};

export const unreadable = {
  missing: text(
    'this cannot be read: there is no such file or folder',
    'das ist nicht lesbar: es gibt keine solche Datei und keinen solchen Ordner',
    'ez nem olvasható: nincs ilyen fájl vagy mappa',
  ),
  forbidden: text(
    'this cannot be read: you are not allowed to',
    'das ist nicht lesbar: das Recht dazu fehlt',
    'ez nem olvasható: nincs hozzá jogosultság',
  ),
  other: text('this cannot be read ({code})', 'das ist nicht lesbar ({code})', 'ez nem olvasható ({code})'),
  folderWithoutRecords: text(
    'there is no record in this folder: no file ends in .json, .ndjson or .jsonl',
    'in diesem Ordner ist keine Aufzeichnung: keine Datei endet auf .json, .ndjson oder .jsonl',
    'ebben a mappában nincs feljegyzés: egy fájl sem végződik így: .json, .ndjson vagy .jsonl',
  ),
  emptyStream: text('there is nothing in it', 'es steht nichts darin', 'nincs benne semmi'),
  lineTooLong: text(
    'this line is longer than 16 MB',
    'diese Zeile ist länger als 16 MB',
    'ez a sor hosszabb 16 MB-nál',
  ),
  fileTooLong: text(
    'this is longer than 64 MB, and no stream of records one a line',
    'das ist länger als 64 MB und kein Strom von Aufzeichnungen Zeile für Zeile',
    'ez hosszabb 64 MB-nál, és nem soronkénti feljegyzések folyama',
  ),
};
