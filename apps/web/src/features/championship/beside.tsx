import { useFormatter, useTranslations } from 'use-intl';
import { alongIn, Foot, Grid, upIn } from '../../ui/charts/axis.js';
import { Drawn } from '../../ui/charts/drawn.js';
import { apart, marksBetween, stepOf } from '../../ui/charts/scale.js';
import { withMinus } from '../../ui/figures.js';
import { InTurn } from '../../ui/in-turn.js';
import { Lines } from '../../ui/table/lines.js';
import type { StandingRow } from './columns.js';
import { type Behind, behindTheLeader, bestChances } from './race.js';

/** Beside the table: how the first five came there, and who can still be second. @param strong id of the team whose row is open */
export function Beside({
  rows,
  closed,
  strong,
}: {
  readonly rows: readonly StandingRow[];
  readonly closed: boolean;
  readonly strong: string | undefined;
}) {
  const placed = rows.filter(({ matches }) => matches > 0);
  if (placed.length < 2) return null;
  return (
    <div className="rail">
      <InTurn>
        <Race lines={behindTheLeader(placed)} strong={strong} />
      </InTurn>
      {closed ? null : (
        <InTurn>
          <StillSecond rows={rows} />
        </InTurn>
      )}
    </div>
  );
}

/** At its left stand the points, at its right the ranks, below it the months. */
const EDGES = { left: 44, right: 36, top: 6, bottom: 24 };
const HEIGHT = 230;
/** From the end of a line to its rank. */
const TO_RANK = 20;
/** No two ranks at the right are nearer to each other. */
const LINE = 17;

function Race({ lines, strong }: { readonly lines: readonly Behind[]; readonly strong: string | undefined }) {
  const t = useTranslations('championship');
  const format = useFormatter();
  const months = Math.max(...lines.map(({ distances }) => distances.length)) - 1;
  const most = Math.max(1, ...lines.flatMap(({ distances }) => distances));
  const nameOf = (month: number): string =>
    format.dateTime(new Date(Date.UTC(2026, month - 1, 1)), { month: 'short', timeZone: 'UTC' });
  const named = lines.find(({ team }) => team.id === strong);
  return (
    <section aria-labelledby="race">
      <h2 id="race">{t('behind')}</h2>
      <p>
        <small>{t('behindWords')}</small>
        {named === undefined ? null : (
          <small>
            {' '}
            <strong>{t('strong', { team: named.team.name })}</strong>
          </small>
        )}
      </p>
      <Drawn
        said={lines
          .map(({ rank, team, distance }) => t('behindOne', { rank, team: team.name, points: distance }))
          .join(' ')}
        heights={{ desk: HEIGHT, phone: HEIGHT }}
        edges={EDGES}
        look="race"
      >
        {({ height, plot }) => {
          const along = alongIn(plot);
          const x = (month: number): number => along(month / months);
          const y = upIn(plot, [most, 0]);
          const step = stepOf(most);
          return (
            <>
              <Grid marks={marksBetween(step, most, step)} plot={plot} y={y} />
              <Foot
                names={[1, 4, 7, 10]
                  .filter((month) => month <= months)
                  .map((month) => ({ name: nameOf(month), x: x(month - 1), anchor: 'start' }))}
                at={height - 4}
              />
              {apart(lines, ({ distance }) => y(distance), LINE).map(
                ({ of: { rank, team, distances, distance }, place }) => (
                  <g key={team.id} className={team.id === strong ? 'marked' : undefined}>
                    <polyline
                      strokeWidth="1.5"
                      points={distances.map((each, month) => `${x(month)},${y(each)}`).join(' ')}
                    />
                    <circle cx={x(months)} cy={y(distance)} r="3.5" />
                    <polyline points={`${x(months)},${y(distance)} ${x(months) + TO_RANK - 4},${place}`} />
                    <text x={x(months) + TO_RANK} y={place + 5}>
                      {rank}
                    </text>
                  </g>
                ),
              )}
            </>
          );
        }}
      </Drawn>
      <details className="behind">
        <summary>{t('figures')}</summary>
        <Lines
          rows={Array.from({ length: months }, (_, index) => index + 1)}
          rowKey={(month) => month}
          columns={[
            { id: 'month', heading: t('month'), namesRow: true, cell: nameOf },
            ...lines.map(({ rank, team, distances }) => ({
              id: team.id,
              heading: (
                <>
                  <span aria-hidden="true">{rank}</span>
                  <span className="unseen">{team.name}</span>
                </>
              ),
              figures: true,
              cell: (month: number) => format.number(distances[month]!),
            })),
          ]}
        />
      </details>
    </section>
  );
}

/** To the right of the line, and full, what a team makes in a match above what it needs; to the left, and hollow, what it makes below. */
function StillSecond({ rows }: { readonly rows: readonly StandingRow[] }) {
  const t = useTranslations('championship');
  const format = useFormatter();
  const chances = bestChances(rows);
  if (chances.length === 0) return null;
  const distances = chances.map(({ ahead }) => ahead ?? 0);
  const [lowest, highest] = [Math.min(0, ...distances), Math.max(1, ...distances)];
  const oneDecimal = (points: number): string =>
    format.number(points, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <section aria-labelledby="second">
      <h2 id="second">{t('second')}</h2>
      <p>
        <small>{t('secondWords')}</small>
      </p>
      <Lines
        look="lines chances"
        rows={chances}
        rowKey={({ row }) => row.team.id}
        columns={[
          { id: 'team', heading: t('team'), namesRow: true, cell: ({ row }) => row.team.name },
          {
            id: 'ahead',
            heading: <span className="unseen">{t('onCourse')}</span>,
            cell: ({ ahead }) =>
              ahead === null ? null : (
                <>
                  <svg
                    viewBox={`${lowest} 0 ${highest - lowest} 20`}
                    preserveAspectRatio="none"
                    overflow="visible"
                    aria-hidden="true"
                  >
                    <rect
                      className={ahead < 0 ? 'behind-it' : 'ahead-of-it'}
                      x={Math.min(0, ahead)}
                      y="5.5"
                      width={Math.abs(ahead)}
                      height="9"
                    />
                    <path d="M0 0V20" />
                  </svg>
                  <span className="unseen">{`${ahead > 0 ? '+' : ''}${withMinus(oneDecimal(ahead))}`}</span>
                </>
              ),
          },
          { id: 'needed', heading: t('needed'), figures: true, cell: ({ each }) => oneDecimal(each) },
          {
            id: 'made',
            heading: t('made'),
            figures: true,
            cell: ({ row: { average } }) => (average === null ? '–' : oneDecimal(average)),
          },
        ]}
      />
    </section>
  );
}
