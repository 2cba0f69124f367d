import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { Title } from '../application/title.js';
import { TextField } from '../forms/fields.js';
import { Form } from '../forms/form.js';
import { asked } from '../graphql/queries.js';
import { Deliveries } from './deliveries.js';
import { KindFields } from './kind-fields.js';
import { Secret } from './secret.js';
import { type Kind, ownWebhooks, registerWebhook } from './webhook-queries.js';
import { WebhookItem } from './webhook.js';

export const webhooksPage = createLazyRoute('/_account/account/webhooks')({ component: WebhooksPage });

/** Programs that are told what concerns the account: registered, tried, paused and removed here, with the log of what was sent. */
function WebhooksPage() {
  const { after = null } = webhooksPage.useSearch();
  const { ask } = usePage();
  const queries = useQueryClient();
  const options = asked(ask, ownWebhooks, { after });
  const { data } = useSuspenseQuery(options);
  const t = useTranslations('account');
  const [made, setMade] = useState<{ readonly name: string; readonly secret: string | null } | null>(null);
  const me = data.me!;
  const again = () => queries.invalidateQueries({ queryKey: [options.queryKey[0]] });
  const kinds = me.notificationSettings
    .filter(({ channel, offered }) => channel === 'WEBHOOK' && offered)
    .map(({ kind }) => kind);
  return (
    <>
      <Title description={t('webhooksDescription')}>{t('webhooksTitle')}</Title>
      <p>
        <Link to="/account">{t('toAccount')}</Link>
      </p>
      <h1>{t('webhooksTitle')}</h1>
      <p>{t('webhooksLegend')}</p>
      {made === null ? null : <Secret title={t('secretOf', { name: made.name })} secret={made.secret} />}
      {me.webhooks.length === 0 ? <p className="empty">{t('noWebhooks')}</p> : null}
      <ul className="ruled">
        {me.webhooks.map((each) => (
          <WebhookItem key={each.id} webhook={each} kinds={kinds} again={again} made={setMade} />
        ))}
      </ul>
      {kinds.length === 0 ? (
        <p className="problem">{t('webhooksNotOffered')}</p>
      ) : (
        <Register kinds={kinds} again={again} made={setMade} />
      )}
      <Deliveries deliveries={me.deliveries} again={again} />
    </>
  );
}

function Register({
  kinds,
  again,
  made,
}: {
  readonly kinds: readonly Kind[];
  readonly again: () => Promise<void>;
  readonly made: (made: { readonly name: string; readonly secret: string | null }) => void;
}) {
  const t = useTranslations('account');
  const [registered, setRegistered] = useState(0);
  return (
    <section aria-labelledby="register-heading">
      <h2 id="register-heading">{t('registerTitle')}</h2>
      <Form
        key={registered}
        name={t('registerTitle')}
        mutation={registerWebhook}
        start={{ name: '', url: '', kinds: [...kinds] as string[] }}
        variables={({ name, url, kinds: chosen }) => ({ name, url: url.trim(), kinds: chosen as Kind[] })}
        done={async ({ secret }, { name }) => {
          made({ name, secret });
          setRegistered(registered + 1);
          await again();
        }}
        submit={t('register')}
      >
        <TextField name="name" label={t('webhookName')} maxLength={100} />
        <TextField
          name="url"
          label={t('webhookUrl')}
          hint={t('webhookUrlHint')}
          type="url"
          inputMode="url"
          maxLength={2000}
        />
        <KindFields name="kinds" kinds={kinds} />
      </Form>
    </section>
  );
}
