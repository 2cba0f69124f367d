import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { ActButton } from '../forms/act-button.js';
import { TextField } from '../forms/fields.js';
import { Form } from '../forms/form.js';
import { ScriptedButton } from '../forms/scripted-button.js';
import { KindFields } from './kind-fields.js';
import {
  changeWebhook,
  type Kind,
  type OwnWebhook,
  pauseWebhook,
  removeWebhook,
  renewSecret,
  resumeWebhook,
  testWebhook,
} from './webhook-queries.js';

/** A webhook as it stands, and what can be done with it. */
export function WebhookItem({
  webhook,
  kinds,
  again,
  made,
}: {
  readonly webhook: OwnWebhook;
  readonly kinds: readonly Kind[];
  readonly again: () => Promise<void>;
  readonly made: (made: { readonly name: string; readonly secret: string | null }) => void;
}) {
  const t = useTranslations('account');
  const format = useFormatter();
  const [opened, setOpened] = useState<'change' | 'remove' | null>(null);
  const [sent, setSent] = useState(false);
  const { id, name, url, pausedAt, pauseReason, lastDeliveredAt } = webhook;
  const time = (at: string): string => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li>
      <h2>{name}</h2>
      <code>{url}</code>
      <p>
        <strong>{pausedAt === null ? t('webhookWorks') : t('webhookPaused', { at: time(pausedAt) })}</strong>{' '}
        {pauseReason === null ? null : t(`pause.${pauseReason}`)}{' '}
        {lastDeliveredAt === null ? t('neverDelivered') : t('lastDelivered', { at: time(lastDeliveredAt) })}
      </p>
      <p>
        <small>{webhook.kinds.map((kind) => t(`kind.${kind}`)).join(', ')}</small>
      </p>
      <div className="pages">
        <ActButton
          mutation={testWebhook}
          variables={{ id }}
          label={t('testOf', { name })}
          done={async () => {
            setSent(true);
            await again();
          }}
        >
          {t('test')}
        </ActButton>
        {pausedAt === null ? (
          <ActButton mutation={pauseWebhook} variables={{ id }} label={t('pauseOf', { name })} done={again}>
            {t('pauseIt')}
          </ActButton>
        ) : (
          <ActButton mutation={resumeWebhook} variables={{ id }} label={t('resumeOf', { name })} done={again}>
            {t('resumeIt')}
          </ActButton>
        )}
        <ActButton
          mutation={renewSecret}
          variables={{ id }}
          label={t('renewOf', { name })}
          done={async ({ secret }) => {
            made({ name, secret });
            await again();
          }}
        >
          {t('renewSecret')}
        </ActButton>
        <ScriptedButton
          aria-label={t('changeOf', { name })}
          aria-expanded={opened === 'change'}
          onClick={() => setOpened(opened === 'change' ? null : 'change')}
        >
          {t('change')}
        </ScriptedButton>
        <ScriptedButton
          aria-label={t('removeOf', { name })}
          aria-expanded={opened === 'remove'}
          onClick={() => setOpened(opened === 'remove' ? null : 'remove')}
        >
          {t('remove')}
        </ScriptedButton>
      </div>
      {sent ? <p role="status">{t('testSent')}</p> : null}
      {opened === 'remove' ? (
        <div className="problem">
          <p>{t('removeAsk', { name })}</p>
          <ActButton mutation={removeWebhook} variables={{ id }} label={t('removeNowOf', { name })} done={again}>
            {t('removeNow')}
          </ActButton>
        </div>
      ) : null}
      {opened === 'change' ? (
        <Form
          name={t('changeOf', { name })}
          mutation={changeWebhook}
          start={{ newName: name, kinds: [...webhook.kinds] as string[] }}
          variables={({ newName, kinds: chosen }) => ({ id, name: newName, kinds: chosen as Kind[] })}
          done={async () => {
            setOpened(null);
            await again();
          }}
          submit={t('saveChange')}
        >
          <TextField name="newName" label={t('webhookName')} maxLength={100} />
          <KindFields name="kinds" kinds={kinds} />
        </Form>
      ) : null}
    </li>
  );
}
