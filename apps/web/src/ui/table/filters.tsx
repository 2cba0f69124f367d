import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { WholeSearch } from '../search.js';

interface Properties {
  readonly search: WholeSearch;
  /** What is chosen here, by its names in the address; everything else in it stays. */
  readonly names: readonly string[];
  readonly submit: string;
  readonly children: ReactNode;
}

/** Choices that stand in the address; a form that works without script, too. Another choice begins with the first page. */
export function Filters({ search, names, submit, children }: Properties) {
  const t = useTranslations('table');
  const navigate = useNavigate();
  const isPlace = (name: string): boolean => name === 'after' || name === 'before';
  const kept = Object.entries(search).filter(([name]) => !names.includes(name) && !isPlace(name));
  const chosen = names.filter((name) => search[name] !== undefined);
  const begin = { after: undefined, before: undefined };
  return (
    <form
      className="filters"
      key={names.map((name) => search[name] ?? '').join('\n')}
      onSubmit={(event) => {
        event.preventDefault();
        const data = Object.fromEntries(new FormData(event.currentTarget));
        void navigate({
          to: '.',
          search: (before: object) => ({ ...before, ...data, ...begin }),
          resetScroll: false,
        });
      }}
    >
      {children}
      {kept.map(([name, value]) =>
        value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <button type="submit" className="action">
        {submit}
      </button>
      {chosen.length === 0 ? null : (
        <Link
          to="."
          search={(before: object) => ({
            ...before,
            ...Object.fromEntries(names.map((name) => [name, undefined])),
            ...begin,
          })}
          className="action"
          resetScroll={false}
        >
          {t('findNothing')}
        </Link>
      )}
    </form>
  );
}

/** One of them: words that are looked for, by `find` in the address. */
export function Sought({ label, sought }: { readonly label: string; readonly sought: string | undefined }) {
  const id = useId();
  return (
    <p className="choice">
      <label htmlFor={id}>{label}</label>
      <input id={id} name="find" type="search" defaultValue={sought} maxLength={60} autoComplete="off" />
    </p>
  );
}

/** One of them: a list to choose from, nothing of it to begin with. */
export function Choice({
  name,
  label,
  chosen,
  none,
  children,
}: {
  readonly name: string;
  readonly label: string;
  readonly chosen: string | undefined;
  /** What it says while nothing is chosen. */
  readonly none?: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  const t = useTranslations('table');
  return (
    <p className="choice">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={chosen ?? ''}>
        <option value="">{none ?? t('any')}</option>
        {children}
      </select>
    </p>
  );
}
