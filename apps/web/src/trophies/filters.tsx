import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { trophyKinds } from './kinds.js';
import { classes, competitions, type TrophySearch } from './search.js';

/** A form whose answers stand in the address; it works without script, too. */
export function Filters({ search, years }: { readonly search: TrophySearch; readonly years: readonly number[] }) {
  const t = useTranslations('trophies');
  const tm = useTranslations('match');
  const { language } = usePage();
  const navigate = useNavigate();
  const show = (data: FormData): void => {
    void navigate({
      to: '/$language/trophies',
      params: { language },
      search: Object.fromEntries(data) as TrophySearch,
    });
  };
  return (
    <form
      className="filters"
      key={JSON.stringify(search)}
      onSubmit={(event) => {
        event.preventDefault();
        show(new FormData(event.currentTarget));
      }}
    >
      <Choice name="season" label={t('season')} chosen={search.season}>
        {years.map((year) => (
          <option key={year}>{year}</option>
        ))}
      </Choice>
      <Choice name="class" label={t('classHeading')} chosen={search.class}>
        {classes.map((each) => (
          <option key={each} value={each}>
            {t(`class.${each}`)}
          </option>
        ))}
      </Choice>
      <Choice name="trophy" label={t('trophy')} chosen={search.trophy}>
        {trophyKinds.map(({ id, name }) => (
          <option key={id} value={id}>
            {name[language]}
          </option>
        ))}
      </Choice>
      <Choice name="competition" label={t('competition')} chosen={search.competition}>
        {competitions.map((each) => (
          <option key={each} value={each}>
            {tm(`competition.${each}`)}
          </option>
        ))}
      </Choice>
      <Choice name="order" label={t('order')} chosen={search.order} none={t('newest')}>
        <option value="oldest">{t('oldest')}</option>
      </Choice>
      {search.player === undefined ? null : <input type="hidden" name="player" value={search.player} />}
      <button type="submit" className="action">
        {t('show')}
      </button>
      {Object.values(search).every((each) => each === undefined) ? null : (
        <Link to="/$language/trophies" params={{ language }} className="action">
          {t('all')}
        </Link>
      )}
    </form>
  );
}

function Choice({
  name,
  label,
  chosen,
  none,
  children,
}: {
  readonly name: string;
  readonly label: string;
  readonly chosen: string | undefined;
  readonly none?: string;
  readonly children: ReactNode;
}) {
  const t = useTranslations('trophies');
  return (
    <p className="choice">
      <label htmlFor={`filter-${name}`}>{label}</label>
      <select id={`filter-${name}`} name={name} defaultValue={chosen ?? ''}>
        <option value="">{none ?? t('any')}</option>
        {children}
      </select>
    </p>
  );
}
