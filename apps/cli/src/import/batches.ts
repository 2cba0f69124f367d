import type { PlacedDocument } from './documents.js';

/** Documents that are imported in one transaction. */
export interface Batch {
  readonly documents: readonly PlacedDocument[];
  readonly bytes: number;
  /** Nothing follows. */
  readonly isLast: boolean;
}

/** As many as the API takes at once: others wait for each transaction. */
const MOST_DOCUMENTS = 200;
const MOST_BYTES = 8 * 1024 * 1024;

/** Documents in batches; the last one is known as such, so it is given when the end has been seen. */
export async function* batchesOf(documents: AsyncIterable<PlacedDocument>): AsyncGenerator<Batch> {
  let held: PlacedDocument[] = [];
  let bytes = 0;
  for await (const document of documents) {
    const size = document.content instanceof Uint8Array ? document.content.length : 0;
    if (held.length === MOST_DOCUMENTS || (held.length > 0 && bytes + size > MOST_BYTES)) {
      yield { documents: held, bytes, isLast: false };
      [held, bytes] = [[], 0];
    }
    held.push(document);
    bytes += size;
  }
  if (held.length > 0) yield { documents: held, bytes, isLast: true };
}
