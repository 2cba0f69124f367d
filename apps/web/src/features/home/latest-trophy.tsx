import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { PersonLink } from '../../ui/links.js';
import { Day } from '../../ui/days.js';
import { TrophyEmblem } from '../trophies/emblem.js';
import type { News } from './queries.js';

/** The trophy that was won last, in its cards; its name leads to its page. */
export function LatestTrophy({ trophy }: { readonly trophy: News['trophies']['nodes'][number] }) {
  const t = useTranslations('home');
  const { id, trophy: kind, date, name, plainWords, announcer, listNumbers, ordinal } = trophy;
  return (
    <section className="latest" aria-labelledby="latest">
      <TrophyEmblem trophy={kind} />
      <div>
        <small>
          {date === null ? t('latestUndated') : t.rich('latest', { day: () => <Day of={date} style="long" /> })}
        </small>
        <h2 id="latest">
          <Link to="/trophies/$id" params={{ id }}>
            {name}
          </Link>
        </h2>
        {plainWords === null ? null : <p>{plainWords}</p>}
        <span>{t.rich('madeBy', { name: () => <PersonLink person={announcer} /> })}</span>
        <small>{t('number', { number: String(listNumbers.last), ordinal })}</small>
      </div>
    </section>
  );
}
