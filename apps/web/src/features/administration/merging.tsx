import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormProvider, useForm } from 'react-hook-form';
import { usePage } from '../../api/page-context.js';
import { Problem } from '../../ui/problem.js';
import { TickField } from '../../ui/forms/fields.js';
import { Form } from '../../ui/forms/form.js';
import { type ChosenPerson, PersonField } from '../../ui/forms/person-field.js';
import { Refusal } from '../../ui/forms/refusal.js';
import { ScriptedButton } from '../../ui/forms/scripted-button.js';
import { graphql } from '../../api/graphql.js';
import { asked } from '../../api/queries.js';
import { Day, useDay } from '../../ui/days.js';
import type { OnePerson } from './queries.js';
import { ReasonField, ReasonForm } from '../../ui/forms/reason.js';

const mergePreview = graphql(`
  query MergePreview($fromId: UUID!, $intoId: UUID!) {
    previewMerge(fromId: $fromId, intoId: $intoId) {
      matches
      trophies
      trophiesThen
      teams
      closesAccount
      movesAccount
      pseudonymous
      from {
        id
        name
      }
      problems {
        code
        path
        rule
        message
      }
    }
  }
`);

interface OfPerson {
  readonly person: OnePerson;
  readonly done: () => unknown;
}

/** Puts another entry of the same person together with this one: first who, then what that would do, then the merge. */
export function Merge({ person, done }: OfPerson) {
  const t = useTranslations('merging');
  const form = useForm<{ other: ChosenPerson | null }>({ defaultValues: { other: null } });
  const chosen = form.watch('other');
  const [fromId, setFrom] = useState<string | null>(null);
  const id = chosen !== null && 'personId' in chosen ? chosen.personId : null;
  return (
    <>
      <p>{t('means', { name: person.name })}</p>
      <FormProvider {...form}>
        <form
          className="form"
          aria-label={t('choose')}
          onSubmit={(event) => {
            event.preventDefault();
            void form.handleSubmit(() => setFrom(id))(event);
          }}
        >
          <PersonField name="other" label={t('other')} hint={t('otherHint')} isKnown except={person.id} />
          <button type="submit" className="action scripted">
            {t('look')}
          </button>
        </form>
      </FormProvider>
      {fromId === null || fromId !== id ? null : <Preview key={fromId} fromId={fromId} person={person} done={done} />}
    </>
  );
}

function Preview({ fromId, person, done }: OfPerson & { readonly fromId: string }) {
  const t = useTranslations('merging');
  const { ask } = usePage();
  const { data, error, refetch } = useQuery({
    ...asked(ask, mergePreview, { fromId, intoId: person.id }),
    staleTime: 0,
  });
  if (error !== null) return <Problem error={error} reload={() => void refetch()} />;
  if (data === undefined) return <p className="freshness">{t('looking')}</p>;
  const { from, matches, trophies, trophiesThen, teams, problems, ...account } = data.previewMerge;
  return (
    <section className="consequences" aria-labelledby="merge">
      <h3 id="merge">{t('would')}</h3>
      <Refusal problems={problems} failure={null} />
      <ul>
        <li>{t('given', { name: from?.name ?? '', matches, trophies, teams })}</li>
        <li>{t('then', { name: person.name, trophies: trophiesThen })}</li>
        {account.movesAccount ? <li>{t('movesAccount')}</li> : null}
        {account.closesAccount ? <li>{t('closesAccount')}</li> : null}
        {account.pseudonymous ? <li>{t('pseudonymous')}</li> : null}
      </ul>
      {problems.length > 0 ? null : (
        <Form
          mutation="mergePersons"
          name={t('merge')}
          start={{ closeAccount: false, reason: '' }}
          input={({ closeAccount, reason }) => ({ fromId, intoId: person.id, closeAccount, reason })}
          done={done}
          submit={t('merge')}
        >
          {account.closesAccount ? <TickField name="closeAccount" label={t('closeAccount')} /> : null}
          <ReasonField hint={t('reasonHint')} />
        </Form>
      )}
    </section>
  );
}

/** What was put together with this entry; it can be taken apart again. */
export function Merges({ person }: Pick<OfPerson, 'person'>) {
  const t = useTranslations('merging');
  const [open, setOpen] = useState<string | null>(null);
  const day = useDay();
  const merges = person.merges ?? [];
  if (merges.length === 0) return null;
  return (
    <section aria-labelledby="merges">
      <h2 id="merges">{t('merges')}</h2>
      <ul className="ruled">
        {merges.map(({ id, madeOn, undoneOn }) => (
          <li key={id}>
            <span>
              {t('mergedOn')} <Day of={madeOn} />
              {undoneOn === null ? null : (
                <>
                  , {t('undoneOn')} <Day of={undoneOn} />
                </>
              )}
            </span>
            {undoneOn === null ? (
              <span>
                <ScriptedButton
                  aria-expanded={open === id}
                  aria-label={`${t('undo')}: ${day(madeOn)}`}
                  onClick={() => setOpen(open === id ? null : id)}
                >
                  {t('undo')}&nbsp;…
                </ScriptedButton>
              </span>
            ) : null}
            {open === id ? (
              <ReasonForm
                mutation="undoMerge"
                of={{ mergeId: id }}
                done={() => setOpen(null)}
                submit={t('undo')}
                hint={t('reasonHint')}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
