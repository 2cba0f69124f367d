import { useTranslations } from 'use-intl';

/** The page's name in the tab, in search engines, and where its address is passed on. */
export function Title({ children, description }: { readonly children: string; readonly description: string }) {
  const t = useTranslations('office');
  return (
    <>
      <title>{`${children} · ${t('name')}`}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={children} />
      <meta property="og:description" content={description} />
      <meta property="og:site_name" content={t('name')} />
      <meta property="og:type" content="website" />
    </>
  );
}
