import { useTranslations } from 'use-intl';
import type { Consequences as Changes } from './queries.js';

/** All that follows from a decision: sentences, places, trophies, milestones. */
export function Change({ changes }: { readonly changes: Changes }) {
  const t = useTranslations('desk');
  const tc = useTranslations('cupDesk');
  const ts = useTranslations('championship');
  const tg = useTranslations('grandPrix');
  const { sentences, table, entered, removed, renumbered, milestones, cup, free } = changes;
  const forJury = cup?.forJury ?? [];
  const isNothing =
    sentences.length +
      forJury.length +
      table.length +
      entered.length +
      removed.length +
      milestones.length +
      free.length ===
    0;
  if (isNothing) return <p>{t('changesNothing')}</p>;
  return (
    <>
      {sentences.length === 0 ? null : (
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {forJury.length === 0 ? null : <p className="problem">{tc('thenForYou')}</p>}
      <Changed
        caption={t('tableChanges')}
        headings={[ts('team'), ts('rank'), ts('matches'), ts('points')]}
        rows={table.map(({ team, before, after }) => ({
          id: team.name,
          name: team.name,
          figures: [
            [before?.rank, after?.rank],
            [before?.matches, after?.matches],
            [before?.points, after?.points],
          ],
        }))}
      />
      <Changed
        caption={t('freeChanges')}
        headings={[tg('player'), ts('rank'), ts('points')]}
        rows={free.map(({ player, before, after }) => ({
          ...player,
          figures: [
            [before?.rank, after?.rank],
            [before?.points, after?.points],
          ],
        }))}
      />
      <Trophies title={t('trophiesEntered')} trophies={entered} />
      <Trophies title={t('trophiesRemoved')} trophies={removed} />
      {renumbered === 0 ? null : <p>{t('renumbered', { number: renumbered })}</p>}
      {milestones.map(({ number, change, player }) => (
        <p key={`${player.name} ${number}`}>{t(`milestone.${change}`, { name: player.name, number })}</p>
      ))}
    </>
  );
}

interface ChangedRow {
  readonly id: string;
  readonly name: string;
  /** Before and after, of each figure. */
  readonly figures: readonly (readonly [number | undefined, number | undefined])[];
}

/** A table of which some rows would be others. */
function Changed({
  caption,
  headings,
  rows,
}: {
  readonly caption: string;
  /** Of the names, then of each figure. */
  readonly headings: readonly string[];
  readonly rows: readonly ChangedRow[];
}) {
  if (rows.length === 0) return null;
  return (
    <table className="lines changes">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {headings.map((heading, index) => (
            <th key={heading} scope="col" className={index === 0 ? undefined : 'figures'}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, figures }) => (
          <tr key={id}>
            <td>{name}</td>
            {figures.map(([before, after], index) => (
              <td key={headings[index + 1]} className="figures">
                {before === after ? (after ?? '–') : `${before ?? '–'}\u00a0→ ${after ?? '–'}`}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Trophies({ title, trophies }: { readonly title: string; readonly trophies: Changes['entered'] }) {
  if (trophies.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <ul>
        {trophies.map(({ id, ordinal, announcer }) => (
          // The ordinal says which trophy.
          <li key={id}>
            {announcer.name}: {ordinal}
          </li>
        ))}
      </ul>
    </>
  );
}
