import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { SaveShown } from '../../ui/table/save-shown.js';
import type { Column } from '../../ui/table/table.js';
import { type ListKeyNames, ListKeys } from '../../ui/keys/list-keys.js';

interface QueuesProperties<Name extends string> {
  readonly label: string;
  readonly all: readonly Name[];
  readonly chosen: Name;
  /** Under which name the address says which one is looked at. */
  readonly as: 'queue' | 'state' | 'what';
  readonly nameOf: (queue: Name) => string;
  /** How many wait there, where the office counts them. */
  readonly countOf?: (queue: Name) => number | undefined;
}

/** The queues of a desk; another one is looked at from its beginning. */
export function Queues<Name extends string>({ label, all, chosen, as, nameOf, countOf }: QueuesProperties<Name>) {
  return (
    <nav className="queues" aria-label={label}>
      <ul>
        {all.map((queue) => {
          const count = countOf?.(queue);
          return (
            <li key={queue}>
              <Link
                to="."
                search={{ [as]: queue } as never}
                aria-current={queue === chosen ? 'page' : undefined}
                activeProps={{}}
              >
                {nameOf(queue)}
                {count === undefined ? null : (
                  <>
                    {' '}
                    <strong className="count">{count}</strong>
                  </>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

interface FootProperties<Row> {
  /** Whether it is not the first page. */
  readonly isLater: boolean;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  /** What its keys do; without, the list has none. */
  readonly keys?: ListKeyNames;
  /** As what its rows are saved. */
  readonly file: { readonly name: string; readonly columns: readonly Column<Row>[]; readonly rows: readonly Row[] };
  readonly children?: ReactNode;
}

/** What stands below a queue: its other pages, its rows as a file, its keys. */
export function QueueFoot<Row>({ isLater, pageInfo, keys, file, children }: FootProperties<Row>) {
  const t = useTranslations('desk');
  const { hasNextPage, endCursor } = pageInfo;
  const at = (after: string | undefined) => (before: object) => ({ ...before, after }) as never;
  return (
    <nav className="pages" aria-label={t('pages')}>
      {isLater ? (
        <Link to="." search={at(undefined)} className="action">
          {t('fromTheBeginning')}
        </Link>
      ) : null}
      {hasNextPage && endCursor !== null ? (
        <Link to="." search={at(endCursor)} className="action" rel="next">
          {t('later')}
        </Link>
      ) : null}
      {file.rows.length === 0 ? null : <SaveShown {...file} />}
      {children}
      {keys === undefined ? null : <ListKeys names={keys} />}
    </nav>
  );
}
