import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { graphql, type ResultOf } from '../../api/graphql.js';
import { usePage } from '../../api/page-context.js';
import { Day } from '../../ui/days.js';
import { personColumn, sideColumn, textColumn } from '../../ui/table/columns.js';
import type { Column } from '../../ui/table/table.js';
import { TrophyEmblem } from './emblem.js';

/** What the columns below show of a trophy, and its own page at its head. A column names here what it needs. */
export const trophyFields = graphql(`
  fragment TrophyFields on Trophy {
    id
    date
    count
    trophy
    name
    ordinal
    listNumbers {
      first
      last
    }
    hundredths
    class
    evidence
    matchId
    game
    competitions
    announcer {
      id
      name
    }
    partner {
      id
      name
    }
    side {
      id
      name
      kind
    }
    opposingSide {
      id
      name
      kind
    }
  }
`);
export type TrophyRow = ResultOf<typeof trophyFields>;

export function useTrophyColumns(): readonly Column<TrophyRow>[] {
  const t = useTranslations('trophies');
  const { namesIn } = usePage();
  const further = { minor: true, onItsPage: true };
  return [
    {
      id: 'number',
      heading: t('number'),
      figures: true,
      cell: ({ listNumbers, hundredths }) => (
        <>
          {numbersOf(listNumbers)}
          {hundredths.length === 0 ? null : (
            <>
              {' '}
              <small>
                <Link to="/trophies/hundredths">{t('hundredth')}</Link>
              </small>
            </>
          )}
        </>
      ),
      value: ({ listNumbers }) => listNumbers.first,
    },
    {
      id: 'date',
      heading: t('day'),
      cell: ({ date }) => (date === null ? t('noDay') : <Day of={date} />),
      value: ({ date }) => date,
    },
    {
      id: 'trophy',
      heading: t('trophy'),
      cell: ({ id, name, trophy, class: of, ordinal, count }) => (
        <>
          <TrophyEmblem trophy={trophy} />
          <Link to="/trophies/$id" params={{ id }}>
            {name ?? t('unknownKind')}
          </Link>
          {count > 1 && name !== null ? ` ×${count}` : ''}{' '}
          <small>
            {of === null ? '' : `${t(`class.${of}`)}, `}
            {ordinal}
            <span className="on-its-page">
              {' '}
              ·{'\u00a0'}
              <a
                href={`/paper/trophies/${encodeURIComponent(id)}.pdf?lang=${namesIn}`}
                aria-label={`${t('certificate')}: ${ordinal}`}
              >
                {t('certificate')}
              </a>
            </span>
          </small>
        </>
      ),
      value: ({ name }) => name,
    },
    personColumn('announcer', t('announcer'), ({ announcer }) => announcer),
    personColumn('partner', t('partner'), ({ partner }) => partner, further),
    sideColumn('side', t('side'), ({ side }) => side, further),
    sideColumn('against', t('against'), ({ opposingSide }) => opposingSide, further),
    textColumn('evidence', t('evidenceHeading'), ({ evidence }) => t(`evidence.${evidence}`), further),
  ];
}

/** From the first to the last number of an entry; most have one. */
function numbersOf({ first, last }: TrophyRow['listNumbers']): string {
  return first === last ? String(first) : `${first}–${last}`;
}
