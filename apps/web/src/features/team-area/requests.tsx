import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ActButton } from '../../ui/forms/act-button.js';
import { Opening } from '../../ui/forms/opening.js';
import { Day } from '../../ui/days.js';
import { AskJury } from './ask-jury.js';
import type { SectionOfSide } from './section.js';
import type { OwnRequest } from './queries.js';

/** What the side has asked of the jury, what became of it, and what can be asked for the team itself. */
export function Requests({ data, side }: SectionOfSide) {
  const t = useTranslations('side');
  const requests = data.requests.nodes;
  return (
    <section aria-labelledby="requests">
      <h2 id="requests">{t('requests')}</h2>
      {requests.length === 0 ? <p className="empty">{t('noRequests')}</p> : null}
      <ul className="ruled">
        {requests.map((request) => (
          <OneRequest key={request.id} request={request} isOwn={request.side.id === side.id} />
        ))}
      </ul>
      {side.team === null ? <p className="legend">{t('askOnMatch')}</p> : <AskForTeam side={side} />}
    </section>
  );
}

function OneRequest({ request, isOwn }: { readonly request: OwnRequest; readonly isOwn: boolean }) {
  const t = useTranslations('side');
  const { id, kind, state, plannedMatch, person, replaces, date, deadline, reason } = request;
  const about = [
    plannedMatch === null ? '' : `${plannedMatch.sideA.name} – ${plannedMatch.sideB.name}`,
    person?.name ?? '',
    replaces === null ? '' : t('inPlaceOf', { name: replaces.name }),
  ].filter((each) => each !== '');
  return (
    <li className="with-action">
      <span>
        {plannedMatch === null ? (
          t(`kind.${kind}`)
        ) : (
          <Link to="/planned-matches/$id" params={{ id: plannedMatch.id }}>
            {t(`kind.${kind}`)}
          </Link>
        )}{' '}
        <strong className="state">{t(`requestState.${state}`)}</strong>
        <small>
          {about.join(', ')}
          {date === null ? null : (
            <>
              , <Day of={date} />
            </>
          )}
          {deadline === null || state !== 'UNDECIDED' ? null : (
            <>
              . {t('until')} <Day of={deadline} />
            </>
          )}
          {reason === null ? null : (
            <>
              . <q>{reason}</q>
            </>
          )}
        </small>
      </span>
      {isOwn && state === 'UNDECIDED' ? (
        <span>
          <ActButton
            mutation="withdrawRequest"
            input={{ requestId: id }}
            label={`${t('takeBack')}: ${t(`kind.${kind}`)}`}
          >
            {t('takeBack')}
          </ActButton>
        </span>
      ) : null}
    </li>
  );
}

/** A further member, or another in the place of one who has played: in both the jury decides (9, D20). */
function AskForTeam({ side }: Pick<SectionOfSide, 'side'>) {
  const t = useTranslations('side');
  const ta = useTranslations('asking');
  return (
    <>
      <p className="legend">{t('askOnMatch')}</p>
      <Opening
        acts={['LARGER_TEAM', 'REPLACEMENT'] as const}
        name={(kind) => ta('askFor', { kind: t(`kind.${kind}`) })}
      >
        {(kind, close) => (
          <AskJury
            kind={kind}
            sideId={side.id}
            plannedMatchId={null}
            players={side.team?.members.map(({ person }) => person) ?? []}
            done={close}
          />
        )}
      </Opening>
    </>
  );
}
