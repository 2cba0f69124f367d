import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { archiveFiles, type ListedFile, type Manifest } from '@tarokk/archive';

/** One and the same season is one and the same file, whenever it is exported: it has no times. */
const noTime = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true, mode: 0o100644 } as const;
/** Characters that are handed on together. */
const BLOCK = 65_536;

/** An archive while it is written: nothing of it is kept in memory, and nobody works faster than the reader takes it. */
export class ZipWriter {
  private readonly zip = new ZipFile();
  private readonly files: ListedFile[] = [];
  readonly output = this.zip.outputStream as Readable;

  constructor() {
    this.zip.on('error', (error: Error) => this.output.destroy(error));
  }

  /** Adds a file of these lines, when those before it are written. @throws Error when the reader has gone away */
  async add(name: string, lines: AsyncIterable<string> | Iterable<string>): Promise<void> {
    if (this.output.destroyed) throw new Error('The reader of the archive has gone away.');
    const hash = createHash('sha256');
    let size = 0;
    const source = Readable.from(
      (async function* () {
        for await (const block of blocks(lines)) {
          hash.update(block);
          size += block.length;
          yield block;
        }
      })(),
      { objectMode: false },
    );
    const leave = (): void => void source.destroy(new Error('The reader of the archive has gone away.'));
    this.output.once('close', leave);
    try {
      this.zip.addReadStream(source, name, noTime);
      await finished(source, { writable: false });
    } finally {
      this.output.off('close', leave);
    }
    this.files.push({ name, size, sha256: hash.digest('hex') });
  }

  /** The manifest comes last: only then is known what is in the files. @returns its SHA-256 in hexadecimal digits */
  end(manifest: Omit<Manifest, 'files'>): string {
    const files = this.files.toSorted((a, b) => (a.name < b.name ? -1 : 1));
    const bytes = Buffer.from(`${JSON.stringify({ ...manifest, files }, null, 2)}\n`);
    this.zip.addBuffer(bytes, archiveFiles.manifest, noTime);
    this.zip.end();
    return createHash('sha256').update(bytes).digest('hex');
  }
}

async function* blocks(lines: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Buffer> {
  let block = '';
  for await (const line of lines) {
    block += `${line}\n`;
    if (block.length < BLOCK) continue;
    yield Buffer.from(block);
    block = '';
  }
  if (block !== '') yield Buffer.from(block);
}
