import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { Title } from '../../ui/title.js';
import { asked } from '../../api/queries.js';
import { ScriptedButton } from '../../ui/forms/scripted-button.js';
import {
  AppointCupJuror,
  AppointFreeJuror,
  AppointGrandPrixJuror,
  AppointJuror,
} from '../../features/jury/appointing.js';
import { Opening } from '../../ui/forms/opening.js';
import { Day } from '../../ui/days.js';
import {
  administration,
  type Holder,
  type WithoutJuror,
} from '../../features/administration/administration-queries.js';
import { OfficeTexts } from '../../features/administration/office-texts.js';
import { load } from '../../api/load.js';
import { administrationSearch } from '../../features/administration/search.js';

export const Route = createFileRoute('/_desk/administration')({
  validateSearch: administrationSearch,
  loader: async ({ context }) => {
    if (context.viewer.account.admin) await load(context, administration, {});
  },
  component: AdministrationPage,
});

/** What an admin may do, what waits for them, and who does the rest. */
function AdministrationPage() {
  const { asked: wanted } = Route.useSearch();
  const { viewer } = Route.useRouteContext();
  const t = useTranslations('administration');
  return (
    <>
      <Title description={t('description')}>{t('title')}</Title>
      <h1>{t('title')}</h1>
      {wanted === undefined ? null : (
        <p className="problem" role="status">
          {t('ofJury')}
        </p>
      )}
      {viewer.account.admin ? (
        <OfAdmin />
      ) : (
        <>
          <p>{t('noOffice')}</p>
          <p className="pages">
            <Link to="/account" className="action">
              {t('toAccount')}
            </Link>
          </p>
        </>
      )}
    </>
  );
}

function OfAdmin() {
  const t = useTranslations('administration');
  const { ask } = usePage();
  const { data } = useSuspenseQuery(asked(ask, administration, {}));
  return (
    <>
      <section aria-labelledby="admins-do">
        <h2 id="admins-do">{t('adminsDo')}</h2>
        <ul className="ruled">
          {data.seasons.nodes.map(({ year, closed }) =>
            closed ? null : (
              <li key={year}>
                <Link to="/jury/seasons/$year" params={{ year: String(year) }} className="result">
                  {t('checklists', { year: String(year) })}
                </Link>
                <span>{t('checklistsMeans')}</span>
              </li>
            ),
          )}
          <li>
            <Link to="/people" className="result">
              {t('people')}
            </Link>
            <span>{t('peopleMeans')}</span>
          </li>
          <li>
            <Link to="/jury/requests" className="result">
              {t('requests')}
            </Link>
            <span>{t('requestsMeans')}</span>
          </li>
        </ul>
      </section>
      <OfficeTexts texts={data.office.texts} />
      <section aria-labelledby="without-juror">
        <h2 id="without-juror">{t('withoutJuror')}</h2>
        <p className="legend">{t('withoutJurorMeans')}</p>
        {data.withoutJuror.length === 0 ? <p className="empty">{t('noneWithoutJuror')}</p> : null}
        <ul className="ruled">
          {data.withoutJuror.map((each) => (
            <ToAppoint key={each.id ?? each.seasonYear} what={each} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="full-archives">
        <h2 id="full-archives">{t('fullArchives')}</h2>
        <p className="legend">{t('fullArchivesMean')}</p>
        {data.seasons.nodes.length === 0 ? <p className="empty">{t('noSeason')}</p> : null}
        <div className="pages">
          {data.seasons.nodes.map(({ year }) => (
            <FullArchive key={year} year={year} />
          ))}
        </div>
      </section>
      <section aria-labelledby="jury-does">
        <h2 id="jury-does">{t('juryDoes')}</h2>
        <p>{t('juryDoesThis')}</p>
        <Holders name={t('jury')} holders={data.jury.nodes} none={t('noJury')} />
        <Holders name={t('admins')} holders={data.admins.nodes} />
      </section>
    </>
  );
}

/** Fetched by POST, which no other page can do in the name of the admin, and saved when it is there whole. */
function FullArchive({ year }: { readonly year: number }) {
  const { namesIn } = usePage();
  const t = useTranslations('administration');
  const [state, setState] = useState<'idle' | 'fetching' | { readonly problem: string }>('idle');
  const fetchIt = async (): Promise<void> => {
    const name = `season-${year}-full.zip`;
    setState('fetching');
    try {
      const response = await fetch(`/archives/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': namesIn },
        body: '{}',
      });
      if (!response.ok) {
        const { detail } = (await response.json()) as { detail: string };
        setState({ problem: detail });
        return;
      }
      const address = URL.createObjectURL(await response.blob());
      const link = document.createElement('a');
      link.href = address;
      link.download = name;
      link.click();
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
      setState('idle');
    } catch {
      setState({ problem: t('archiveCutOff') });
    }
  };
  return (
    <span>
      <ScriptedButton
        aria-disabled={state === 'fetching'}
        onClick={() => void (state === 'fetching' ? null : fetchIt())}
      >
        {t('fullArchive', { year: String(year) })}
      </ScriptedButton>
      <span role="status">{state === 'fetching' ? ` ${t('fetching')}` : ''}</span>
      {typeof state === 'object' ? (
        <span role="alert" className="wrong">
          {' '}
          {state.problem}
        </span>
      ) : null}
    </span>
  );
}

function Holders({
  name,
  holders,
  none,
}: {
  readonly name: string;
  readonly holders: readonly Holder[];
  readonly none?: string;
}) {
  const active = holders.filter(({ state }) => state !== 'CLOSED');
  return (
    <p>
      <strong>{name}:</strong>{' '}
      {active.length === 0
        ? none
        : active.map(({ id, person }, index) => (
            <span key={id}>
              {index === 0 ? '' : ', '}
              <Link to="/people/$id" params={{ id: person.id }}>
                {person.name}
              </Link>
            </span>
          ))}
    </p>
  );
}

/** Something that concerns the whole jury (D12, D58). */
function ToAppoint({ what }: { readonly what: WithoutJuror }) {
  const { kind, date, names, seasonYear: season } = what;
  const t = useTranslations('administration');
  const td = useTranslations('desk');
  const title = t(`concernsJury.${kind}`, { sides: names.join(' – '), names: names.join(', '), year: String(season) });
  return (
    <li>
      <span className="result">{title}</span>
      <span>
        <Day of={date} />
      </span>
      <Opening acts={['appoint'] as const} name={() => td('appoint')} about={title}>
        {() => <AppointFor what={what} />}
      </Opening>
    </li>
  );
}

function AppointFor({ what: { kind, id, seasonYear: season } }: { readonly what: WithoutJuror }) {
  // A cup has no id of its own: its season says which.
  if (kind === 'CUP' || id === null) return <AppointCupJuror year={season} />;
  switch (kind) {
    case 'MATCH':
      return <AppointJuror id={id} />;
    case 'FREE_GAME':
      return <AppointFreeJuror id={id} />;
    case 'GRAND_PRIX':
      return <AppointGrandPrixJuror id={id} />;
  }
}
