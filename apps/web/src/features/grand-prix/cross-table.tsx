import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Section } from '../../ui/section.js';
import { SideLink } from '../../ui/links.js';
import { Lines } from '../../ui/table/lines.js';
import { GAMES } from './games.js';
import type { Pairing } from './pairing-columns.js';
import type { Event } from './queries.js';
import type { RankedPair } from './ranking-columns.js';
import { pointsOf } from './rounds.js';

type Pair = RankedPair['pair'];

/**
 * Who against whom: in each row the points of its pair, won in bold; the round, where they still meet; a dot where they do not.
 * Where there is no room for it, a row says only whom its pair meets.
 */
export function CrossTable({ event: { table, schedule } }: { readonly event: Event }) {
  const t = useTranslations('grandPrix');
  const pairs = table.rows.map(({ pair }) => pair);
  return (
    <Section id="cross" heading={t('whoAgainstWhom')}>
      <Lines
        look="cross"
        rows={pairs}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'pair',
            heading: t('pair'),
            namesRow: true,
            cell: (pair) => (
              <>
                {pairs.indexOf(pair) + 1} <SideLink side={pair} />
              </>
            ),
          },
          ...pairs.map((other, index) => ({
            id: other.id,
            heading: (
              <>
                <span aria-hidden="true">{index + 1}</span>
                <span className="unseen">{other.name}</span>
              </>
            ),
            figures: true,
            look: (pair: Pair) => lookOf(pair, other, schedule),
            cell: (pair: Pair) => <Meeting pair={pair} other={other} schedule={schedule} />,
          })),
        ]}
      />
      <p className="legend">{t('crossLegend')}</p>
    </Section>
  );
}

function meetingOf(pair: Pair, other: Pair, schedule: readonly Pairing[]): Pairing | undefined {
  return schedule.find(({ sides }) => [pair, other].every(({ id }) => sides.some((side) => side.id === id)));
}

function lookOf(pair: Pair, other: Pair, schedule: readonly Pairing[]): string | undefined {
  if (pair.id === other.id) return 'self';
  const meeting = meetingOf(pair, other, schedule);
  if (meeting === undefined) return 'none';
  const points = pointsOf(pair.id, meeting);
  if (points === null) return 'yet';
  return meeting.games === GAMES && points > pointsOf(other.id, meeting)! ? 'beat' : undefined;
}

function Meeting({
  pair,
  other,
  schedule,
}: {
  readonly pair: Pair;
  readonly other: Pair;
  readonly schedule: readonly Pairing[];
}) {
  const t = useTranslations('grandPrix');
  if (pair.id === other.id) return null;
  const meeting = meetingOf(pair, other, schedule);
  if (meeting === undefined) {
    return (
      <>
        <span aria-hidden="true">·</span>
        <span className="unseen">{t('doNotMeet')}</span>
      </>
    );
  }
  const points = pointsOf(pair.id, meeting);
  if (points === null) return t('nth', { number: meeting.slot });
  return meeting.match === null ? (
    points
  ) : (
    <Link to="/matches/$id" params={{ id: meeting.match.id }}>
      {points}
    </Link>
  );
}
