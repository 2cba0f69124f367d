import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../../api/page-context.js';
import { Title } from '../../../../ui/title.js';
import { TextField } from '../../../../ui/forms/fields.js';
import { Form } from '../../../../ui/forms/form.js';
import { ScriptedButton } from '../../../../ui/forms/scripted-button.js';
import { asked } from '../../../../api/queries.js';
import { LastDay } from '../../../../ui/days.js';
import { Downloads } from '../../../../ui/table/downloads.js';
import { AnnualMeeting } from '../../../../features/administration/annual-meeting.js';
import { Closing } from '../../../../features/administration/closing.js';
import { type AdministeredSeason, useSeasonColumns } from '../../../../features/administration/season-columns.js';
import { openedSeason, seasonList } from '../../../../features/administration/season-queries.js';
import { load } from '../../../../api/load.js';
import { ofJury } from '../../../../features/jury/access.js';
import { ReasonForm } from '../../../../ui/forms/reason.js';

export const Route = createFileRoute('/_desk/jury/seasons/')({
  beforeLoad: ofJury,
  loader: async ({ context }) => {
    await load(context, seasonList, {});
  },
  component: SeasonsPage,
});

function SeasonsPage() {
  const { ask, madeAt } = usePage();
  const { data } = useSuspenseQuery(asked(ask, seasonList, {}));
  const t = useTranslations('seasons');
  const tl = useTranslations('seasonList');
  const [lacking, setLacking] = useState<readonly string[]>([]);
  const { nodes } = data.seasons;
  const columns = useSeasonColumns();
  const next = nodes[0] === undefined ? Number(madeAt.slice(0, 4)) : nodes[0].year + 1;
  return (
    <>
      <Title description={t('description')}>{t('title')}</Title>
      <h1>{t('title')}</h1>
      {nodes.length === 0 ? <p className="empty">{t('empty')}</p> : null}
      <ul className="ruled">
        {nodes.map((season) => (
          <Season key={season.year} season={season} />
        ))}
      </ul>
      {nodes.length === 0 ? null : <Downloads name="seasons" columns={columns} rows={nodes} />}
      <section aria-labelledby="open-season">
        <h2 id="open-season">{t('open')}</h2>
        <Form
          key={next}
          mutation="openSeason"
          selection={openedSeason}
          name={t('open')}
          start={{ seasonYear: String(next), annualMeeting: '' }}
          input={({ seasonYear, annualMeeting }) => ({
            seasonYear: Number(seasonYear),
            annualMeeting: annualMeeting === '' ? null : annualMeeting,
          })}
          done={({ warnings }) => setLacking(warnings.map(({ message }) => message))}
          submit={t('open')}
        >
          <TextField name="seasonYear" label={t('year')} inputMode="numeric" pattern="[0-9]{4}" />
          <TextField
            name="annualMeeting"
            label={t('annualMeeting')}
            hint={t('annualMeetingHint')}
            type="date"
            required={false}
          />
        </Form>
        <p>
          <Link to="/jury/seasons/$year/list" params={{ year: String(next) }} className="action">
            {tl('link')}
          </Link>
        </p>
        <div role="status">
          {lacking.map((message) => (
            <p key={message} className="notice">
              {message}
            </p>
          ))}
        </div>
      </section>
    </>
  );
}

/** What can be done with a season, each opening its own form. */
type Act = 'meeting' | 'close' | 'reopen';

function Season({ season: { year, annualMeeting, closed, matchLimit } }: { readonly season: AdministeredSeason }) {
  const t = useTranslations('seasons');
  const tl = useTranslations('seasonList');
  const [open, setOpen] = useState<Act | null>(null);
  const done = (): void => setOpen(null);
  const acts: readonly Act[] = closed ? ['reopen'] : ['meeting', 'close'];
  return (
    <li>
      <span className="result">
        <strong>{year}</strong> {t(closed ? 'isClosed' : 'isOpen')}
      </span>
      <span>
        {t('limit', { limit: matchLimit })}{' '}
        {annualMeeting === null ? (
          t('noMeeting')
        ) : (
          <>
            {t('meetingOn')} <LastDay of={annualMeeting} />
          </>
        )}
      </span>
      <span className="season-ways">
        <Link to="/jury/seasons/$year" params={{ year: String(year) }}>
          {t('checklistOf', { year: String(year) })}
        </Link>
        <Link to="/jury/seasons/$year/teams" params={{ year: String(year) }}>
          {t('teamsOf', { year: String(year) })}
        </Link>
        {closed ? null : (
          <Link to="/jury/seasons/$year/list" params={{ year: String(year) }}>
            {tl('link')}
          </Link>
        )}
        <Link to="/jury/cup/$year" params={{ year: String(year) }}>
          {t('cupOf', { year: String(year) })}
        </Link>
        <Link to="/jury/grand-prix/$year" params={{ year: String(year) }}>
          {t('grandPrixOf', { year: String(year) })}
        </Link>
      </span>
      <span className="pages">
        {acts.map((act) => (
          <ScriptedButton
            key={act}
            aria-expanded={open === act}
            aria-label={t('actOn', { act: t(`act.${act}`), year: String(year) })}
            onClick={() => setOpen(open === act ? null : act)}
          >
            {t(`act.${act}`)}&nbsp;…
          </ScriptedButton>
        ))}
      </span>
      {open === 'meeting' ? <AnnualMeeting season={{ year, annualMeeting }} done={done} /> : null}
      {open === 'close' ? <Closing year={year} done={done} /> : null}
      {open === 'reopen' ? (
        <ReasonForm
          mutation="reopenSeason"
          of={{ seasonYear: year }}
          name={t('act.reopen')}
          done={done}
          submit={t('reopenYear', { year: String(year) })}
        />
      ) : null}
    </li>
  );
}
