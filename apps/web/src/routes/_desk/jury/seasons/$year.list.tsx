import { decoded, encodingOf, readSeasonList, type SeasonList } from '@tarokk/competition';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { load, yearOf } from '../../../../api/load.js';
import { usePage } from '../../../../api/page-context.js';
import { asked } from '../../../../api/queries.js';
import { SeasonListPreview } from '../../../../features/administration/season-list-preview.js';
import { seasonList } from '../../../../features/administration/season-queries.js';
import { ofJury } from '../../../../features/jury/access.js';
import { ScriptedButton } from '../../../../ui/forms/scripted-button.js';
import { Title } from '../../../../ui/title.js';

export const Route = createFileRoute('/_desk/jury/seasons/$year/list')({
  beforeLoad: ofJury,
  loader: async ({ context, params }) => {
    yearOf(params.year);
    await load(context, seasonList, {});
  },
  component: SeasonListPage,
});

/** Teams with captain and members, and pairs, from a spreadsheet: pasted or as a file, looked at, and entered at once. */
function SeasonListPage() {
  const year = Number(Route.useParams().year);
  const { ask } = usePage();
  const queries = useQueryClient();
  const { data } = useSuspenseQuery(asked(ask, seasonList, {}));
  const t = useTranslations('seasonList');
  const [source, setSource] = useState('');
  const [list, setList] = useState<SeasonList | null>(null);
  const [made, setMade] = useState<{ readonly teams: number; readonly pairs: number } | null>(null);
  const isOpen = data.seasons.nodes.some((season) => season.year === year);
  const choose = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const bytes = new Uint8Array(await file.arrayBuffer());
    const text = decoded(bytes, encodingOf(bytes)) ?? '';
    setSource(text);
    setList(readSeasonList(text));
  };
  return (
    <>
      <Title description={t('description', { year: String(year) })}>{t('title', { year: String(year) })}</Title>
      <h1>{t('title', { year: String(year) })}</h1>
      <div role="status">
        {made === null ? null : (
          <p className="notice">
            {t('done', made)}{' '}
            <Link to="/jury/seasons/$year/teams" params={{ year: String(year) }}>
              {t('toTeams')}
            </Link>{' '}
            <Link to="/jury/seasons/$year" params={{ year: String(year) }}>
              {t('toChecklist')}
            </Link>
          </p>
        )}
      </div>
      <p className="legend">{t(isOpen ? 'means' : 'opens', { year: String(year) })}</p>
      <div className="field">
        <label htmlFor="season-list">{t('paste')}</label>
        <small id="season-list-hint">{t('hint')}</small>
        <textarea
          id="season-list"
          rows={6}
          value={source}
          aria-describedby="season-list-hint"
          onChange={({ target }) => {
            setSource(target.value);
            setList(null);
          }}
        />
      </div>
      <div className="field">
        <label htmlFor="season-list-file">{t('file')}</label>
        <input
          id="season-list-file"
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          onChange={({ target }) => void choose(target.files?.[0])}
        />
      </div>
      {list === null ? (
        <p className="acts">
          <ScriptedButton onClick={() => setList(readSeasonList(source))}>{t('read')}</ScriptedButton>
        </p>
      ) : (
        <SeasonListPreview
          key={source}
          year={year}
          isOpen={isOpen}
          list={list}
          done={(teams, pairs) => {
            setMade({ teams, pairs });
            setSource('');
            setList(null);
            void queries.invalidateQueries();
          }}
        />
      )}
    </>
  );
}
