import { useRef, useState } from 'react';
import { usePage } from '../../../api/page-context.js';
import { mutate, type Problem } from '../../../api/mutate.js';
import { importedMatches, type ImportedDocument, type ImportSettings } from './queries.js';
import { isReadable, partsOf } from './parts.js';
import type { ReadingFault, DocumentInFile } from './reading.js';

/** What became of a document, or would become of it. */
export type DocumentResult = Pick<DocumentInFile, 'file' | 'line'> &
  (ImportedDocument | { readonly outcome: 'UNREAD'; readonly fault: ReadingFault });

export interface FileOrigin {
  readonly name: string;
  readonly sha256: string | null;
}

export interface Run {
  readonly isDry: boolean;
  readonly done: number;
  readonly total: number;
  readonly outcomes: readonly DocumentResult[];
  readonly state: 'running' | 'stopped' | 'done';
  /** Why it stands still: it goes on from there. */
  readonly failure: Error | null;
  readonly problems: readonly Problem[];
}

/** Sends documents part by part, tells how far it is, and can be stopped and taken up again between two parts. */
export function useImport() {
  const { ask } = usePage();
  const [run, setRun] = useState<Run | null>(null);
  const stop = useRef(false);
  const goOn = useRef<(() => Promise<void>) | null>(null);

  const start = async (
    documents: readonly DocumentInFile[],
    settings: ImportSettings,
    origin: FileOrigin | null,
  ): Promise<void> => {
    const importId = crypto.getRandomValues(new Uint8Array(16));
    const parts = partsOf(documents);
    const total = documents.length;
    let outcomes: DocumentResult[] = [];
    let next = 0;
    const key = newId(importId);
    const mayGoOn = (): boolean => !stop.current;
    const go = async (): Promise<void> => {
      stop.current = false;
      const show = (state: Run['state'], failure: Error | null = null, problems: readonly Problem[] = []): void =>
        setRun({ isDry: origin === null, done: outcomes.length, total, outcomes, state, failure, problems });
      for (; next < parts.length; next++) {
        show('running');
        const part = parts[next]!;
        const readable = part.flatMap(({ content }) => ('document' in content ? [content.document] : []));
        // The office has the import as whole once it has the last part; what cannot be read is no part of it.
        const isLast = !parts
          .slice(next + 1)
          .flat()
          .some(isReadable);
        try {
          const answer =
            readable.length === 0
              ? null
              : await mutate(
                  ask,
                  'importMatches',
                  {
                    idempotencyKey: `${key}-${next}-${origin === null ? 'dry' : 'real'}`,
                    documents: readable,
                    settings,
                    origin: origin === null ? null : { ...origin, importId: uuidOf(importId), more: !isLast },
                    dryRun: origin === null,
                  },
                  importedMatches,
                );
          if (answer?.__typename === 'Refused') {
            show('stopped', null, answer.problems);
            return;
          }
          const imported = (answer?.documents ?? []).values();
          outcomes = [...outcomes, ...part.map((placed) => outcomeOf(placed, imported))];
        } catch (error) {
          show('stopped', error as Error);
          return;
        }
        if (mayGoOn() || next === parts.length - 1) continue;
        next += 1;
        show('stopped');
        return;
      }
      show('done');
    };
    goOn.current = go;
    await go();
  };

  return {
    run,
    start,
    stop: () => (stop.current = true),
    goOn: () => goOn.current?.(),
    clear: () => setRun(null),
  };
}

function outcomeOf({ file, line, content }: DocumentInFile, imported: Iterator<ImportedDocument>): DocumentResult {
  if ('fault' in content) return { file, line, outcome: 'UNREAD', fault: content.fault };
  return { file, line, ...(imported.next().value as ImportedDocument) };
}

function newId(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Version 4, as the office wants it; `crypto.randomUUID` is missing without HTTPS. */
function uuidOf(bytes: Uint8Array): string {
  const versioned = bytes.map((byte, at) => (at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte));
  return newId(versioned).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
