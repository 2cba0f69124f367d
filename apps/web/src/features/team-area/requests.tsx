import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActButton } from '../../ui/forms/act-button.js';
import { ChoiceField, WordsField } from '../../ui/forms/fields.js';
import { Form } from '../../ui/forms/form.js';
import { type ChosenPerson, PersonField } from '../../ui/forms/person-field.js';
import { ScriptedButton } from '../../ui/forms/scripted-button.js';
import { Day } from '../../ui/days.js';
import type { Part } from './part.js';
import type { Request } from './queries.js';

/** What the side has asked of the jury, what became of it, and what can be asked for the team itself. */
export function Requests({ data, side }: Part) {
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

function OneRequest({ request, isOwn }: { readonly request: Request; readonly isOwn: boolean }) {
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
function AskForTeam({ side }: Pick<Part, 'side'>) {
  const t = useTranslations('side');
  const [kind, setKind] = useState<'LARGER_TEAM' | 'REPLACEMENT' | null>(null);
  return (
    <>
      <p className="legend">{t('askOnMatch')}</p>
      <p className="pages">
        {(['LARGER_TEAM', 'REPLACEMENT'] as const).map((each) => (
          <ScriptedButton key={each} aria-expanded={kind === each} onClick={() => setKind(kind === each ? null : each)}>
            {t(`ask.${each}`)}&nbsp;…
          </ScriptedButton>
        ))}
      </p>
      {kind === null ? null : (
        <Form
          key={kind}
          mutation="askJury"
          name={t(`ask.${kind}`)}
          start={{ person: null as ChosenPerson | null, replaces: '', words: '' }}
          input={({ person, replaces, words }: { person: ChosenPerson | null; replaces?: string; words: string }) => ({
            kind,
            sideId: side.id,
            personId: person !== null && 'personId' in person ? person.personId : null,
            replacesId: kind === 'REPLACEMENT' ? (replaces ?? '') : null,
            words,
          })}
          done={() => setKind(null)}
          submit={t('askJury')}
        >
          <PersonField name="person" label={t('comes')} isKnown />
          {kind === 'REPLACEMENT' ? (
            <ChoiceField name="replaces" label={t('leaves')}>
              <option value="">{t('choose')}</option>
              {side.team!.members.map(({ person }) => (
                <option key={person.id} value={person.id}>
                  {person.name}
                </option>
              ))}
            </ChoiceField>
          ) : null}
          <WordsField name="words" label={t('why')} />
        </Form>
      )}
    </>
  );
}
