import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { Title } from '../../ui/title.js';
import { ScriptedButton } from '../../ui/forms/scripted-button.js';
import { asked } from '../../api/queries.js';
import { Day } from '../../ui/days.js';
import { PersonLink, SideLink } from '../../ui/links.js';
import { AppointJurorForRequest } from '../../features/jury/appointing.js';
import { Opening } from '../../ui/forms/opening.js';
import type { JuryRequest } from '../../features/jury/requests/columns.js';
import { oneRequest } from '../../features/jury/requests/queries.js';
import { load, idOf, present } from '../../api/load.js';
import { ReasonForm } from '../../ui/forms/reason.js';

/** Where letters lead, too: whoever has asked may read what became of it. */
export const Route = createFileRoute('/_desk/requests/$id')({
  loader: async ({ context, params: { id } }) => {
    await load(context, oneRequest, { id: idOf(id) }, 'request');
  },
  component: RequestPage,
});

function RequestPage() {
  const { id } = Route.useParams();
  const { ask } = usePage();
  const options = asked(ask, oneRequest, { id });
  const { data } = useSuspenseQuery(options);
  const t = useTranslations('requests');
  const td = useTranslations('desk');
  const { viewer } = Route.useRouteContext();
  const { request } = present(data, 'request');
  const title = `${request.side.name}: ${t(`kind.${request.kind}`)}`;
  return (
    <article className="request">
      <Title description={t('oneDescription', { side: request.side.name })}>{title}</Title>
      <h1>{title}</h1>
      <p className="facts">
        <strong className="state">{t(`state.${request.state}`)}.</strong>{' '}
        {t('season', { year: String(request.seasonYear) })}
      </p>
      <Facts request={request} />
      {request.advice === null ? null : (
        <p className="problem">{request.mayDecide ? t('afterItsDay') : request.advice}</p>
      )}
      {request.mayDecide ? <Decide request={request} /> : null}
      {viewer.account.admin && request.state === 'UNDECIDED' ? (
        <Opening acts={['appoint'] as const} name={() => td('appoint')}>
          {(_, close) => <AppointJurorForRequest id={request.id} done={close} />}
        </Opening>
      ) : null}
      <p>
        <Link to="/jury/requests" className="action">
          {t('toList')}
        </Link>
      </p>
    </article>
  );
}

function Facts({ request }: { readonly request: JuryRequest }) {
  const t = useTranslations('requests');
  const { side, plannedMatch, date, venueName, person, replaces, deadline, decidedBy, decidedOn, reason } = request;
  return (
    <dl className="facts-of">
      <div>
        <dt>{t('askedBy')}</dt>
        <dd>
          {request.askedBy.name}, <SideLink side={side} />, <Day of={request.askedAt.slice(0, 10)} />
        </dd>
      </div>
      <div>
        <dt>{t('words')}</dt>
        <dd>
          <q>{request.words}</q>
        </dd>
      </div>
      {plannedMatch === null ? null : (
        <div>
          <dt>{t('match')}</dt>
          <dd>
            <SideLink side={plannedMatch.sideA} /> – <SideLink side={plannedMatch.sideB} />
            {date === null ? null : (
              <>
                , <Day of={date} />
              </>
            )}
            {venueName === null ? '' : `, ${venueName}`}
          </dd>
        </div>
      )}
      {person === null ? null : (
        <div>
          <dt>{t('comes')}</dt>
          <dd>
            <PersonLink person={person} />
          </dd>
        </div>
      )}
      {replaces === null ? null : (
        <div>
          <dt>{t('goes')}</dt>
          <dd>
            <PersonLink person={replaces} />
          </dd>
        </div>
      )}
      {deadline === null ? null : (
        <div>
          <dt>{t('deadline')}</dt>
          <dd>
            <Day of={deadline} />
            {request.overdue ? ` – ${t('overdue')}` : ''}
          </dd>
        </div>
      )}
      {decidedBy === null ? null : (
        <div>
          <dt>{t('decided')}</dt>
          <dd>
            {decidedBy.name}
            {decidedOn === null ? null : (
              <>
                , <Day of={decidedOn} />
              </>
            )}
            {reason === null ? null : (
              <>
                : <q>{reason}</q>
              </>
            )}
          </dd>
        </div>
      )}
    </dl>
  );
}

function Decide({ request }: { readonly request: JuryRequest }) {
  const t = useTranslations('requests');
  const td = useTranslations('desk');
  const [grant, setGrant] = useState<boolean | null>(null);
  return (
    <section className="decide" aria-labelledby="decide">
      <h2 id="decide">{td('decide')}</h2>
      <div className="pages" role="group" aria-labelledby="decide">
        {/* After the day of the match granting is no approval in advance any more (D21). */}
        {(request.advice === null ? [true, false] : [false]).map((each) => (
          <ScriptedButton
            key={String(each)}
            aria-expanded={grant === each}
            onClick={() => setGrant(grant === each ? null : each)}
          >
            {t(each ? 'grant' : 'refuse')}&nbsp;…
          </ScriptedButton>
        ))}
      </div>
      {grant === null ? null : (
        <ReasonForm
          key={String(grant)}
          of={{ requestId: request.id, version: request.version, grant }}
          mutation="decideRequest"
          submit={t(grant ? 'grant' : 'refuse')}
          isOptional={grant}
          hint={t('reasonHint')}
        />
      )}
    </section>
  );
}
