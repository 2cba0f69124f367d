import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { known } from './store/season-directory.js';
import { personsFound } from './store/queries.js';
import { useOpened, useSheets } from './use-sheets.js';

/** Letters of a name before the office is asked for it. */
const LEAST = 2;

/** Guests may be anybody whom the office knows (9, D19): who is of no side of the season is looked up, and can be chosen then. */
export function NotListed() {
  const t = useTranslations('sheets');
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-label={t('notListed')}>
      <button type="button" className="action" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('notListed')}
      </button>
      {isOpen ? <LookUp /> : null}
    </section>
  );
}

function LookUp() {
  const t = useTranslations('sheets');
  const { ask } = usePage();
  const { office } = useSheets();
  const online = office !== 'no-network' && office !== 'down';
  const { sheets, directory } = useOpened();
  const [typed, setTyped] = useState('');
  const [added, setAdded] = useState<string | null>(null);
  const id = useId();
  const search = typed.trim();
  const { data } = useQuery({
    queryKey: ['persons found', search],
    queryFn: () => ask(personsFound, { search }),
    enabled: online && search.length >= LEAST,
    placeholderData: (before) => before,
  });
  const found = search.length < LEAST ? [] : (data?.persons.nodes ?? []);
  const unknown = found.filter((person) => known(directory, person.id) === null);
  return (
    <div className="form">
      <div className="field">
        <label htmlFor={id}>
          <b>{t('nameOfGuest')}</b>
        </label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <div className="chips two" role="group" aria-label={t('peopleFound')}>
        {unknown.map((person) => (
          <button
            key={person.id}
            type="button"
            className="chip"
            onClick={() => {
              void sheets.know(person);
              setAdded(person.name);
              setTyped('');
            }}
          >
            {person.name}
          </button>
        ))}
      </div>
      <p role="status" className="freshness">
        {online ? '' : t('needsNetwork')}
        {online && added !== null && typed === '' ? t('canBeChosen', { name: added }) : ''}
        {online && search.length >= LEAST && data !== undefined && unknown.length === 0 ? t('nobodyElse') : ''}
      </p>
    </div>
  );
}
