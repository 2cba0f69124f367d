import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { load } from '../api/load.js';
import { usePage } from '../api/page-context.js';
import { asked } from '../api/queries.js';
import { useRulingColumns } from '../features/matches/ruling-columns.js';
import { rulingList, rulingsVariables } from '../features/matches/rulings.js';
import { rulingsSearch } from '../features/matches/rulings-search.js';
import { SeasonChoice } from '../features/season/choices.js';
import { SideLink } from '../ui/links.js';
import { CursorLinks } from '../ui/table/cursor-links.js';
import { Downloads } from '../ui/table/downloads.js';
import { Filters } from '../ui/table/filters.js';
import { Table } from '../ui/table/table.js';
import { Titled } from '../ui/table/titled.js';
import { Title } from '../ui/title.js';

export const Route = createFileRoute('/rulings')({
  validateSearch: rulingsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await load(context, rulingList, rulingsVariables(deps), 'sideOf');
  },
  component: RulingsPage,
});

/** What the jury has ruled before: found by clause, season and side, each with its match. */
function RulingsPage() {
  const search = Route.useSearch();
  const { ask } = usePage();
  const { data } = useSuspenseQuery(asked(ask, rulingList, rulingsVariables(search)));
  const t = useTranslations('rulings');
  const tm = useTranslations('match');
  const columns = useRulingColumns();
  const { nodes, pageInfo } = data.rulings;
  return (
    <>
      <Title description={t('description')}>{t('title')}</Title>
      <Titled
        heading={<h1 id="title">{t('title')}</h1>}
        narrowed={[
          ...(search.rule === undefined ? [] : [tm('rule', { rule: search.rule })]),
          ...(search.season === undefined ? [] : [search.season]),
        ]}
        controls={
          <>
            <Filters search={{ ...search }} names={['rule', 'season', 'side']} submit={t('show')}>
              <RuleSought rule={search.rule} />
              <SeasonChoice years={data.seasons.nodes} chosen={search.season} />
              {search.side === undefined ? null : <input type="hidden" name="side" value={search.side} />}
            </Filters>
            <Downloads
              name="rulings"
              columns={columns}
              rows={nodes}
              whole={{ table: search.season === undefined ? 'rulings' : `rulings-${search.season}` }}
            />
          </>
        }
      />
      <p>{t('description')}</p>
      {data.sideOf == null ? null : (
        <p>
          {t('onlyOf')} <SideLink side={data.sideOf} />
        </p>
      )}
      {nodes.length === 0 ? (
        <p className="empty">{t('empty')}</p>
      ) : (
        <Table
          labelledBy="title"
          name="ruling-list"
          columns={columns}
          rows={nodes}
          rowKey={({ match, ruling }) => `${match?.id} ${ruling.number}`}
        />
      )}
      <CursorLinks pageInfo={pageInfo} />
    </>
  );
}

/** By its number: a rule with all below it, or a decision. */
function RuleSought({ rule }: { readonly rule: string | undefined }) {
  const t = useTranslations('rulings');
  const id = useId();
  return (
    <p className="choice">
      <label htmlFor={id}>{t('rule')}</label>
      <input id={id} name="rule" defaultValue={rule} maxLength={20} size={8} autoComplete="off" />
    </p>
  );
}
