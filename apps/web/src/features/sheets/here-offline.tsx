import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Day } from '../../ui/days.js';
import { soFar } from './form/result.js';
import { database } from './store/database.js';
import { keptDirectory } from './store/directory.js';
import { type SeasonDirectory, namesOfBoth } from './store/season-directory.js';
import type { LocalDraft } from './store/draft.js';

interface Here {
  readonly directory: SeasonDirectory;
  readonly drafts: readonly LocalDraft[];
}

/** The sheets of who was logged in last, as the phone has them; the office is not asked. */
export async function sheetsHere(): Promise<Here | null> {
  const directory = await keptDirectory(new Date().getFullYear());
  if (directory === null) return null;
  const drafts = (await (await database()).getAll('drafts'))
    .filter(({ account, discarded }) => account === directory.me.account && discarded === null)
    .toSorted((one, other) => other.changedAt - one.changedAt);
  return { directory, drafts };
}

/** null until they are read, and where this browser has none. */
export function useSheetsHere(): Here | null {
  const [here, setHere] = useState<Here | null>(null);
  useEffect(() => {
    let isWanted = true;
    sheetsHere()
      .then((found) => (isWanted ? setHere(found) : undefined))
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, []);
  return here;
}

export function SheetsHere() {
  const t = useTranslations('offline');
  const here = useSheetsHere();
  if (here === null || here.drafts.length === 0) return <p className="empty">{t('noSheets')}</p>;
  return (
    <ul className="ruled">
      {here.drafts.map(({ id, state }) => (
        <li key={id}>
          <Link to="/sheets/$id" params={{ id }}>
            {namesOfBoth(here.directory, state.sides).join(' – ')}
          </Link>
          <small>
            {state.date === null ? null : <Day of={state.date} />}, {t('match', { order: state.order })},{' '}
            {t('games', { games: soFar(state).games })}
          </small>
        </li>
      ))}
    </ul>
  );
}
