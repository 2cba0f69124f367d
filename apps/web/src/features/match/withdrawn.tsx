import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { Title } from '../../ui/title.js';
import { asked } from '../../api/queries.js';
import { Day, useDay } from '../../ui/days.js';
import { withdrawnMatch } from './queries.js';

/** In place of a sheet that everybody could read once. */
export function Withdrawn({ id }: { readonly id: string }) {
  const t = useTranslations('match');
  const day = useDay();
  const { ask } = usePage();
  const { data } = useQuery(asked(ask, withdrawnMatch, { id }));
  const match = data?.withdrawnMatch ?? null;
  if (match === null) return null;
  const [a = '', b = ''] = match.sides;
  const title = t('title', { a, b });
  return (
    <article className="sheet">
      <Title description={t('withdrawnDescription', { day: day(match.date) })}>{title}</Title>
      <h1>{title}</h1>
      <p className="facts">
        <Day of={match.date} style="long" />
      </p>
      <div className="problem">
        {/* A Hungarian day ends with a full stop of its own. */}
        <p>
          {t('withdrawnOn')} <Day of={match.withdrawnOn} style="long" />
        </p>
        <p>{t('withdrawnMeans')}</p>
      </div>
      <p>
        <Link to="/matches" className="action">
          {t('toMatches')}
        </Link>
      </p>
    </article>
  );
}
