import type { DocumentInFile } from './reading.js';

/** As many as the office takes at once, and no more bytes than any office takes. */
const MOST_DOCUMENTS = 100;
const MOST_BYTES = 512 * 1024;

/** In their order; what cannot be read stands where it stood. */
export function partsOf(documents: readonly DocumentInFile[]): readonly (readonly DocumentInFile[])[] {
  const parts: DocumentInFile[][] = [];
  let bytes = 0;
  for (const placed of documents) {
    const size = 'document' in placed.content ? JSON.stringify(placed.content.document).length : 0;
    const part = parts.at(-1);
    if (part === undefined || part.length === MOST_DOCUMENTS || bytes + size > MOST_BYTES) {
      parts.push([placed]);
      bytes = size;
    } else {
      part.push(placed);
      bytes += size;
    }
  }
  return parts;
}

export function isReadable({ content }: DocumentInFile): boolean {
  return 'document' in content;
}
