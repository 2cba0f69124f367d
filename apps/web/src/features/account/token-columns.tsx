import { useFormatter, useTranslations } from 'use-intl';
import { graphql, type ResultOf } from '../../api/graphql.js';
import { ActButton } from '../../ui/forms/act-button.js';
import type { Column } from '../../ui/table/table.js';

/** What the columns below show of a token. A column names here what it needs. */
export const tokenFields = graphql(`
  fragment TokenFields on ApiToken {
    id
    name
    scopes
    createdAt
    expiresAt
    lastUsedAt
    revokedAt
  }
`);
export type OwnToken = ResultOf<typeof tokenFields>;
export type TokenScope = OwnToken['scopes'][number];

export function useTokenColumns(): readonly Column<OwnToken>[] {
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
      isAct: true,
      cell: ({ id, name, revokedAt, expiresAt }) =>
        revokedAt !== null || new Date(expiresAt) < new Date() ? null : (
          <ActButton mutation="revokeApiToken" input={{ tokenId: id }} label={t('revokeOf', { name })}>
            {t('revoke')}
          </ActButton>
        ),
    },
  ];
}
