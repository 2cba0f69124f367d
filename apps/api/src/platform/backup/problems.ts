import { fill, type Language, text, type Text } from '@tarokk/rules';
import { earlierOffice } from '../database/earlier-office.js';

const words = {
  'own-database': text(
    'DATABASE_URL is set, so the database is in a server of your own: it is backed up and restored by that server’s programs (docs/operations.md, “A dump”). For an embedded database leave DATABASE_URL out and set DATA_DIR.',
    'DATABASE_URL ist gesetzt, die Datenbank liegt also in einem eigenen Server: sie wird mit dessen Programmen gesichert und zurückgespielt (docs/operations.md, „A dump“). Für eine eingebettete Datenbank lass DATABASE_URL weg und setze DATA_DIR.',
    'A DATABASE_URL be van állítva, az adatbázis tehát saját kiszolgálóban van: annak programjaival kell menteni és visszaállítani (docs/operations.md, „A dump”). Beágyazott adatbázishoz hagyd el a DATABASE_URL-t, és állítsd be a DATA_DIR-t.',
  ),
  'no-database': text(
    'There is no database of an office in {folder}. Set DATA_DIR to the folder of the office.',
    'In {folder} ist keine Datenbank eines Büros. Setze DATA_DIR auf den Ordner des Büros.',
    'A(z) {folder} mappában nincs iroda-adatbázis. Állítsd a DATA_DIR-t az iroda mappájára.',
  ),
  exists: text(
    'There is a file {file} already, and it stays as it is. Name another one.',
    'Eine Datei {file} gibt es schon, und sie bleibt, wie sie ist. Nenne eine andere.',
    'Már van {file} nevű fájl, és érintetlen marad. Adj meg másikat.',
  ),
  'no-folder': text(
    'There is no folder {folder} to write into.',
    'Es gibt keinen Ordner {folder}, in den geschrieben werden könnte.',
    'Nincs {folder} mappa, amelybe írni lehetne.',
  ),
  'within-database': text(
    '{file} would be within the database itself. Name a file elsewhere, best on another disk.',
    '{file} läge in der Datenbank selbst. Nenne eine Datei anderswo, am besten auf einem anderen Datenträger.',
    'A(z) {file} magában az adatbázisban volna. Adj meg máshol egy fájlt, lehetőleg másik lemezen.',
  ),
  tablespaces: text(
    'The database keeps files outside its own folder (tablespaces), which cannot be saved like this.',
    'Die Datenbank hat Dateien außerhalb ihres Ordners (Tablespaces); so lässt sie sich nicht sichern.',
    'Az adatbázisnak a saját mappáján kívül is vannak fájljai (táblaterek), ezért így nem menthető.',
  ),
  'short-passphrase': text(
    'The first line of {file} is the passphrase, and needs 12 characters or more.',
    'Die erste Zeile von {file} ist das Passwort für den Schlüssel und braucht mindestens 12 Zeichen.',
    'A(z) {file} első sora a kulcs jelszava, és legalább 12 karakter kell hozzá.',
  ),
  'no-backup': text(
    '{file} is no backup of an office, or is broken off: {what}',
    '{file} ist keine Sicherung eines Büros oder bricht ab: {what}',
    'A(z) {file} nem iroda mentése, vagy megszakad: {what}',
  ),
  damaged: text(
    '{file} is damaged: {what} is not as it was saved. Nothing was restored.',
    '{file} ist beschädigt: {what} ist nicht, wie es gesichert wurde. Nichts wurde zurückgespielt.',
    'A(z) {file} sérült: {what} nem olyan, amilyennek mentették. Semmi sem lett visszaállítva.',
  ),
  missing: text(
    '{file} is damaged: {what} is missing. Nothing was restored.',
    '{file} ist beschädigt: {what} fehlt. Nichts wurde zurückgespielt.',
    'A(z) {file} sérült: hiányzik: {what}. Semmi sem lett visszaállítva.',
  ),
  'not-empty': text(
    'The folder {folder} is not empty ({what}). Set DATA_DIR to a new folder.',
    'Der Ordner {folder} ist nicht leer ({what}). Setze DATA_DIR auf einen neuen Ordner.',
    'A(z) {folder} mappa nem üres ({what}). Állítsd a DATA_DIR-t új mappára.',
  ),
  'other-postgresql': text(
    'The backup was made with PostgreSQL {there}; this version of the office brings {here}. Restore it with the office {office}.',
    'Die Sicherung stammt von PostgreSQL {there}; diese Version des Büros bringt {here} mit. Spiele sie mit dem Büro {office} zurück.',
    'A mentés PostgreSQL {there} alatt készült; az iroda e változata {here} változatot hoz. Állítsd vissza az iroda {office} változatával.',
  ),
  'other-platform': text(
    'The backup was made on {there}, and its files are for such machines alone; this one is {here}.',
    'Die Sicherung stammt von {there}, und ihre Dateien sind nur für solche Rechner; dieser ist {here}.',
    'A mentés {there} gépen készült, és a fájljai csak ilyen gépre jók; ez a gép {here}.',
  ),
  newer: text(
    'The backup comes from a newer version of the office ({office}). Restore it with that version.',
    'Die Sicherung stammt von einer neueren Version des Büros ({office}). Spiele sie mit dieser Version zurück.',
    'A mentés az iroda újabb változatából való ({office}). Állítsd vissza azzal a változattal.',
  ),
  earlier: earlierOffice,
  'needs-passphrase': text(
    'The key in the backup is encrypted: give the file with its passphrase (--passphrase-file), or restore without the key (--without-key).',
    'Der Schlüssel in der Sicherung ist verschlüsselt: nenne die Datei mit seinem Passwort (--passphrase-file) oder spiele ohne den Schlüssel zurück (--without-key).',
    'A mentésben a kulcs titkosítva van: add meg a jelszavát tartalmazó fájlt (--passphrase-file), vagy állítsd vissza kulcs nélkül (--without-key).',
  ),
  'wrong-passphrase': text(
    'The passphrase does not open the key in the backup. Nothing was restored.',
    'Das Passwort öffnet den Schlüssel in der Sicherung nicht. Nichts wurde zurückgespielt.',
    'A jelszó nem nyitja a mentésben lévő kulcsot. Semmi sem lett visszaállítva.',
  ),
  'no-room': text(
    'There is no room left on the disk for {file}. Nothing of it was kept.',
    'Auf dem Datenträger ist kein Platz mehr für {file}. Nichts davon wurde behalten.',
    'Nincs több hely a lemezen ehhez: {file}. Semmi sem maradt meg belőle.',
  ),
  interrupted: text(
    'Interrupted. Nothing was kept.',
    'Unterbrochen. Nichts wurde behalten.',
    'Megszakítva. Semmi sem maradt meg.',
  ),
} satisfies Record<string, Text>;

export type BackupProblemCode = keyof typeof words;

/** Why there is no backup, or nothing was restored; no half of it stays. */
export class BackupProblem extends Error {
  override readonly name = 'BackupProblem';

  constructor(
    readonly code: BackupProblemCode,
    readonly values: Readonly<Record<string, string | Text>> = {},
  ) {
    super(fill(words[code].en, valuesIn('en', values)));
  }

  in(language: Language): string {
    return fill(words[this.code][language], valuesIn(language, this.values));
  }
}

function valuesIn(language: Language, values: BackupProblem['values']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value : value[language]]),
  );
}
