import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { parseMatch, problemAt, type Match, type Parsed, type RecordProblem } from '@tarokk/rules';
import { whyUnreadable, type RecordPlace } from '../verify/reading/places.js';
import { recognise } from '../verify/reading/recognise.js';
import { unreadable } from '../verify/words.js';

const streamFile = /\.(ndjson|jsonl)$/i;

/** The matches that lie at a place, each read or with what is wrong with it: one record, or a stream of them, one a line. */
export async function* recordsAt(place: RecordPlace): AsyncGenerator<Parsed<Match>> {
  if (place.kind === 'nowhere') {
    yield failed(place.problem);
    return;
  }
  try {
    const chunks = place.kind === 'standard-input' ? process.stdin : createReadStream(place.name);
    const found = streamFile.test(place.name) ? { kind: 'stream' as const, chunks } : await recognise(chunks);
    switch (found.kind) {
      case 'record':
        yield parseMatch(found.bytes);
        return;
      case 'too-long':
        yield failed(problemAt('', unreadable.fileTooLong));
        return;
      case 'stream':
        yield* linesOf(found.chunks);
        return;
    }
  } catch (error) {
    yield failed(whyUnreadable(error));
  }
}

async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Parsed<Match>> {
  let isEmpty = true;
  for await (const line of createInterface({ input: Readable.from(chunks), crlfDelay: Infinity })) {
    if (line.trim() === '') continue;
    isEmpty = false;
    yield parseMatch(line);
  }
  if (isEmpty) yield failed(problemAt('', unreadable.emptyStream));
}

function failed(problem: RecordProblem): Parsed<Match> {
  return { ok: false, problems: [problem] };
}
