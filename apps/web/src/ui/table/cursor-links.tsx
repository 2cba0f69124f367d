import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';

interface Properties {
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
  /** The part of the page at which the other one is looked at first. */
  readonly hash?: string;
}

/** The pages of a list that the office cuts: the address has the cursor `after` or `before` which a page begins. */
export function CursorLinks({ pageInfo, hash }: Properties) {
  const t = useTranslations('table');
  const { hasNextPage, hasPreviousPage, startCursor, endCursor } = pageInfo;
  if (!hasNextPage && !hasPreviousPage) return null;
  const to = (cursor: { readonly after?: string; readonly before?: string }, rel: string, words: string) => (
    <Link
      to="."
      search={(before: object) => ({ ...before, after: undefined, before: undefined, ...cursor })}
      {...(hash === undefined ? {} : { hash })}
      className="action"
      rel={rel}
    >
      {words}
    </Link>
  );
  return (
    <nav className="pages" aria-label={t('pages')}>
      {hasPreviousPage && startCursor !== null ? to({ before: startCursor }, 'prev', t('previous')) : null}
      {hasNextPage && endCursor !== null ? to({ after: endCursor }, 'next', t('next')) : null}
    </nav>
  );
}

/** What is asked for a page that begins there. */
export function sliceAt(
  { after, before }: { readonly after?: string | undefined; readonly before?: string | undefined },
  size: number,
) {
  const backwards = before !== undefined && after === undefined;
  return {
    first: backwards ? null : size,
    after: after ?? null,
    last: backwards ? size : null,
    before: backwards ? before : null,
  };
}
