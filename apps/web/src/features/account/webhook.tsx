import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { ActButton } from '../../ui/forms/act-button.js';
import { TextField } from '../../ui/forms/fields.js';
import { Form } from '../../ui/forms/form.js';
import { ScriptedButton } from '../../ui/forms/scripted-button.js';
import { KindFields } from './kind-fields.js';
import { renewedSecret, type WebhookKind, type OwnWebhook } from './webhook-queries.js';

/** A webhook as it stands, and what can be done with it. */
export function WebhookItem({
  webhook,
  kinds,
  made,
}: {
  readonly webhook: OwnWebhook;
  readonly kinds: readonly WebhookKind[];
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
          mutation="testWebhook"
          input={{ webhookId: id }}
          label={t('testOf', { name })}
          done={() => setSent(true)}
        >
          {t('test')}
        </ActButton>
        {pausedAt === null ? (
          <ActButton mutation="pauseWebhook" input={{ webhookId: id }} label={t('pauseOf', { name })}>
            {t('pauseIt')}
          </ActButton>
        ) : (
          <ActButton mutation="resumeWebhook" input={{ webhookId: id }} label={t('resumeOf', { name })}>
            {t('resumeIt')}
          </ActButton>
        )}
        <ActButton
          mutation="renewWebhookSecret"
          selection={renewedSecret}
          input={{ webhookId: id }}
          label={t('renewOf', { name })}
          done={({ secret }) => made({ name, secret })}
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
          <ActButton mutation="removeWebhook" input={{ webhookId: id }} label={t('removeNowOf', { name })}>
            {t('removeNow')}
          </ActButton>
        </div>
      ) : null}
      {opened === 'change' ? (
        <Form
          name={t('changeOf', { name })}
          mutation="changeWebhook"
          start={{ newName: name, kinds: [...webhook.kinds] as string[] }}
          input={({ newName, kinds: chosen }) => ({ webhookId: id, name: newName, kinds: chosen as WebhookKind[] })}
          done={() => setOpened(null)}
          submit={t('saveChange')}
        >
          <TextField name="newName" label={t('webhookName')} maxLength={100} />
          <KindFields name="kinds" kinds={kinds} />
        </Form>
      ) : null}
    </li>
  );
}
