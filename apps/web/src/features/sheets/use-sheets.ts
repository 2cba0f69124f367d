import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Ask } from '../../api/ask.js';
import type { SeasonDirectory } from './store/season-directory.js';
import type { LocalDraft } from './store/draft.js';
import { Sheets, type SheetsSnapshot } from './store/sheets.js';

let opened: Sheets | null = null;

/** The sheets of this phone: opened once, by the first page that shows them. */
export function sheetsOf(ask: Ask): Sheets {
  if (opened === null) {
    opened = new Sheets(ask);
    void opened.open();
  }
  return opened;
}

/** Before what the phone keeps is taken away: nothing of it is written again. */
export async function closeSheets(): Promise<void> {
  const closing = opened;
  opened = null;
  await closing?.close();
}

export const SheetsContext = createContext<Sheets | null>(null);

export function useSheets(): SheetsSnapshot & { readonly sheets: Sheets } {
  const sheets = useContext(SheetsContext)!;
  const snapshot = useSyncExternalStore(sheets.subscribe, sheets.get);
  return { ...snapshot, drafts: snapshot.drafts.filter(({ discarded }) => discarded === null), sheets };
}

/** The same on a page of sheets: none is shown before there is a directory (`routes/sheets/route.tsx`). */
export function useReadySheets(): ReturnType<typeof useSheets> & { readonly directory: SeasonDirectory } {
  const { directory, ...others } = useSheets();
  if (directory === null) throw new Error('A page of sheets is shown before the sheets are ready.');
  return { ...others, directory };
}

export interface OpenedSheet {
  readonly sheets: Sheets;
  readonly draft: LocalDraft;
  readonly directory: SeasonDirectory;
}

export const OpenedContext = createContext<OpenedSheet | null>(null);

/** The sheet of the page, which is there where this is asked for (`WithDraft`). */
export function useOpened(): OpenedSheet {
  return useContext(OpenedContext)!;
}
