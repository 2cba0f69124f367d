import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../api/page-context.js';
import { Title } from '../../../ui/title.js';
import { TextField } from '../../../ui/forms/fields.js';
import { Form } from '../../../ui/forms/form.js';
import { asked } from '../../../api/queries.js';
import { Deliveries } from '../../../features/account/deliveries.js';
import { KindFields } from '../../../features/account/kind-fields.js';
import { Secret } from '../../../features/account/secret.js';
import { registeredWebhook, type WebhookKind, ownWebhooks } from '../../../features/account/webhook-queries.js';
import { WebhookItem } from '../../../features/account/webhook.js';
import { load, present } from '../../../api/load.js';
import { toLogin } from '../../../api/viewer.js';
import { cursor, searchOf } from '../../../ui/search.js';

export const Route = createFileRoute('/_account/account/webhooks')({
  beforeLoad: toLogin,
  validateSearch: searchOf({ after: cursor }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { after = null } }) => {
    await load(context, ownWebhooks, { after });
  },
  component: WebhooksPage,
});

/** Programs that are told what concerns the account: registered, tried, paused and removed here, with the log of what was sent. */
function WebhooksPage() {
  const { after = null } = Route.useSearch();
  const { ask } = usePage();
  const options = asked(ask, ownWebhooks, { after });
  const { data } = useSuspenseQuery(options);
  const t = useTranslations('account');
  const [made, setMade] = useState<{ readonly name: string; readonly secret: string | null } | null>(null);
  const { me } = present(data, 'me');
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
          <WebhookItem key={each.id} webhook={each} kinds={kinds} made={setMade} />
        ))}
      </ul>
      {kinds.length === 0 ? (
        <p className="problem">{t('webhooksNotOffered')}</p>
      ) : (
        <Register kinds={kinds} made={setMade} />
      )}
      <Deliveries deliveries={me.deliveries} />
    </>
  );
}

function Register({
  kinds,
  made,
}: {
  readonly kinds: readonly WebhookKind[];
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
        mutation="registerWebhook"
        selection={registeredWebhook}
        start={{ name: '', url: '', kinds: [...kinds] as string[] }}
        input={({ name, url, kinds: chosen }) => ({ name, url: url.trim(), kinds: chosen as WebhookKind[] })}
        done={({ secret }, { name }) => {
          made({ name, secret });
          setRegistered(registered + 1);
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
