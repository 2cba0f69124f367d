import type { ReactNode } from 'react';
import { usePage } from '../application/page-context.js';

/** Leads to what is shown as a PDF in the reader's language; no script is needed. @param of behind `/paper/`, without its ending */
export function PaperLink({ of, asOf, children }: PaperWanted) {
  const { language } = usePage();
  const asked = new URLSearchParams({ lang: language, ...(asOf === undefined ? {} : { asOf }) });
  return (
    <a href={`/paper/${of}.pdf?${asked.toString()}`} className="action">
      {children}
    </a>
  );
}

interface PaperWanted {
  readonly of: string;
  readonly asOf?: string | undefined;
  readonly children: ReactNode;
}
