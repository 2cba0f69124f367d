import { fill, type Language, text, type Text } from '@tarokk/rules';

const words = {
  'no-zip': text(
    'this is no whole zip file: {message}',
    'das ist keine ganze ZIP-Datei: {message}',
    'ez nem ép ZIP-fájl: {message}',
  ),
  name: text(
    'no file of an archive may be called {file}',
    'so darf keine Datei eines Archivs heißen: {file}',
    'archívumban nem lehet ilyen nevű fájl: {file}',
  ),
  twice: text('{file} is in it twice', '{file} steht zweimal darin', '{file} kétszer szerepel benne'),
  encrypted: text('{file} is encrypted', '{file} ist verschlüsselt', '{file} titkosítva van'),
  'too-many': text('it has more than {most} files', 'es hat mehr als {most} Dateien', '{most} fájlnál több van benne'),
  'too-large': text(
    'unpacked it would be larger than {most} MiB',
    'ausgepackt wäre es größer als {most} MiB',
    'kicsomagolva {most} MiB-nál nagyobb volna',
  ),
  bomb: text(
    'unpacked it would be more than {times} times as large: such files are made to do harm',
    'ausgepackt wäre es mehr als {times}-mal so groß: solche Dateien werden gemacht, um zu schaden',
    'kicsomagolva több mint {times}-szer akkora volna: ilyen fájl ártó szándékkal készül',
  ),
  'long-line': text(
    '{file}, line {line} is longer than {most} MiB',
    '{file}, Zeile {line} ist länger als {most} MiB',
    '{file}, {line}. sor: {most} MiB-nál hosszabb',
  ),
  manifest: text(
    'manifest.json is not of the format {format}',
    'manifest.json hat nicht das Format {format}',
    'a manifest.json nem {format} formátumú',
  ),
  missing: text('{file} is missing', '{file} fehlt', 'hiányzik: {file}'),
  unlisted: text('{file} is not in the manifest', '{file} steht nicht im Manifest', '{file} nincs a jegyzékben'),
  line: text(
    '{file}, line {line} is no JSON object',
    '{file}, Zeile {line} ist kein JSON-Objekt',
    '{file}, {line}. sor: nem JSON-objektum',
  ),
  field: text(
    '{file}, line {line}: {field} is not as it should be',
    '{file}, Zeile {line}: {field} ist nicht, wie es sein soll',
    '{file}, {line}. sor: {field} nem megfelelő',
  ),
} satisfies Record<string, Text>;

export type ArchiveProblem = keyof typeof words;

/** What is no archive of a season, or no whole one. */
export class MalformedArchive extends Error {
  override readonly name = 'MalformedArchive';

  constructor(
    readonly code: ArchiveProblem,
    readonly values: Readonly<Record<string, string | number>> = {},
  ) {
    super(fill(words[code].en, values));
  }

  in(language: Language): string {
    return fill(words[this.code][language], this.values);
  }
}
