import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { text as textOf } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { openPromise } from 'yauzl';
import { ZipFile } from 'yazl';

/** The files of an archive as texts, by name. */
export type Files = Map<string, string>;

export async function unpack(path: string): Promise<Files> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false });
  const files: Files = new Map();
  for await (const entry of zip.eachEntry()) {
    files.set(entry.fileName, await textOf(await zip.openReadStreamPromise(entry)));
  }
  zip.close();
  return files;
}

/** @param compress takes longer than an archive is worth that is read once */
export async function pack(path: string, files: Files, compress = false): Promise<string> {
  const zip = new ZipFile();
  for (const [name, text] of files) zip.addBuffer(Buffer.from(text), name, { compress });
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
  return path;
}

interface Manifest {
  files: { name: string; size: number; sha256: string }[];
}

/** A manifest that fits the files, as somebody writes it who has changed one. */
export function relist(files: Files): Files {
  const manifest = JSON.parse(files.get('manifest.json')!) as Manifest;
  manifest.files = [...files]
    .filter(([name]) => name !== 'manifest.json')
    .map(([name, text]) => ({
      name,
      size: Buffer.byteLength(text),
      sha256: createHash('sha256').update(text).digest('hex'),
    }));
  return new Map(files).set('manifest.json', JSON.stringify(manifest));
}

/** The archive with a change in the lines of one file, and a manifest that fits. */
export function changed(files: Files, name: string, change: (lines: readonly string[]) => readonly string[]): Files {
  const lines = files.get(name)!.split('\n').slice(0, -1);
  return relist(
    new Map(files).set(
      name,
      change(lines)
        .map((line) => `${line}\n`)
        .join(''),
    ),
  );
}

export function rowsOf(files: Files, name: string): Record<string, unknown>[] {
  const text = files.get(name)!.trimEnd();
  return text === '' ? [] : text.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>);
}
