import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '../../ui/forms/fields.js';
import { PinField } from '../../ui/forms/pin-field.js';
import { Form } from '../../ui/forms/form.js';
import { type OwnProfile } from './profile-queries.js';

/** Six digits that confirming a sheet asks for, so that a telephone on the table is not enough. */
export function Pin({ state }: { readonly state: OwnProfile['pin'] }) {
  const t = useTranslations('account');
  const [done, setDone] = useState<{ readonly what: 'pinSet' | 'pinRemoved'; readonly number: number }>();
  const next = (what: 'pinSet' | 'pinRemoved') => (): void => setDone({ what, number: (done?.number ?? 0) + 1 });
  return (
    <section aria-labelledby="pin-heading">
      <h2 id="pin-heading">{t('pinTitle')}</h2>
      <p className={state === 'LOCKED' ? 'problem' : undefined}>{t(`pinState.${state}`)}</p>
      {done === undefined ? null : <p role="status">{t(done.what)}</p>}
      <Form
        key={`set ${done?.number ?? 0}`}
        name={t(state === 'NONE' ? 'setPin' : 'changePin')}
        mutation="setPin"
        start={{ pin: '', password: '' }}
        input={({ pin, password }) => ({ pin, password })}
        done={next('pinSet')}
        submit={t(state === 'NONE' ? 'setPin' : 'changePin')}
      >
        <PinField label={t('newPin')} hint={t('pinHint')} />
        <TextField name="password" label={t('password')} type="password" autoComplete="current-password" />
      </Form>
      {state === 'NONE' ? null : (
        <Form
          key={`remove ${done?.number ?? 0}`}
          name={t('removePin')}
          mutation="removePin"
          start={{ password: '' }}
          input={({ password }) => ({ password })}
          done={next('pinRemoved')}
          submit={t('removePin')}
        >
          <TextField name="password" label={t('passwordToRemove')} type="password" autoComplete="current-password" />
        </Form>
      )}
    </section>
  );
}
