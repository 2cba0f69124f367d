import { useTranslations } from 'use-intl';
import type { Consequences as Changes } from './queries.js';

/** All that follows from a decision: sentences, places, trophies, milestones. */
export function Change({ changes }: { readonly changes: Changes }) {
  const t = useTranslations('desk');
  const tc = useTranslations('cupDesk');
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
      {table.length === 0 ? null : <TableChanges table={table} />}
      {free.length === 0 ? null : <FreeChanges free={free} />}
      <Trophies title={t('trophiesEntered')} trophies={entered} />
      <Trophies title={t('trophiesRemoved')} trophies={removed} />
      {renumbered === 0 ? null : <p>{t('renumbered', { number: renumbered })}</p>}
      {milestones.map(({ number, change, player }) => (
        <p key={`${player.name} ${number}`}>{t(`milestone.${change}`, { name: player.name, number })}</p>
      ))}
    </>
  );
}

function change(before: number | undefined, after: number | undefined): string {
  return before === after ? String(after ?? '–') : `${before ?? '–'} → ${after ?? '–'}`;
}

function TableChanges({ table }: { readonly table: Changes['table'] }) {
  const t = useTranslations('desk');
  const tc = useTranslations('championship');
  return (
    <table className="lines changes">
      <caption>{t('tableChanges')}</caption>
      <thead>
        <tr>
          <th scope="col">{tc('team')}</th>
          <th scope="col" className="figures">
            {tc('rank')}
          </th>
          <th scope="col" className="figures">
            {tc('matches')}
          </th>
          <th scope="col" className="figures">
            {tc('points')}
          </th>
        </tr>
      </thead>
      <tbody>
        {table.map(({ team, before, after }) => (
          <tr key={team.name}>
            <td>{team.name}</td>
            <td className="figures">{change(before?.rank, after?.rank)}</td>
            <td className="figures">{change(before?.matches, after?.matches)}</td>
            <td className="figures">{change(before?.points, after?.points)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function FreeChanges({ free }: { readonly free: Changes['free'] }) {
  const t = useTranslations('desk');
  const tc = useTranslations('championship');
  const tg = useTranslations('grandPrix');
  return (
    <table className="lines changes">
      <caption>{t('freeChanges')}</caption>
      <thead>
        <tr>
          <th scope="col">{tg('player')}</th>
          <th scope="col" className="figures">
            {tc('rank')}
          </th>
          <th scope="col" className="figures">
            {tc('points')}
          </th>
        </tr>
      </thead>
      <tbody>
        {free.map(({ player, before, after }) => (
          <tr key={player.id}>
            <td>{player.name}</td>
            <td className="figures">{change(before?.rank, after?.rank)}</td>
            <td className="figures">{change(before?.points, after?.points)}</td>
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
        {trophies.map(({ id, name, ordinal, announcer }) => (
          <li key={id}>
            {name}, {announcer.name}: {ordinal}
          </li>
        ))}
      </ul>
    </>
  );
}
