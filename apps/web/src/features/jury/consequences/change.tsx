import { useFormatter, useTranslations } from 'use-intl';
import { withSign } from '../../../ui/figures.js';
import type { Consequences as Changes } from './queries.js';

type RowChange = Changes['table'][number];

/** All that follows from a decision, each difference once: rows of the table by their figures, all else in the words of the office. */
export function Change({ changes: { table, besideTable, cup } }: { readonly changes: Changes }) {
  const t = useTranslations('desk');
  const tc = useTranslations('cupDesk');
  const forJury = cup?.forJury ?? [];
  const scored = table.filter((row) => figures.some((figure) => row.before?.[figure] !== row.after?.[figure]));
  const moved = movedAlone(table.filter((row) => !scored.includes(row)));
  const nothing = scored.length + moved.length + besideTable.length === 0;
  if (nothing && forJury.length === 0) return <p>{t('changesNothing')}</p>;
  return (
    <>
      {nothing ? null : (
        <ul className="changes">
          {scored.map((row) => (
            <Row key={row.team.id} row={row} />
          ))}
          {moved.map(({ by, teams }) => (
            <li key={by}>{t(by > 0 ? 'placesDown' : 'placesUp', { places: Math.abs(by), teams: teams.join(', ') })}</li>
          ))}
          {besideTable.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {forJury.length === 0 ? null : <p className="problem">{tc('thenForYou')}</p>}
    </>
  );
}

const figures = ['points', 'best', 'remaining'] as const;

/** A team whose own figures change: what it gets, and each figure before and now. */
function Row({ row: { team, before, after } }: { readonly row: RowChange }) {
  const t = useTranslations('desk');
  const format = useFormatter();
  const [was, is] = [before?.points ?? 0, after?.points ?? 0];
  const place = (row: RowChange['after']): string => (row === null ? '–' : t('place', { rank: row.rank }));
  const figure = (value: number | null | undefined): string => (value == null ? '–' : format.number(value));
  const pairOf = (name: 'best' | 'remaining') => ({ was: figure(before?.[name]), now: figure(after?.[name]) });
  return (
    <li className="row-change">
      <span>
        <strong>{team.name}</strong>
        <strong className="figures">{was === is ? null : withSign(is - was)}</strong>
      </span>
      <span>
        {was === is ? null : (
          <small className="figures">
            {figure(before?.points)} → {figure(after?.points)}
          </small>
        )}
        {before?.rank === after?.rank ? null : (
          <small className="figures">
            {place(before)} → {place(after)}
          </small>
        )}
        {before?.best === after?.best ? null : <small>{t('bestMatch', pairOf('best'))}</small>}
        {before?.remaining === after?.remaining ? null : <small>{t('matchesLeft', pairOf('remaining'))}</small>}
      </span>
    </li>
  );
}

/** Teams whose place alone changes, by how many places; those that fall farthest come last. */
function movedAlone(rows: readonly RowChange[]): readonly { readonly by: number; readonly teams: readonly string[] }[] {
  const byPlaces = new Map<number, string[]>();
  for (const { team, before, after } of rows) {
    const by = (after?.rank ?? 0) - (before?.rank ?? 0);
    if (by !== 0) byPlaces.set(by, [...(byPlaces.get(by) ?? []), team.name]);
  }
  return [...byPlaces].toSorted(([a], [b]) => a - b).map(([by, teams]) => ({ by, teams }));
}
