import { fill, type Language, text, type Text } from '@tarokk/rules';
import { type FaultCode as LogFaultCode, sayFault as sayLogFault } from '../log/faults.js';

const words = {
  'file-changed': text(
    '{file} is not the file that the manifest lists: it was changed.',
    '{file} ist nicht die Datei, die im Manifest steht: sie wurde geändert.',
    '{file} nem az a fájl, amely a jegyzékben áll: megváltozott.',
  ),
  'manifest-other': text(
    'The SHA-256 of the manifest is {digest}, not {kept}: this is not the archive that was published.',
    'Der SHA-256 des Manifests ist {digest}, nicht {kept}: Das ist nicht das veröffentlichte Archiv.',
    'A jegyzék SHA-256-ja {digest}, nem {kept}: ez nem a közzétett archívum.',
  ),
  'manifest-differs': text(
    'The manifest says of {field}: {kept}; by the records it is {recounted}.',
    'Das Manifest sagt von „{field}“: {kept}; nach den Aufzeichnungen ist es {recounted}.',
    'A jegyzék szerint „{field}”: {kept}; a feljegyzések szerint {recounted}.',
  ),
  'head-differs': text(
    'The chain of the season ends with link {number}, but not where the manifest says.',
    'Die Kette der Saison endet mit Glied {number}, aber nicht dort, wo es das Manifest sagt.',
    'A szezon lánca a(z) {number}. szemmel ér véget, de nem ott, ahol a jegyzék mondja.',
  ),
  'hash-missing': text(
    'No link of the chain has the published hash {hash}: the chain was cut off or rewritten.',
    'Kein Glied der Kette hat den veröffentlichten Hash {hash}: sie wurde abgeschnitten oder neu geschrieben.',
    'A lánc egyik szemének sem {hash} a hashe, pedig ezt tették közzé: a láncot levágták vagy átírták.',
  ),
  'record-twice': text(
    '{object} {objectId} is in the archive twice.',
    '{object} {objectId} steht zweimal im Archiv.',
    '{object} {objectId} kétszer szerepel az archívumban.',
  ),
  'person-missing': text(
    'Person {person} is on a sheet or in a list, and not among the persons of the archive.',
    'Person {person} steht auf einem Spielzettel oder in einer Liste, aber nicht unter den Personen des Archivs.',
    '{person} személy szerepel egy mérkőzéslapon vagy listán, de az archívum személyei közt nincs.',
  ),
  'name-differs': text(
    'Person {person}: their name is not the one of which the archive has the digest.',
    'Person {person}: Ihr Name ist nicht der, von dem das Archiv den Digest hat.',
    '{person} személy: a neve nem az, amelynek a lenyomata az archívumban áll.',
  ),
  'names-root-differs': text(
    'The names of the season {season} are not those for which the log vouches: the digest of one of them was changed, added or taken away.',
    'Die Namen der Saison {season} sind nicht die, für die das Protokoll einsteht: Der Digest von einem wurde geändert, hinzugefügt oder weggenommen.',
    'A {season}. évi szezon nevei nem azok, amelyekért a napló jótáll: valamelyik lenyomatát megváltoztatták, hozzátették vagy elvették.',
  ),
  'name-unproved': text(
    'Person {person} takes part in the season, and the archive has no digest of their name: the log does not vouch for it.',
    'Person {person} nimmt an der Saison teil, und das Archiv hat keinen Digest ihres Namens: Das Protokoll steht nicht für ihn ein.',
    '{person} személy részt vesz a szezonban, de nevének lenyomata nincs az archívumban: a napló nem áll jót érte.',
  ),
  'match-differs': text(
    'Match {match}: {field} is {kept} in the archive; by its sheet and rulings it is {recounted}.',
    'Match {match}: „{field}“ ist im Archiv {kept}, nach Spielzettel und Entscheidungen {recounted}.',
    '{match} mérkőzés: „{field}” az archívumban {kept}, a mérkőzéslap és a döntések szerint {recounted}.',
  ),
  'no-sheet': text(
    'Match {match}: revision {revision} is no sheet.',
    'Match {match}: Fassung {revision} ist kein Spielzettel.',
    '{match} mérkőzés: a(z) {revision}. változat nem játéklap.',
  ),
  'sheet-missing': text(
    'Match {match}: its revision {revision} is missing.',
    'Match {match}: seine Fassung {revision} fehlt.',
    '{match} mérkőzés: hiányzik a(z) {revision}. változata.',
  ),
  'game-differs': text(
    'Game {game}: {field} is {kept} in the archive; by what was handed in it is {recounted}.',
    'Spiel {game}: „{field}“ ist im Archiv {kept}, nach dem, was eingegeben wurde, {recounted}.',
    '{game} játék: „{field}” az archívumban {kept}, a beadottak szerint {recounted}.',
  ),
  'no-game': text(
    'Game {game}: revision {revision} is nothing that can be handed in.',
    'Spiel {game}: Fassung {revision} ist nichts, was man eingeben kann.',
    '{game} játék: a(z) {revision}. változat nem beadható játék.',
  ),
  'table-differs': text(
    '{table}, {name}: {field} is {kept} in the archive; by the records it is {recounted}.',
    '{table}, {name}: „{field}“ ist im Archiv {kept}, nach den Aufzeichnungen {recounted}.',
    '{table}, {name}: „{field}” az archívumban {kept}, a feljegyzések szerint {recounted}.',
  ),
  'table-order': text(
    '{table}: place {place} has {kept} in the archive; by the records it has {recounted}.',
    '{table}: auf Platz {place} steht im Archiv {kept}, nach den Aufzeichnungen {recounted}.',
    '{table}: a(z) {place}. helyen az archívumban {kept} áll, a feljegyzések szerint {recounted}.',
  ),
  'trophy-differs': text(
    'Trophy list, {trophy}: {field} is {kept} in the archive; by the records it is {recounted}.',
    'Trophäenliste, {trophy}: „{field}“ ist im Archiv {kept}, nach den Aufzeichnungen {recounted}.',
    'Trófealista, {trophy}: „{field}” az archívumban {kept}, a feljegyzések szerint {recounted}.',
  ),
  'trophy-false': text(
    'Trophy list, {trophy}: it is in the archive, and no record has it.',
    'Trophäenliste, {trophy}: sie steht im Archiv, und keine Aufzeichnung hat sie.',
    'Trófealista, {trophy}: az archívumban szerepel, de egyik feljegyzésben sincs meg.',
  ),
  'trophy-missing': text(
    'Trophy list, {trophy}: the records have it, and the archive does not.',
    'Trophäenliste, {trophy}: die Aufzeichnungen haben sie, das Archiv nicht.',
    'Trófealista, {trophy}: a feljegyzésekben megvan, az archívumban nincs.',
  ),
} satisfies Record<string, Text>;

