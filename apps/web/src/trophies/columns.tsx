import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { Day } from '../language/days.js';
import { personColumn, sideColumn, textColumn } from '../table/columns.js';
import type { Column } from '../table/table.js';
import { TrophyEmblem } from './emblem.js';
import type { TrophyRow } from './queries.js';

export function useTrophyColumns(): readonly Column<TrophyRow>[] {
  const t = useTranslations('trophies');
  const { language } = usePage();
  const minor = true;
  return [
    {
      id: 'date',
      heading: t('day'),
      cell: ({ date }) => (date === null ? t('noDay') : <Day of={date} />),
      value: ({ date }) => date,
    },
    {
      id: 'trophy',
      heading: t('trophy'),
      cell: ({ id, name, trophy, class: of, ordinal, matchId, game, count }) => (
        <>
          <TrophyEmblem trophy={trophy} />
          {matchId === null ? (
            (name ?? t('unknownKind'))
          ) : (
            <Link to="/$language/matches/$id" params={{ language, id: matchId }} hash={`game-${game ?? 1}`}>
              {name ?? t('unknownKind')}
            </Link>
          )}
          {count > 1 && name !== null ? ` ×${count}` : ''}{' '}
          <small>
            {of === null ? '' : `${t(`class.${of}`)}, `}
            {ordinal} ·{' '}
            <a
              href={`/paper/trophies/${encodeURIComponent(id)}.pdf?lang=${language}`}
              aria-label={`${t('certificate')}: ${ordinal}`}
            >
              {t('certificate')}
            </a>
          </small>
        </>
      ),
      value: ({ name }) => name,
    },
    personColumn('announcer', t('announcer'), ({ announcer }) => announcer),
    personColumn('partner', t('partner'), ({ partner }) => partner, { minor }),
    sideColumn('side', t('side'), ({ side }) => side, { minor }),
    sideColumn('against', t('against'), ({ opposingSide }) => opposingSide, { minor }),
    textColumn('evidence', t('evidenceHeading'), ({ evidence }) => t(`evidence.${evidence}`), { minor }),
  ];
}
