import type { ReactNode } from 'react';
import { usePage } from '../../api/page-context.js';

/** Leads to what is shown as a PDF in the reader's language, or that which the office speaks to them; no script is needed. @param of behind `/paper/`, without its ending */
export function PaperLink({ of, asOf, draft, plan, inText = false, children }: PaperWanted) {
  const { namesIn } = usePage();
  const asked = new URLSearchParams(
    Object.entries({ lang: namesIn, asOf, draft, plan }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
  return (
    <a href={`/paper/${of}.pdf?${asked.toString()}`} className={inText ? undefined : 'action'}>
      {children}
    </a>
  );
}

interface PaperWanted {
  readonly of: string;
  readonly asOf?: string | undefined;
  /** Of a sheet for a pen: the draft or the planned match to which its code leads. */
  readonly draft?: string | undefined;
  readonly plan?: string | undefined;
  /** Among words it is underlined as other links are; else it is a button. */
  readonly inText?: boolean;
  readonly children: ReactNode;
}
