import { text } from '@tarokk/rules';

export const backupHelp = {
  backup: text(
    'Save the embedded database of DATA_DIR, with the key, as one file, while the office runs or not.',
    'Die eingebettete Datenbank von DATA_DIR samt Schlüssel in einer Datei sichern, ob das Büro läuft oder nicht.',
    'A DATA_DIR beágyazott adatbázisának mentése a kulccsal együtt egyetlen fájlba, akár fut az iroda, akár nem.',
  ),
  restore: text(
    'Put a backup into the empty folder DATA_DIR, and check every file of it.',
    'Eine Sicherung in den leeren Ordner DATA_DIR zurückspielen und jede ihrer Dateien prüfen.',
    'Mentés visszaállítása az üres DATA_DIR mappába, minden fájljának ellenőrzésével.',
  ),
  target: text(
    'the file to be made; one that exists stays as it is',
    'die Datei, die entsteht; eine vorhandene bleibt, wie sie ist',
    'a létrehozandó fájl; ha már létezik, érintetlen marad',
  ),
  source: text(
    'a backup, or - for standard input',
    'eine Sicherung, oder - für die Standardeingabe',
    'egy mentés, vagy - a szabványos bemenethez',
  ),
  encrypt: text(
    'encrypt the key with the first line of this file',
    'den Schlüssel mit der ersten Zeile dieser Datei verschlüsseln',
    'a kulcs titkosítása ennek a fájlnak az első sorával',
  ),
  decrypt: text(
    'open an encrypted key with the first line of this file',
    'einen verschlüsselten Schlüssel mit der ersten Zeile dieser Datei öffnen',
    'titkosított kulcs megnyitása ennek a fájlnak az első sorával',
  ),
  withoutKey: text('leave the key out', 'den Schlüssel weglassen', 'a kulcs kihagyása'),
};

export const backupWords = {
  saved: text(
    'Saved: the database in {database} to {file}.',
    'Gesichert: die Datenbank in {database} nach {file}.',
    'Mentve: a(z) {database} adatbázisa ide: {file}.',
  ),
  figures: text(
    'Files: {files}, {mebibytes} MiB; office {office}, PostgreSQL {postgresql}.',
    'Dateien: {files}, {mebibytes} MiB; Büro {office}, PostgreSQL {postgresql}.',
    'Fájlok: {files}, {mebibytes} MiB; iroda {office}, PostgreSQL {postgresql}.',
  ),
  restored: text(
    'Restored and checked: {files} files of {madeAt}. The database is in {database}.',
    'Zurückgespielt und geprüft: {files} Dateien vom {madeAt}. Die Datenbank ist in {database}.',
    'Visszaállítva és ellenőrizve: {files} fájl, {madeAt} időpontból. Az adatbázis helye: {database}.',
  ),
  next: text(
    'Now see whether it is whole: tarokk audit verify and tarokk recount, with DATA_DIR={dataDirectory}. Then start the office with that.',
    'Sieh nun nach, ob sie unversehrt ist: tarokk audit verify und tarokk recount, mit DATA_DIR={dataDirectory}. Starte dann das Büro damit.',
    'Most nézd meg, ép-e: tarokk audit verify és tarokk recount, DATA_DIR={dataDirectory} mellett. Aztán indítsd el vele az irodát.',
  ),
};

/** Of the key in what was saved. */
export const keyWords = {
  plain: text(
    'The office’s key is in it as it is: keep the file as carefully as the office itself.',
    'Der Schlüssel des Büros liegt unverschlüsselt darin: verwahre die Datei so sorgfältig wie das Büro selbst.',
    'Az iroda kulcsa titkosítatlanul benne van: olyan gondosan őrizd a fájlt, mint magát az irodát.',
  ),
  encrypted: text(
    'The office’s key is in it, encrypted: keep the passphrase elsewhere.',
    'Der Schlüssel des Büros liegt verschlüsselt darin: verwahre das Passwort woanders.',
    'Az iroda kulcsa titkosítva van benne: a jelszót máshol őrizd.',
  ),
  'left-out': text(
    'The office’s key is not in it. Without the key webhooks are paused after a restore, and sealed answers cannot be read.',
    'Der Schlüssel des Büros ist nicht darin. Ohne ihn ruhen nach dem Zurückspielen die Webhooks, und versiegelte Antworten sind nicht zu lesen.',
    'Az iroda kulcsa nincs benne. Nélküle visszaállítás után a webhookok szünetelnek, a lepecsételt válaszok pedig nem olvashatók.',
  ),
  'in-settings': text(
    'The office’s key is in its settings (OFFICE_KEY) and not in the file: keep it with them.',
    'Der Schlüssel des Büros steht in seinen Einstellungen (OFFICE_KEY) und nicht in der Datei: verwahre ihn mit ihnen.',
    'Az iroda kulcsa a beállításaiban van (OFFICE_KEY), nem a fájlban: azokkal együtt őrizd.',
  ),
};

/** Of the key in what was restored. */
export const restoredKeyWords = {
  plain: text(
    'The office’s key is back too.',
    'Auch der Schlüssel des Büros ist wieder da.',
    'Az iroda kulcsa is megvan.',
  ),
  encrypted: text(
    'The office’s key is back too.',
    'Auch der Schlüssel des Büros ist wieder da.',
    'Az iroda kulcsa is megvan.',
  ),
  'left-out': text(
    'The office’s key is not: put the one that was kept into office.key there, or the office makes a new one, and owners of webhooks renew their secrets.',
    'Der Schlüssel des Büros nicht: lege den verwahrten dort in office.key, sonst macht das Büro einen neuen, und wer Webhooks hat, erneuert ihre Geheimnisse.',
    'Az iroda kulcsa nincs meg: tedd a megőrzöttet ott az office.key fájlba, különben az iroda újat készít, és a webhookok gazdáinak meg kell újítaniuk a titkaikat.',
  ),
  'in-settings': text(
    'The office’s key is in its settings: start it with the same OFFICE_KEY.',
    'Der Schlüssel des Büros steht in seinen Einstellungen: starte es mit demselben OFFICE_KEY.',
    'Az iroda kulcsa a beállításaiban van: ugyanazzal az OFFICE_KEY-jel indítsd.',
  ),
};
