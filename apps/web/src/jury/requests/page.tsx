import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../application/page-context.js';
import { Title } from '../../application/title.js';
import { WordsField } from '../../forms/fields.js';
import { Form } from '../../forms/form.js';
import { ScriptedButton } from '../../forms/scripted-button.js';
import { asked } from '../../graphql/queries.js';
import { Day } from '../../language/days.js';
import { PersonLink, SideLink } from '../../people/links.js';
import { AppointJurorForRequest } from '../appointing.js';
import { Opening } from '../opening.js';
import { decideRequest, oneRequest, type Request } from './queries.js';

export const requestPage = createLazyRoute('/_desk/requests/$id')({ component: RequestPage });

function RequestPage() {
  const { id } = requestPage.useParams();
  const { ask } = usePage();
  const queries = useQueryClient();
  const options = asked(ask, oneRequest, { id });
  const { data } = useSuspenseQuery(options);
  const t = useTranslations('requests');
  const td = useTranslations('desk');
  const { viewer } = requestPage.useRouteContext();
  const request = data.request!;
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
      {request.advice === null ? null : <p className="problem">{request.advice}</p>}
      {request.mayDecide ? (
        <Decide
          request={request}
          done={async () => {
            // The list, its counts and the sheet that waits for it have changed, too.
            await queries.invalidateQueries();
          }}
        />
      ) : null}
      {viewer.account.admin && request.state === 'UNDECIDED' ? (
        <Opening acts={['appoint'] as const} name={() => td('appoint')}>
          {(_, close) => (
            <AppointJurorForRequest
              id={request.id}
              done={async () => {
                close();
                await queries.invalidateQueries();
              }}
            />
          )}
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

function Facts({ request }: { readonly request: Request }) {
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

function Decide({ request, done }: { readonly request: Request; readonly done: () => Promise<void> }) {
  const t = useTranslations('requests');
  const td = useTranslations('desk');
  const [grant, setGrant] = useState<boolean | null>(null);
  return (
    <section className="decide" aria-labelledby="decide">
      <h2 id="decide">{td('decide')}</h2>
      <div className="pages" role="group" aria-labelledby="decide">
        {[true, false].map((each) => (
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
        <Form
          key={String(grant)}
          mutation={decideRequest}
          name={t(grant ? 'grant' : 'refuse')}
          start={{ reason: '' }}
          variables={({ reason }: { reason: string }) => ({
            id: request.id,
            version: request.version,
            grant,
            reason: reason.trim() === '' ? null : reason,
          })}
          done={done}
          submit={t(grant ? 'grant' : 'refuse')}
        >
          <WordsField
            name="reason"
            label={td(grant ? 'reasonIfAny' : 'reason')}
            hint={t('reasonHint')}
            required={!grant}
          />
        </Form>
      )}
    </section>
  );
}