/** What the tables of an archive are called, by their files. */
const tableNames: Readonly<Record<string, Text>> = {
  'championship/table.ndjson': text('Championship table', 'Meisterschaftstabelle', 'Bajnoki táblázat'),
  'cup/ties.ndjson': text('Hungarian Cup', 'Hungarian Cup', 'Magyar Kupa'),
  'grand-prix/places.ndjson': text('Grand Prix', 'Grand Prix', 'Grand Prix'),
  'free-championship/table.ndjson': text('Free championship', 'Freie Meisterschaft', 'Szabad bajnokság'),
};

export type SeasonFaultCode = keyof typeof words | LogFaultCode;

/** What is not as it should be in an archive. */
export interface SeasonFault {
  readonly code: SeasonFaultCode;
  /** The values of its sentence. */
  readonly where: Readonly<Record<string, string | number>>;
}

export function seasonFault(code: SeasonFaultCode, where: SeasonFault['where']): SeasonFault {
  return { code, where };
}

export function saySeasonFault({ code, where }: SeasonFault, language: Language): string {
  if (!isOwn(code)) return sayLogFault({ code, where }, language);
  const { file } = where;
  const table = file === undefined ? '' : (tableNames[file]?.[language] ?? file);
  return fill(words[code][language], { ...where, table });
}

function isOwn(code: SeasonFaultCode): code is keyof typeof words {
  return code in words;
}
