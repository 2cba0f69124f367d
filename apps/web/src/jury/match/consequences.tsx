import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../application/page-context.js';
import { Problem } from '../../application/problem.js';
import { Refusal } from '../../forms/refusal.js';
import { schemaLanguage } from '../../graphql/graphql.js';
import type { Decision } from './decisions.js';
import { type Consequences as Changes, consequences, type DeskMatch } from './queries.js';

/** What a decision would change, before it is taken; the decision itself comes below, when one has seen it. */
export function Consequences({
  match: { id, revision, state },
  decision,
  children,
}: {
  readonly match: DeskMatch;
  readonly decision: NonNullable<Decision['preview']>;
  readonly children: ReactNode;
}) {
  const t = useTranslations('desk');
  const { ask, language } = usePage();
  const { data, error, refetch } = useQuery({
    queryKey: ['consequences', id, revision, state, decision, language],
    queryFn: () => ask(consequences, { id, revision, decision, lang: schemaLanguage(language) }),
    // What would follow depends on everything that was approved meanwhile.
    staleTime: 0,
    gcTime: 0,
  });
  if (error !== null) return <Problem error={error} again={() => void refetch()} />;
  const preview = data?.consequencesOf;
  return (
    <section aria-labelledby="consequences" aria-busy={data === undefined} className="consequences">
      <h3 id="consequences">{t('consequences')}</h3>
      {data === undefined ? <p className="freshness">{t('counting')}</p> : null}
      {preview === null ? <p className="problem">{t('notYours')}</p> : null}
      {preview == null ? null : (
        <>
          <Refusal problems={preview.problems} failure={null} />
          {preview.consequences === null ? null : <Change changes={preview.consequences} />}
          {preview.problems.length === 0 ? children : null}
        </>
      )}
    </section>
  );
}

function Change({ changes }: { readonly changes: Changes }) {
  const t = useTranslations('desk');
  const { table, entered, removed, renumbered, milestones, cup } = changes;
  const sentences = [...changes.sentences, ...(cup?.sentences ?? [])];
  const isNothing = sentences.length + table.length + entered.length + removed.length + milestones.length === 0;
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
      {table.length === 0 ? null : <TableChanges table={table} />}
      <Trophies title={t('trophiesEntered')} trophies={entered} />
      <Trophies title={t('trophiesRemoved')} trophies={removed} />
      {renumbered === 0 ? null : <p>{t('renumbered', { number: renumbered })}</p>}
      {milestones.map(({ number, change, player }) => (
        <p key={`${player.name} ${number}`}>{t(`milestone.${change}`, { name: player.name, number })}</p>
      ))}
    </>
  );
}

function TableChanges({ table }: { readonly table: Changes['table'] }) {
  const t = useTranslations('desk');
  const tc = useTranslations('championship');
  const change = (before: number | undefined, after: number | undefined): string =>
    before === after ? String(after ?? '–') : `${before ?? '–'} → ${after ?? '–'}`;
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
