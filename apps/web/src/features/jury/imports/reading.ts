import { unzip } from 'fflate';

/** A document with the place where it stands, or why nothing can be read there. */
export interface DocumentInFile {
  readonly file: string;
  /** From 1; null where the file is one document. */
  readonly line: number | null;
  readonly content: { readonly document: unknown } | { readonly fault: ReadingFault };
}

export type ReadingFault = 'notText' | 'notJson' | 'notZip' | 'tooMuch' | 'otherFile';

interface Source {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Of a page, not of the office: what a browser holds at once, also when a small archive unpacks to much. */
const MOST_BYTES = 256 * 1024 * 1024;
const stream = /\.(?:ndjson|jsonl)$/i;
const readable = /\.(?:json|ndjson|jsonl)$/i;

/** The documents of some files, of a folder, or of archives of either; in the order of their names. */
export async function readFiles(files: readonly File[]): Promise<readonly DocumentInFile[]> {
  const placed: DocumentInFile[] = [];
  let bytes = 0;
  for (const file of files.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), 'en', { numeric: true }))) {
    bytes += file.size;
    if (bytes > MOST_BYTES) {
      placed.push(faulty(nameOf(file), 'tooMuch'));
      break;
    }
    const content = new Uint8Array(await file.arrayBuffer());
    if (/\.zip$/i.test(file.name)) placed.push(...(await documentsInZip(nameOf(file), content)));
    else placed.push(...documentsIn({ name: nameOf(file), bytes: content }));
  }
  return placed;
}

/** What the log tells the files by, as `sha256sum` does; null where the browser cannot count it (a page without HTTPS). */
export async function digestOf(files: readonly File[]): Promise<string | null> {
  // Typed as always there; in a page that is not secure it is missing.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (subtle === undefined) return null;
  const digest = async (content: ArrayBuffer): Promise<string> =>
    [...new Uint8Array(await subtle.digest('SHA-256', content))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
  const lines: string[] = [];
  for (const file of files) lines.push(`${await digest(await file.arrayBuffer())}  ${nameOf(file)}\n`);
  const [only] = lines;
  if (lines.length === 1) return only!.slice(0, 64);
  return digest(new TextEncoder().encode(lines.join('')).buffer);
}

/** In a folder with the path that it has there; outside of browsers files know of none. */
export function nameOf({ webkitRelativePath: path, name }: Pick<File, 'name'> & Partial<File>): string {
  return path === undefined || path === '' ? name : path;
}

async function documentsInZip(archive: string, bytes: Uint8Array): Promise<readonly DocumentInFile[]> {
  let size = 0;
  const entries = await new Promise<Record<string, Uint8Array> | null>((resolve) => {
    unzip(
      bytes,
      {
        filter: ({ name, originalSize }) => {
          size += originalSize;
          return readable.test(name) && size <= MOST_BYTES;
        },
      },
      (error, found) => resolve(error === null ? found : null),
    );
  });
  if (entries === null) return [faulty(archive, 'notZip')];
  const found = Object.entries(entries)
    .toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .flatMap(([name, content]) => documentsIn({ name: `${archive}/${name}`, bytes: content }));
  return size > MOST_BYTES ? [...found, faulty(archive, 'tooMuch')] : found;
}

/** One document, or one on each line: by its name, or where the whole is no JSON but its lines are. */
function documentsIn({ name, bytes }: Source): readonly DocumentInFile[] {
  if (!readable.test(name)) return [faulty(name, 'otherFile')];
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return [faulty(name, 'notText')];
  }
  const whole = stream.test(name) ? null : parsed(text);
  if (whole !== null) return [{ file: name, line: null, content: whole }];
  const lines = text.split('\n').map((line, index) => ({ line: index + 1, content: line.trim() }));
  const filled = lines.filter(({ content }) => content !== '');
  if (filled.length === 1 || (!stream.test(name) && parsed(filled[0]?.content ?? '') === null)) {
    return [faulty(name, 'notJson')];
  }
  return filled.map(({ line, content }) => ({
    file: name,
    line,
    content: parsed(content) ?? { fault: 'notJson' },
  }));
}

function parsed(text: string): { readonly document: unknown } | null {
  try {
    return { document: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

function faulty(file: string, fault: ReadingFault): DocumentInFile {
  return { file, line: null, content: { fault } };
}
