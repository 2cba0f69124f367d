import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { Day } from '../language/days.js';
import { PersonLink, SideLink } from '../people/links.js';
import type { Column } from '../table/table.js';
import type { TrophyRow } from './queries.js';

export function useTrophyColumns(): readonly Column<TrophyRow>[] {
  const t = useTranslations('trophies');
  const { language } = usePage();
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
      cell: ({ name, class: of, ordinal, matchId, game, count }) => (
        <>
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
            {ordinal}
          </small>
        </>
      ),
      value: ({ name }) => name,
    },
    {
      id: 'announcer',
      heading: t('announcer'),
      cell: ({ announcer }) => <PersonLink person={announcer} />,
      value: ({ announcer }) => announcer.name,
    },
    {
      id: 'partner',
      heading: t('partner'),
      minor: true,
      cell: ({ partner }) => (partner === null ? null : <PersonLink person={partner} />),
      value: ({ partner }) => partner?.name ?? null,
    },
    {
      id: 'side',
      heading: t('side'),
      minor: true,
      cell: ({ side }) => (side === null ? null : <SideLink side={side} />),
      value: ({ side }) => side?.name ?? null,
    },
    {
      id: 'against',
      heading: t('against'),
      minor: true,
      cell: ({ opposingSide }) => (opposingSide === null ? null : <SideLink side={opposingSide} />),
      value: ({ opposingSide }) => opposingSide?.name ?? null,
    },
    {
      id: 'evidence',
      heading: t('evidenceHeading'),
      minor: true,
      cell: ({ evidence }) => t(`evidence.${evidence}`),
      value: ({ evidence }) => t(`evidence.${evidence}`),
    },
  ];
}
