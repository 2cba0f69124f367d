import { useTranslations } from 'use-intl';
import { Day } from '../../ui/days.js';
import { Figures } from '../people/figures.js';
import { useBalance } from '../people/balance.js';
import { SideLink } from '../../ui/links.js';
import { type Column, Table } from '../../ui/table/table.js';
import type { SectionOfSide } from './section.js';

interface Row {
  readonly side: { readonly id: string; readonly name: string };
  readonly played: number;
  readonly balance: string;
  readonly days: readonly string[];
}

/** Matches played and left, against whom, and when the next are (D17). */
export function SeasonOfSide({ data, side }: SectionOfSide) {
  const t = useTranslations('side');
  const td = useTranslations('dayAndPlace');
  const balance = useBalance();
  const { profile, team } = side;
  const others = (data.teams ?? data.pairs)?.nodes ?? [];
  const rows = others
    .filter(({ id }) => id !== side.id)
    .map((other): Row => {
      const met = profile.opponents.find(({ side: { id } }) => id === other.id);
      const days = data.plannedMatches.nodes
        .filter(({ sideA, sideB }) => sideA.id === other.id || sideB.id === other.id)
        .map(({ date }) => date);
      return { side: other, played: met?.matches ?? 0, balance: met === undefined ? '–' : balance(met.balance), days };
    });
  const columns: readonly Column<Row>[] = [
    { id: 'side', heading: td('opponent'), cell: (row) => <SideLink side={row.side} /> },
    { id: 'played', heading: t('played'), figures: true, cell: ({ played }) => played },
    { id: 'balance', heading: t('balance'), minor: true, cell: (row) => row.balance },
    {
      id: 'planned',
      heading: t('plannedOn'),
      minor: true,
      cell: ({ days }) =>
        days.length === 0
          ? '–'
          : days.map((day, index) => (
              <span key={`${day} ${index}`}>
                {index > 0 ? ', ' : ''}
                <Day of={day} style="short" />
              </span>
            )),
    },
  ];
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
        <Table labelledBy="season" columns={columns} rows={rows} rowKey={(row) => row.side.id} />
      )}
    </section>
  );
}
