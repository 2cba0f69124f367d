import { useTranslations } from 'use-intl';
import { Table } from '../../ui/table/table.js';
import { Figures } from '../people/figures.js';
import { type SideToMeet, useSeasonColumns } from './season-columns.js';
import type { SectionOfSide } from './section.js';

/** Matches played and left, against whom, and when the next are (D17). */
export function SeasonOfSide({ data, side }: SectionOfSide) {
  const t = useTranslations('side');
  const columns = useSeasonColumns();
  const { profile, team } = side;
  const others = (data.teams ?? data.pairs)?.nodes ?? [];
  const rows = others
    .filter(({ id }) => id !== side.id)
    .map((other): SideToMeet => ({
      side: other,
      met: profile.opponents.find(({ side: { id } }) => id === other.id) ?? null,
      planned: data.plannedMatches.nodes.filter(({ sideA, sideB }) => sideA.id === other.id || sideB.id === other.id),
    }));
  return (
    <section aria-labelledby="season">
      <h2 id="season">{t('season')}</h2>
      <Figures
        figures={[
          { name: t('playedAll'), value: profile.matches },
          ...(team === null ? [] : [{ name: t('left'), value: Math.max(0, team.season.matchLimit - profile.matches) }]),
          { name: t('plannedAll'), value: data.plannedMatches.nodes.length },
        ]}
      />
      {rows.length === 0 ? (
        <p className="empty">{t('nobodyElse')}</p>
      ) : (
        <Table labelledBy="season" name="to-meet" columns={columns} rows={rows} rowKey={(row) => row.side.id} />
      )}
    </section>
  );
}
