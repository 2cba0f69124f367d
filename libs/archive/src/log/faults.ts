import { fill, type Language, text, type Text } from '@tarokk/rules';

const words = {
  'link-missing': text(
    'Chain {chain}: link {number} is missing.',
    'Kette {chain}: Glied {number} fehlt.',
    '{chain} lánc: hiányzik a(z) {number}. szem.',
  ),
  'entry-missing': text(
    'Chain {chain}: the entry of link {number} is missing.',
    'Kette {chain}: der Eintrag zu Glied {number} fehlt.',
    '{chain} lánc: hiányzik a(z) {number}. szem bejegyzése.',
  ),
  'link-broken': text(
    'Chain {chain}: link {number} is broken. It, its entry or a link before it was changed.',
    'Kette {chain}: Glied {number} ist gebrochen. Es selbst, sein Eintrag oder ein Glied davor wurde geändert.',
    '{chain} lánc: a(z) {number}. szem elszakadt. Ez a szem, a bejegyzése vagy egy korábbi szem megváltozott.',
  ),
  'head-wrong': text(
    'Chain {chain}: it does not end where its head says, at link {number}.',
    'Kette {chain}: sie endet nicht dort, wo ihr Ende vermerkt ist, bei Glied {number}.',
    '{chain} lánc: nem ott ér véget, ahol a vége fel van jegyezve, a(z) {number}. szemnél.',
  ),
  'published-differs': text(
    'Chain {chain}: link {number} is not the one that was published. The chain was rewritten.',
    'Kette {chain}: Glied {number} ist nicht das veröffentlichte. Die Kette wurde neu geschrieben.',
    '{chain} lánc: a(z) {number}. szem nem az, amelyet közzétettek. A láncot átírták.',
  ),
  'published-missing': text(
    'Chain {chain}: link {number}, which was published, is not there. The chain was cut off.',
    'Kette {chain}: das veröffentlichte Glied {number} ist nicht da. Die Kette wurde abgeschnitten.',
    '{chain} lánc: nincs meg a közzétett {number}. szem. A láncot levágták.',
  ),
  'entry-unlinked': text(
    'Entry {entry} ({object} {objectId}) is in no chain, and does not wait to be.',
    'Eintrag {entry} ({object} {objectId}) ist in keiner Kette und wartet auf keine.',
    'A(z) {entry}. bejegyzés ({object} {objectId}) nincs láncban, és nem is vár rá.',
  ),
  'history-torn': text(
    'Entry {entry} ({object} {objectId}) does not go on from the one before it: in between the object was changed without an entry.',
    'Eintrag {entry} ({object} {objectId}) schließt nicht an den vorigen an: dazwischen wurde das Objekt ohne Eintrag geändert.',
    'A(z) {entry}. bejegyzés ({object} {objectId}) nem az előzőt folytatja: közben bejegyzés nélkül változott.',
  ),
  'object-changed': text(
    '{object} {objectId} is not as its last entry says: {fields}.',
    '{object} {objectId} ist nicht so, wie der letzte Eintrag sagt: {fields}.',
    '{object} {objectId} nem olyan, ahogy az utolsó bejegyzése mondja: {fields}.',
  ),
  'object-unlogged': text(
    '{object} {objectId} is there, but by the log it is not.',
    '{object} {objectId} ist da, aber nach dem Protokoll nicht.',
    '{object} {objectId} megvan, de a napló szerint nincs.',
  ),
  'object-removed': text(
    '{object} {objectId} is not there, but by the log it is.',
    '{object} {objectId} ist nicht da, aber nach dem Protokoll schon.',
    '{object} {objectId} nincs meg, de a napló szerint megvan.',
  ),
  'sheet-changed': text(
    'The sheet of {object} {objectId} is not the one that was handed in.',
    'Der Spielzettel von {object} {objectId} ist nicht der eingereichte.',
    '{object} {objectId} mérkőzéslapja nem az, amelyet beadtak.',
  ),
  'trigger-off': text(
    'Table {table}: its trigger {trigger} does not work. Changes can be made without entries.',
    'Tabelle {table}: ihr Trigger {trigger} ist außer Kraft. Änderungen sind ohne Einträge möglich.',
    '{table} tábla: a(z) {trigger} trigger nem működik. Bejegyzés nélkül is módosítható.',
  ),
} satisfies Record<string, Text>;

export type FaultCode = keyof typeof words;

/** What is wrong with the log, or with an object by the log. */
export interface Fault {
  readonly code: FaultCode;
  /** The values of its sentence. */
  readonly where: Readonly<Record<string, string | number>>;
}

export function fault(code: FaultCode, where: Fault['where']): Fault {
  return { code, where };
}

export function sayFault({ code, where }: Fault, language: Language): string {
  return fill(words[code][language], where);
}
