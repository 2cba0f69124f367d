import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Day } from '../../ui/days.js';
import { Rule } from '../rules/rule.js';
import { Lines } from '../../ui/table/lines.js';
import { type Tie, useShortly } from './tie-columns.js';

/** In a word what decided a tie or what it waits for; it opens to the reason and the matches that add up, with script or without. */
export function HowDecided({ tie }: { readonly tie: Tie }) {
  return (
    <details>
      <summary>{useShortly()(tie)}</summary>
      <Reason tie={tie} />
    </details>
  );
}

export function Reason({ tie }: { readonly tie: Tie }) {
  return (
    <>
      <p>
        {tie.reason}{' '}
        <small>
          <Rule of="10" />
        </small>
      </p>
      {tie.matches.length + tie.extraTimes.length === 0 ? null : <Played tie={tie} />}
    </>
  );
}

function Played({ tie }: { readonly tie: Tie }) {
  const t = useTranslations('cup');
  const rows = [
    ...tie.matches.map((match) => ({ ...match, extra: false })),
    ...tie.extraTimes.map((match) => ({ ...match, extra: true })),
  ];
  return (
    <Lines
      columns={[
        {
          id: 'match',
          heading: t('match'),
          cell: ({ matchId, date, extra, late }) => (
            <>
              <Link to="/matches/$id" params={{ id: matchId }}>
                <Day of={date} style="short" />
              </Link>{' '}
              {extra ? <small>{t('extraTime')}</small> : null} {late ? <small>{t('late')}</small> : null}
            </>
          ),
        },
        { id: 'points', heading: t('points'), figures: true, cell: ({ points }) => points.join(' : ') },
        {
          id: 'sum',
          heading: t('sum'),
          figures: true,
          cell: ({ extra, running }) => (extra ? '' : running.join(' : ')),
        },
      ]}
      rows={rows}
      rowKey={({ matchId }) => matchId}
    />
  );
}
