import { createReadStream } from 'node:fs';
import { problemAt, type Verdict } from '@tarokk/rules';
import { write } from '../terminal/output.js';
import { harmless } from '../terminal/width.js';
import { complaintsAbout } from './complaints.js';
import { type RecordOutcome } from './format.js';
import { verifyRecord } from './formats.js';
import { malformed } from './malformed.js';
import type { VerifyOptions } from './options.js';
import { PAGE_WIDTH } from './page.js';
import { isFolder, placesOf, whyUnreadable, type RecordPlace } from './reading/places.js';
import { recognise, type Recognised } from './reading/recognise.js';
import { verifyStream } from './stream/verify-stream.js';
import { newTally, sum, summary } from './tally.js';
import { summaryWords, unreadable } from './words.js';

const streamFile = /\.(ndjson|jsonl)$/i;
const CHUNK = 256 * 1024;

/**
 * Verifies what the names stand for, in their order, and prints what it finds.
 * @param tell called with each verdict as soon as it is known
 */
export async function verifyPlaces(
  names: readonly string[],
  options: VerifyOptions,
  tell: (verdict: Verdict) => void,
): Promise<void> {
  const { json, language, output, paint } = options;
  const hasSeveral = names.length > 1 || names.some(isFolder);
  const tally = newTally();
  for (const place of placesOf(names)) {
    if (hasSeveral && !json) {
      await write(output, `${sum(tally) > 0 ? '\n' : ''}${paint.heading(harmless(place.name))}\n`);
    }
    await verifyPlace(place, options, (verdict) => {
      tally[verdict]++;
      tell(verdict);
    });
  }
  if (hasSeveral && !json) await write(output, `\n${summary(summaryWords.records, tally, language)}\n`);
}

async function verifyPlace(
  place: RecordPlace,
  options: VerifyOptions,
  tell: (verdict: Verdict) => void,
): Promise<void> {
  const show = async (outcome: RecordOutcome): Promise<void> => {
    tell(outcome.verdict);
    await showOutcome(outcome, place.name, options);
  };
  if (place.kind === 'nowhere') return show(malformed([place.problem]));
  try {
    const chunks =
      place.kind === 'standard-input' ? process.stdin : createReadStream(place.name, { highWaterMark: CHUNK });
    const found: Recognised = streamFile.test(place.name) ? { kind: 'stream', chunks } : await recognise(chunks);
    switch (found.kind) {
      case 'record':
        await show(verifyRecord(found.bytes, options.witness));
        return;
      case 'too-long':
        await show(malformed([problemAt('', unreadable.fileTooLong)]));
        return;
      case 'stream':
        if ((await verifyStream(found.chunks, place.name, options, tell)) === 0) {
          await show(malformed([problemAt('', unreadable.emptyStream)]));
        }
        return;
    }
  } catch (error) {
    await show(malformed([whyUnreadable(error)]));
  }
}

/** With `--json` a document a line; else a page, whose problems are not said twice on one terminal. */
async function showOutcome(outcome: RecordOutcome, name: string, options: VerifyOptions): Promise<void> {
  const { errors, json, language, output, paint } = options;
  await write(errors, complaintsAbout(outcome, name, language));
  if (json) return write(output, `${JSON.stringify(outcome.document(language))}\n`);
  const isShown = outcome.verdict === 'malformed' && output.isTTY && errors.isTTY;
  const page = outcome.page({ language, paint, width: PAGE_WIDTH });
  const lines = isShown ? page.slice(0, 1) : page;
  await write(output, lines.map((line) => `${line}\n`).join(''));
}
