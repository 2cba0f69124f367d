import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../api/page-context.js';
import { Title } from '../../../ui/title.js';
import { NumberField, TextField } from '../../../ui/forms/fields.js';
import { Form } from '../../../ui/forms/form.js';
import { asked } from '../../../api/queries.js';
import { Table } from '../../../ui/table/table.js';
import { Secret } from '../../../features/account/secret.js';
import { type TokenScope, useTokenColumns } from '../../../features/account/token-columns.js';
import { madeToken, ownTokens } from '../../../features/account/token-queries.js';
import { load, present } from '../../../api/load.js';
import { toLogin } from '../../../api/viewer.js';
import { cursor, searchOf } from '../../../ui/search.js';

export const Route = createFileRoute('/_account/account/tokens')({
  beforeLoad: toLogin,
  validateSearch: searchOf({ after: cursor }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { after = null } }) => {
    await load(context, ownTokens, { after });
  },
  component: TokensPage,
});

/** With what programs act in the name of the account: made, shown once, revoked. */
function TokensPage() {
  const { after = null } = Route.useSearch();
  const { ask } = usePage();
  const options = asked(ask, ownTokens, { after });
  const { data } = useSuspenseQuery(options);
  const t = useTranslations('account');
  const [made, setMade] = useState<{
    readonly name: string;
    readonly secret: string | null;
    readonly number: number;
  }>();
  const { account, apiTokens } = present(data, 'me').me;
  const columns = useTokenColumns();
  const scopes: readonly TokenScope[] = [
    'READ',
    'SUBMIT',
    ...(account.jury ? (['JURY'] as const) : []),
    ...(account.admin ? (['ADMIN'] as const) : []),
  ];
  return (
    <>
      <Title description={t('tokensDescription')}>{t('tokensTitle')}</Title>
      <p>
        <Link to="/account">{t('toAccount')}</Link>
      </p>
      <h1 id="title">{t('tokensTitle')}</h1>
      <p>{t('tokensLegend')}</p>
      {made === undefined ? null : <Secret title={t('tokenOf', { name: made.name })} secret={made.secret} />}
      {apiTokens.nodes.length === 0 ? (
        <p className="empty">{t('noTokens')}</p>
      ) : (
        <Table labelledBy="title" name="tokens" columns={columns} rows={apiTokens.nodes} rowKey={({ id }) => id} />
      )}
      {apiTokens.pageInfo.hasNextPage && apiTokens.pageInfo.endCursor !== null ? (
        <p className="pages">
          <Link to="." search={{ after: apiTokens.pageInfo.endCursor } as never} className="action" rel="next">
            {t('olderTokens')}
          </Link>
        </p>
      ) : null}
      <section aria-labelledby="make-heading">
        <h2 id="make-heading">{t('makeTokenTitle')}</h2>
        <Form
          key={made?.number ?? 0}
          name={t('makeTokenTitle')}
          mutation="createApiToken"
          selection={madeToken}
          start={{ name: '', days: '90', scopes: ['READ'] as string[], password: '' }}
          input={({ name, days, scopes: chosen, password }) => ({
            name,
            days: Number(days),
            scopes: chosen as TokenScope[],
            password,
          })}
          done={({ secret }, { name }) => setMade({ name, secret, number: (made?.number ?? 0) + 1 })}
          submit={t('makeToken')}
        >
          <TextField name="name" label={t('tokenName')} maxLength={100} />
          <NumberField name="days" label={t('tokenDays')} min={1} max={366} />
          <ScopeFields scopes={scopes} />
          <OwnPassword />
        </Form>
      </section>
    </>
  );
}

function ScopeFields({ scopes }: { readonly scopes: readonly TokenScope[] }) {
  const t = useTranslations('account');
  const { register } = useFormContext();
  return (
    <fieldset className="field">
      <legend>{t('scopes')}</legend>
      {scopes.map((scope) => (
        <label key={scope} className="ticked">
          <input type="checkbox" value={scope} {...register('scopes')} /> {t(`scope.${scope}`)}
        </label>
      ))}
    </fieldset>
  );
}

/** Whoever sits at a login that somebody left open does not know it. */
function OwnPassword() {
  const t = useTranslations('account');
  const scopes = useWatch<{ scopes: readonly string[] }>({ name: 'scopes' });
  return (
    <TextField
      name="password"
      label={t('password')}
      hint={scopes.includes('ADMIN') ? t('adminTokenHint') : undefined}
      type="password"
      autoComplete="current-password"
    />
  );
}
