import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fill, problemMessage, type Language } from '@tarokk/rules';
import type { SeasonExportOptions } from '../../../api/src/office.js';
import { complain, openDoor } from '../office/door.js';
import { harmless } from '../terminal/width.js';
import { whyUnreadable } from '../verify/reading/places.js';
import { seasonProblems, seasonWords } from './words.js';

/** `tarokk season export YEAR` @param output null: a name by the year @param force also where that file is there already */
export async function seasonExportCommand(
  options: SeasonExportOptions,
  { output, force }: { readonly output: string | null; readonly force: boolean },
  language: Language,
): Promise<void> {
  const door = await openDoor(language);
  if (door === null) return;
  const file = output ?? `season-${options.year}${options.kind === 'full' ? '-full' : ''}.zip`;
  if (file !== '-' && !force && existsSync(file)) {
    complain(fill(seasonProblems.there[language], { file }));
    return;
  }
  try {
    const take = file === '-' ? toStandardOutput : (bytes: Readable) => toFile(bytes, file);
    const written = await door.exportSeason(process.env, process.cwd(), options, take);
    if (typeof written === 'string') {
      complain(fill(seasonProblems[written][language], { season: options.year }));
      return;
    }
    if (file !== '-') process.stderr.write(`${fill(seasonWords.written[language], { file: harmless(file) })}\n`);
    process.stderr.write(`${fill(seasonWords.digest[language], { digest: written.digest })}\n`);
  } catch (error) {
    if (error instanceof door.StartProblem) complain(error.message);
    else if (error instanceof Error && 'syscall' in error && 'path' in error) {
      complain(`${file}: ${problemMessage(whyUnreadable(error), language)}`);
    } else throw error;
  }
}

/** The file is there when all of it is. */
async function toFile(bytes: Readable, file: string): Promise<void> {
  const part = `${file}.part`;
  try {
    await pipeline(bytes, createWriteStream(part));
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function toStandardOutput(bytes: Readable): Promise<void> {
  await pipeline(bytes, process.stdout, { end: false });
}
