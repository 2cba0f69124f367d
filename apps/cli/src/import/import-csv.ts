import { createReadStream } from 'node:fs';
import { fill, problemMessage, say as sayIn, type Language, type Sentence } from '@tarokk/rules';
import { type Competition, decoded, encodingOf } from '@tarokk/competition';
import type { OpenImports, Refused } from '../../../api/src/office.js';
import { complain, type Door } from '../office/door.js';
import { write } from '../terminal/output.js';
import { harmless } from '../terminal/width.js';
import { whyUnreadable } from '../verify/reading/places.js';
import { atTheOffice } from './at-the-office.js';
import { problemDocument, problemLine } from './report.js';
import { importWords } from './words.js';

export interface ImportCsvArguments {
  readonly username: string;
  readonly dryRun: boolean;
  readonly json: boolean;
  readonly language: Language;
}

/** More than any list of five thousand lines has. */
const MOST_BYTES = 4 * 1024 * 1024;
const REFUSED = 1;

type Answer = { readonly __typename: string } | Refused;

/** `tarokk import trophies FILE` */
export async function importTrophiesCommand(
  file: string,
  list: {
    readonly source: string | null;
    readonly createPlayers: boolean;
    readonly acknowledgeRepeated: boolean;
  },
  asked: ImportCsvArguments,
): Promise<void> {
  await withCsv(file, asked, async (csv, office, door) => {
    const { language, dryRun } = asked;
    const given = { csv, ...list };
    const answer = await (dryRun ? office.checkOldTrophies(given) : office.importOldTrophies(given));
    const say = (done: Exclude<typeof answer, Refused>): string[] => {
      const { entries, trophies, players } = done;
      const words = done.__typename === 'OldListChecked' ? importWords.listChecked : importWords.listImported;
      const id = done.__typename === 'OldListChecked' ? '' : done.oldListId;
      const names = done.newPlayers.map(harmless).join(', ');
      return [
        fill(words[language], { list: id, entries, trophies, players }),
        ...(names === '' ? [] : [fill(importWords.newPlayers[language], { names })]),
        ...(done.__typename === 'OldListChecked'
          ? effectsOf(done, language).map((each) => `  ${harmless(each)}.`)
          : []),
      ];
    };
    // oxlint-disable-next-line typescript/no-misused-spread -- an answer is plain data
    const shown = 'sentences' in answer ? { ...answer, sentences: effectsOf(answer, language) } : answer;
    await show(file, shown, door.isRefused(answer) ? [] : say(answer), asked, door);
  });
}

/** What would become of numbers, hundredths, milestones and ranks. */
function effectsOf({ sentences }: { readonly sentences: readonly Sentence[] }, language: Language): string[] {
  return sentences.map((each) => sayIn(each, language));
}

/** `tarokk import table FILE` */
export async function importTableCommand(
  file: string,
  {
    year,
    ...table
  }: { readonly year: number; readonly competition: Competition; readonly title: string; readonly source: string },
  asked: ImportCsvArguments,
): Promise<void> {
  await withCsv(file, asked, async (csv, office, door) => {
    const { language, dryRun } = asked;
    const given = { csv, seasonYear: year, ...table };
    const answer = await (dryRun ? office.checkOldTable(given) : office.importOldTable(given));
    const say = (done: Exclude<typeof answer, Refused>): string =>
      done.__typename === 'OldTableChecked'
        ? fill(importWords.tableChecked[language], { rows: done.rows })
        : fill(importWords.tableImported[language], { id: done.id, rows: done.rows });
    await show(file, answer, door.isRefused(answer) ? [] : [say(answer)], asked, door);
  });
}

async function withCsv(
  file: string,
  { username, language }: ImportCsvArguments,
  work: (csv: string, office: OpenImports, door: Door) => Promise<void>,
): Promise<void> {
  await atTheOffice(username, language, async (office, door) => {
    const read = await readText(file, door, language);
    if ('problem' in read) {
      complain(`${file}: ${read.problem}.`);
      return;
    }
    await work(read.text, office, door);
  });
}

/** The text as it stands, its byte order mark too: the log has the digest of the file. */
export async function readText(
  file: string,
  { compressionOf }: Door,
  language: Language,
): Promise<{ readonly text: string } | { readonly problem: string }> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of file === '-' ? process.stdin : createReadStream(file)) {
      chunks.push(chunk as Uint8Array);
      length += (chunk as Uint8Array).length;
      if (length > MOST_BYTES) return { problem: fill(importWords.csvTooLong[language], { most: MOST_BYTES }) };
    }
  } catch (error) {
    return { problem: problemMessage(whyUnreadable(error), language) };
  }
  const bytes = Buffer.concat(chunks);
  const kind = compressionOf(bytes);
  if (kind !== null) return { problem: fill(importWords.csvCompressed[language], { kind }) };
  const encoding = encodingOf(bytes);
  if (encoding !== 'utf-8') {
    const words = fill(importWords.csvReadAs[language], { file, encoding: NAMES[encoding] });
    process.stderr.write(`tarokk: ${harmless(words)}.\n`);
  }
  return { text: decoded(bytes, encoding) ?? decoded(bytes, 'windows-1250')! };
}

/** As people know them. */
const NAMES = { 'utf-16le': 'UTF-16', 'utf-16be': 'UTF-16', 'windows-1250': 'Windows-1250' } as const;

/** What was imported already is not an error: the second time changes nothing. */
async function show(
  file: string,
  answer: Answer,
  done: readonly string[],
  { json, language }: ImportCsvArguments,
  { isRefused }: Door,
): Promise<void> {
  const problems = isRefused(answer) ? answer.problems : [];
  const isThere = problems.some(({ code }) => code.endsWith('/already-imported'));
  if (problems.length > 0 && !isThere) process.exitCode = REFUSED;
  if (json) {
    const outcome = problems.length === 0 ? 'done' : isThere ? 'already-there' : 'refused';
    const { __typename: _kind, problems: _problems, ...figures } = answer as Record<string, unknown>;
    const document = { file, outcome, ...figures, problems: problems.map((each) => problemDocument(each, language)) };
    return write(process.stdout, `${JSON.stringify(document)}\n`);
  }
  const lines = isThere
    ? [importWords.already[language]]
    : [...done, ...problems.map((each) => `✗ ${harmless(problemLine(each, language))}`)];
  await write(process.stdout, lines.map((line) => `${line}\n`).join(''));
}
