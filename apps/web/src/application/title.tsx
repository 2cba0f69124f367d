import { useTranslations } from 'use-intl';
import { usePage } from './page-context.js';

/** The page's name in the tab, in search engines, and where its address is passed on. */
export function Title({ children, description }: { readonly children: string; readonly description: string }) {
  const t = useTranslations('office');
  const { origin } = usePage();
  return (
    <>
      <title>{`${children} · ${t('name')}`}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={children} />
      <meta property="og:description" content={description} />
      <meta property="og:site_name" content={t('name')} />
      <meta property="og:type" content="website" />
      <meta property="og:image" content={`${origin}/preview.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={t('slogan')} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
