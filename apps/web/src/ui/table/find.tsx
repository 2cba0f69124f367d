import { Link, useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { partKey, type WholeSearch } from '../search.js';
import type { Listed } from './listing.js';

interface Properties {
  /** The name of the list in the address, where a page has several. */
  readonly list?: string | undefined;
  readonly search: WholeSearch;
  /** What is looked for: a player, a team. */
  readonly label: string;
}

/** Looks for rows by a part of their names; a form that works without script, too. */
export function Find({ list = '', search, label }: Properties) {
  const id = useId();
  const t = useTranslations('table');
  const navigate = useNavigate();
  const [find, page] = [partKey(list, 'find'), partKey(list, 'page')];
  const others = Object.entries(search).filter(([name]) => name !== find && name !== page);
  const show = (data: FormData): void => {
    const wanted = data.get(find);
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, [find]: wanted, [page]: undefined }),
      resetScroll: false,
    });
  };
  return (
    <form
      role={list === '' ? 'search' : undefined}
      className="find"
      onSubmit={(event) => {
        event.preventDefault();
        show(new FormData(event.currentTarget));
      }}
    >
      <label htmlFor={id}>{label}</label>
      <input
        type="search"
        id={id}
        name={find}
        key={search[find]}
        defaultValue={search[find]}
        maxLength={60}
        autoComplete="off"
      />
      {others.map(([name, value]) =>
        value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <button type="submit" className="action">
        {t('find')}
      </button>
      {search[find] === undefined ? null : (
        <Link
          to="."
          search={(before: object) => ({ ...before, [find]: undefined, [page]: undefined })}
          className="action"
          resetScroll={false}
        >
          {t('findNothing')}
        </Link>
      )}
    </form>
  );
}

/** The pages of a list that has more than one. */
export function PageLinks({
  list = '',
  of: { page, pages },
}: {
  readonly list?: string | undefined;
  readonly of: Pick<Listed<unknown>, 'page' | 'pages'>;
}) {
  const t = useTranslations('table');
  if (pages === 1) return null;
  const to = (number: number, words: string, rel: string) => (
    <Link
      to="."
      search={(before: object) => ({ ...before, [partKey(list, 'page')]: number === 1 ? undefined : String(number) })}
      className="action"
      rel={rel}
      resetScroll={list === ''}
    >
      {words}
    </Link>
  );
  return (
    <nav className="pages" aria-label={t('pages')}>
      {page > 1 ? to(page - 1, t('previous'), 'prev') : null}
      <span className="page-number">{t('pageOf', { page, pages })}</span>
      {page < pages ? to(page + 1, t('next'), 'next') : null}
    </nav>
  );
}
