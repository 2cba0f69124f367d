import { randomUUID } from 'node:crypto';
import { basename, resolve } from 'node:path';
import { relayedProblem } from '@tarokk/competition';
import { fill, problemMessage, say, sentence, type Language } from '@tarokk/rules';
import type { CompleteImportSettings, MatchesImported, OpenImports, ReadDocument } from '../../../api/src/office.js';
import { complain, type Door } from '../office/door.js';
import { counted } from '../terminal/numbers.js';
import { write } from '../terminal/output.js';
import { paintFor, wantsColour } from '../terminal/paint.js';
import { harmless } from '../terminal/width.js';
import { placesOf } from '../verify/reading/places.js';
import { inOrder } from '../verify/stream/in-order.js';
import { atTheOffice } from './at-the-office.js';
import { type Batch, batchesOf } from './batches.js';
import { Documents, type PlacedDocument } from './documents.js';
import { ImportProgress } from './progress.js';
import { type ImportCounts, noneYet, outcomeDocument, outcomeLines, plus, summaryOf } from './report.js';
import { importWords } from './words.js';

export interface ImportMatchesArguments {
  readonly username: string;
  readonly settings: CompleteImportSettings;
  readonly dryRun: boolean;
  readonly json: boolean;
  readonly language: Language;
}

/** One is imported while the next ones are read. */
const UNDER_WAY = { tasks: 3, size: 64 * 1024 * 1024 };
/** What a process answers that was interrupted, as shells have it. */
const INTERRUPTED = 130;
const REFUSED = 1;

/** `tarokk import FILE…` */
export async function importMatchesCommand(names: readonly string[], asked: ImportMatchesArguments): Promise<void> {
  const unreadable = [...placesOf(names)].flatMap((place) => (place.kind === 'nowhere' ? [place] : []));
  if (unreadable.length > 0) {
    // What was mistyped is no import.
    complain(...unreadable.map(({ name, problem }) => `${name}: ${problemMessage(problem, asked.language)}`));
    return;
  }
  await atTheOffice(asked.username, asked.language, async (office, door) => {
    const problems = office.problemsWith(asked.settings);
    if (problems.length > 0) {
      complain(...problems.map(({ sentence: why }) => say(why, asked.language)));
      return;
    }
    await new Import(office, door, names, asked).run();
  });
}

interface ReadBatch extends Batch {
  readonly read: readonly ReadDocument[];
}

class Import {
  private readonly id = randomUUID();
  private readonly name: string;
  private readonly documents: Documents;
  private readonly progress: ImportProgress;
  private readonly paint = paintFor(wantsColour(process.stdout, process.env));
  private counts: ImportCounts = noneYet;
  private isStopped = false;

  constructor(
    private readonly office: OpenImports,
    private readonly door: Door,
    names: readonly string[],
    private readonly asked: ImportMatchesArguments,
  ) {
    this.name = nameOf(names);
    this.documents = new Documents(names, door.compressionOf);
    this.progress = new ImportProgress(process.stderr, this.documents.size, this.summary());
  }

  async run(): Promise<void> {
    const { language } = this.asked;
    const stop = (): void => {
      this.isStopped = true;
    };
    // What is under way is finished; a second signal does not wait.
    process.once('SIGINT', stop).once('SIGTERM', stop);
    try {
      await this.importAll();
    } catch (error) {
      this.progress.end();
      const message = error instanceof Error ? error.message.trim().split('\n').at(-1)! : String(error);
      complain(fill(importWords.brokenOff[language], { count: this.count(), message }));
      return;
    } finally {
      this.progress.end();
      process.off('SIGINT', stop).off('SIGTERM', stop);
    }
    if (this.isStopped) {
      process.stdin.destroy();
      complain(fill(importWords.stopped[language], { count: this.count() }));
      process.exitCode = INTERRUPTED;
    } else if (this.counts.documents === 0) complain(importWords.nothing[language]);
    else await this.sayAll();
  }

  private async importAll(): Promise<void> {
    const read = inOrder(
      batchesOf(this.documents),
      (batch) => this.read(batch),
      ({ bytes }) => bytes,
      UNDER_WAY,
    );
    for await (const batch of read) {
      const imported = await this.enter(batch);
      this.counts = plus(this.counts, imported);
      await this.tell(batch, imported);
      this.progress.advance(batch.bytes, this.summary());
      if (this.isStopped && !batch.isLast) return;
    }
    this.isStopped = false;
  }

  private async read(batch: Batch): Promise<ReadBatch> {
    const readable = batch.documents.flatMap(({ content }) => (content instanceof Uint8Array ? [content] : []));
    const found = (await this.office.read(readable, this.asked.settings)).values();
    return { ...batch, read: batch.documents.map(({ content }) => unreadableOr(content) ?? found.next().value!) };
  }

  private async enter({ read, isLast }: ReadBatch): Promise<MatchesImported> {
    const { settings, dryRun, language } = this.asked;
    const origin = { importId: this.id, name: this.name, sha256: isLast ? this.documents.sha256() : null, isLast };
    const imported = await (dryRun
      ? this.office.tryImport(read, settings, origin)
      : this.office.importMatches(read, settings, origin));
    if (!this.door.isRefused(imported)) return imported;
    throw new Error(imported.problems.map(({ sentence: why }) => say(why, language)).join(' '));
  }

  private async tell({ documents }: Batch, imported: MatchesImported): Promise<void> {
    const { json, language } = this.asked;
    const lines = imported.documents.flatMap((outcome, index) => {
      const placed = documents[index]!;
      if (outcome.problems.length > 0) process.exitCode = REFUSED;
      return json
        ? [JSON.stringify(outcomeDocument(placed, outcome, language))]
        : outcomeLines(placed, outcome, language, this.paint);
    });
    const text = lines.map((line) => `${line}\n`).join('');
    if (text !== '' && !this.progress.hasPrinted(text, process.stdout)) await write(process.stdout, text);
  }

  private async sayAll(): Promise<void> {
    const { dryRun, json, language } = this.asked;
    const [id, sha256] = [dryRun ? null : this.id, this.documents.sha256()];
    if (json) {
      const document = { format: 'royal-tarokk-import/1', import: id, name: this.name, sha256, dryRun, ...this.counts };
      return write(process.stdout, `${JSON.stringify(document)}\n`);
    }
    const log = id === null ? [] : [fill(importWords.inLog[language], { id, sha256 })];
    await write(process.stdout, [this.summary(), ...log].map((line) => `${line}\n`).join(''));
  }

  private summary(): string {
    return summaryOf(this.counts, this.asked.dryRun, this.asked.language);
  }

  private count(): string {
    return counted(this.counts.documents, this.asked.language);
  }
}

const unreadable = relayedProblem('import/unreadable', 'Why the file cannot be read.');

function unreadableOr(content: PlacedDocument['content']): ReadDocument | null {
  if (content instanceof Uint8Array) return null;
  const { path, message, values } = content;
  return { kind: 'refused', problems: [unreadable(path, sentence(message, values))] };
}

/** What the log calls it: the name of the file or folder, and how many more there were. */
function nameOf([first, ...rest]: readonly string[]): string {
  const name = first === '-' ? '-' : harmless(basename(resolve(first!))).slice(0, 180);
  return rest.length === 0 ? name || '/' : `${name} + ${rest.length}`;
}
