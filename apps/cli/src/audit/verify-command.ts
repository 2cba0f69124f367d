import { createReadStream } from 'node:fs';
import { problemAt, problemMessage, type Language } from '@tarokk/rules';
import { hashOf, type LogReport, MalformedLog, type Published, verifyLog } from '@tarokk/archive';
import { complain, openDoor } from '../office/door.js';
import { write } from '../terminal/output.js';
import { paintFor, wantsColour } from '../terminal/paint.js';
import { PAGE_WIDTH } from '../verify/page.js';
import { whyUnreadable } from '../verify/reading/places.js';
import { blocksOf } from '../verify/stream/blocks.js';
import { withLog } from './office-log.js';
import type { GivenHead } from './given-head.js';
import { reportDocument, reportPage } from './report-page.js';
import { auditProblems } from './words.js';

export interface AuditVerifyArguments {
  readonly heads: readonly GivenHead[];
  readonly json: boolean;
  readonly language: Language;
}

/** `tarokk audit verify [FILE]` @param file without one the log of the database is verified */
export async function auditVerifyCommand(file: string | undefined, asked: AuditVerifyArguments): Promise<void> {
  if (file !== undefined) return verifyFile(file, asked);
  const door = await openDoor(asked.language);
  if (door === null) return;
  return withLog(door, asked.language, async (log) => {
    await show(await door.verifyDatabase(log, publishedBy(asked)), asked);
  });
}

function publishedBy({ heads }: AuditVerifyArguments): Published[] {
  return heads.map(({ chain, number, hash }) => ({ chain, number, hash: hashOf(hash)! }));
}

async function verifyFile(file: string, asked: AuditVerifyArguments): Promise<void> {
  const { language } = asked;
  try {
    const chunks = file === '-' ? process.stdin : createReadStream(file);
    await show(await verifyLog(linesOf(chunks), publishedBy(asked)), asked);
  } catch (error) {
    const problem =
      error instanceof MalformedLog ? problemAt('', auditProblems.notLog, { line: error.line }) : whyUnreadable(error);
    complain(`${file}: ${problemMessage(problem, language)}`);
  }
}

async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const { line, bytes, isTooLong } of blocksOf(chunks)) {
    if (isTooLong) throw new MalformedLog(line);
    yield* decoder.decode(bytes).replace(/\n$/, '').split('\n');
  }
}

async function show(report: LogReport, { json, language }: AuditVerifyArguments): Promise<void> {
  const paint = paintFor(wantsColour(process.stdout, process.env));
  const lines = json
    ? [JSON.stringify(reportDocument(report, language), null, 2)]
    : reportPage(report, { language, paint, width: PAGE_WIDTH });
  await write(process.stdout, lines.map((line) => `${line}\n`).join(''));
  process.exitCode = report.verdict === 'whole' ? 0 : 1;
}
