import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { load, yearOf, present } from '../../../../api/load.js';
import { usePage } from '../../../../api/page-context.js';
import { asked } from '../../../../api/queries.js';
import {
  captainsWithoutLogin,
  type InvitedCaptain,
  invitedCaptains,
} from '../../../../features/administration/checklist-queries.js';
import { InvitationSheet } from '../../../../features/administration/invitation-sheet.js';
import { mayBeInvited } from '../../../../features/administration/may-be-invited.js';
import { ofJuryOrAdmin } from '../../../../features/jury/access.js';
import { ActButton } from '../../../../ui/forms/act-button.js';
import { Title } from '../../../../ui/title.js';

export const Route = createFileRoute('/_desk/jury/seasons/$year/captains')({
  beforeLoad: ofJuryOrAdmin,
  loader: async ({ context, params }) => {
    await load(context, captainsWithoutLogin, { year: yearOf(params.year) }, 'seasonChecklist');
  },
  component: CaptainsPage,
});

/** The captains who cannot log in yet, all invited by one press; the links of those without mail are printed. */
function CaptainsPage() {
  const { viewer } = Route.useRouteContext();
  const year = Number(Route.useParams().year);
  const { ask } = usePage();
  const { data } = useSuspenseQuery(asked(ask, captainsWithoutLogin, { year }));
  const t = useTranslations('captains');
  const [made, setMade] = useState<readonly InvitedCaptain[] | null>(null);
  const step = present(data, 'seasonChecklist').seasonChecklist.steps.find(({ kind }) => kind === 'CAPTAINS')!;
  const rows = step.teams.map(({ id, name, members }) => {
    const captain = members.find((member) => member.captain && member.lastDay === null)?.person ?? null;
    return { id, name, captain, account: captain?.account ?? null };
  });
  const { jury } = viewer.account;
  const invitable = rows.filter(({ captain, account }) => captain !== null && mayBeInvited(account, viewer.account));
  const fresh = invitable.filter(({ account }) => account === null);
  const title = t('title', { year: String(year) });
  const act = (teams: typeof rows, words: string) => (
    <ActButton
      key={words}
      mutation="inviteCaptains"
      selection={invitedCaptains}
      input={{ teamIds: teams.map(({ id }) => id), language: null }}
      done={({ invitations }) => setMade(invitations)}
    >
      {words}
    </ActButton>
  );
  return (
    <>
      <Title description={t('description', { year: String(year) })}>{title}</Title>
      <h1>{title}</h1>
      <p className="facts">
        {rows.length === 0 ? t('everybody') : t('progress', { done: step.done, of: step.of })}{' '}
        <Link to="/jury/seasons/$year" params={{ year: String(year) }}>
          {t('back', { year: String(year) })}
        </Link>
      </p>
      {made === null ? null : <InvitationSheet invitations={made} />}
      <p className="acts">
        {fresh.length === 0 ? null : act(fresh, t('inviteAll', { captains: fresh.length }))}
        {invitable.length === fresh.length || made !== null
          ? null
          : act(invitable, t('inviteAgain', { captains: invitable.length }))}
      </p>
      {invitable.length === fresh.length ? null : <p className="legend">{t('againMeans')}</p>}
      <ul className="ruled">
        {rows.map(({ id, name, captain, account }) => (
          <li key={id}>
            <span>
              {jury ? (
                <Link to="/jury/teams/$id" params={{ id }} className="result">
                  {name}
                </Link>
              ) : (
                <b>{name}</b>
              )}
            </span>
            <span>
              {captain === null ? (
                t('noCaptain')
              ) : (
                <>
                  <Link to="/people/$id" params={{ id: captain.id }}>
                    {captain.name}
                  </Link>
                  {': '}
                  {t(account === null ? 'notInvited' : account.state === 'INVITED' ? 'invited' : 'closed')}
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
