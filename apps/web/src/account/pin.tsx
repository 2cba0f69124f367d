import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '../forms/fields.js';
import { Form } from '../forms/form.js';
import { type OwnProfile, removePin, setPin } from './profile-queries.js';

/** Six digits that confirming a sheet asks for, so that a telephone on the table is not enough. */
export function Pin({ state, again }: { readonly state: OwnProfile['pin']; readonly again: () => Promise<void> }) {
  const t = useTranslations('account');
  const [done, setDone] = useState<{ readonly what: 'pinSet' | 'pinRemoved'; readonly number: number }>();
  const next = (what: 'pinSet' | 'pinRemoved') => async (): Promise<void> => {
    await again();
    setDone({ what, number: (done?.number ?? 0) + 1 });
  };
  return (
    <section aria-labelledby="pin-heading">
      <h2 id="pin-heading">{t('pinTitle')}</h2>
      <p className={state === 'LOCKED' ? 'problem' : undefined}>{t(`pinState.${state}`)}</p>
      {done === undefined ? null : <p role="status">{t(done.what)}</p>}
      <Form
        key={`set ${done?.number ?? 0}`}
        name={t(state === 'NONE' ? 'setPin' : 'changePin')}
        mutation={setPin}
        start={{ pin: '', password: '' }}
        variables={({ pin, password }) => ({ pin, password })}
        done={next('pinSet')}
        submit={t(state === 'NONE' ? 'setPin' : 'changePin')}
      >
        <TextField
          name="pin"
          label={t('newPin')}
          hint={t('pinHint')}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
        />
        <TextField name="password" label={t('password')} type="password" autoComplete="current-password" />
      </Form>
      {state === 'NONE' ? null : (
        <Form
          key={`remove ${done?.number ?? 0}`}
          name={t('removePin')}
          mutation={removePin}
          start={{ password: '' }}
          variables={({ password }) => ({ password })}
          done={next('pinRemoved')}
          submit={t('removePin')}
        >
          <TextField name="password" label={t('passwordToRemove')} type="password" autoComplete="current-password" />
        </Form>
      )}
    </section>
  );
}
