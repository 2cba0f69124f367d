import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useFormatter, useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { Title } from '../application/title.js';
import { ActButton } from '../forms/act-button.js';
import { TextField } from '../forms/fields.js';
import { Form } from '../forms/form.js';
import { asked } from '../graphql/queries.js';
import { type Column, Table } from '../table/table.js';
import { Secret } from './secret.js';
import { createToken, type OwnToken, ownTokens, revokeToken, type TokenScope } from './token-queries.js';

export const tokensPage = createLazyRoute('/_account/account/tokens')({ component: TokensPage });

/** With what programs act in the name of the account: made, shown once, revoked. */
function TokensPage() {
  const { after = null } = tokensPage.useSearch();
  const { ask } = usePage();
  const queries = useQueryClient();
  const options = asked(ask, ownTokens, { after });
  const { data } = useSuspenseQuery(options);
  const t = useTranslations('account');
  const [made, setMade] = useState<{
    readonly name: string;
    readonly secret: string | null;
    readonly number: number;
  }>();
  const { account, apiTokens } = data.me!;
  const again = () => queries.invalidateQueries({ queryKey: [options.queryKey[0]] });
  const columns = useColumns(again);
  const scopes: readonly TokenScope[] = [
    ...(['READ', 'SUBMIT'] as const),
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
          mutation={createToken}
          start={{ name: '', days: '90', scopes: ['READ'] as string[], password: '' }}
          variables={({ name, days, scopes: chosen, password }) => ({
            name,
            days: Number(days),
            scopes: chosen as TokenScope[],
            password,
          })}
          done={async ({ secret }, { name }) => {
            setMade({ name, secret, number: (made?.number ?? 0) + 1 });
            await again();
          }}
          submit={t('makeToken')}
        >
          <TextField name="name" label={t('tokenName')} maxLength={100} />
          <TextField name="days" label={t('tokenDays')} type="number" inputMode="numeric" min={1} max={366} />
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

function useColumns(again: () => Promise<void>): readonly Column<OwnToken>[] {
  const t = useTranslations('account');
  const format = useFormatter();
  const day = (at: string): string => format.dateTime(new Date(at), { dateStyle: 'medium' });
  return [
    {
      id: 'name',
      heading: t('tokenName'),
      cell: ({ name, scopes }) => (
        <>
          {name} <small>{scopes.map((scope) => t(`scopeShort.${scope}`)).join(', ')}</small>
        </>
      ),
    },
    {
      id: 'until',
      heading: t('tokenUntil'),
      cell: ({ expiresAt, revokedAt }) =>
        revokedAt === null ? day(expiresAt) : t('tokenRevoked', { at: day(revokedAt) }),
    },
    {
      id: 'used',
      heading: t('tokenUsed'),
      minor: true,
      cell: ({ lastUsedAt }) => (lastUsedAt === null ? t('neverUsed') : day(lastUsedAt)),
    },
    {
      id: 'act',
      heading: t('revokeHeading'),
      minor: true,
      cell: ({ id, name, revokedAt, expiresAt }) =>
        revokedAt !== null || new Date(expiresAt) < new Date() ? null : (
          <ActButton mutation={revokeToken} variables={{ id }} label={t('revokeOf', { name })} done={again}>
            {t('revoke')}
          </ActButton>
        ),
    },
  ];
}
