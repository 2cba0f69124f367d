import { useLocation, useRouter } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../api/page-context.js';
import { Head } from './head.js';

/** The cards that a page is about, for the picture beside its address: what was played, taken or announced. */
export interface ShownCards {
  /** Codes. In a pile the last one lies on those before it. */
  readonly piles: readonly (readonly string[])[];
  /** The number of a trophy in Roman letters. */
  readonly roman?: string;
}

/** The page's name in the tab, in search engines, and where its address is passed on, there with a picture that says the same. */
export function Title({
  children: shownName,
  description,
  cards,
}: {
  readonly children: string;
  readonly description: string;
  readonly cards?: ShownCards | undefined;
}) {
  const t = useTranslations('office');
  // Where a long word may be divided is said for the page's heading.
  const children = shownName.replaceAll('\u00ad', '');
  const { pathname, search } = useLocation();
  const { origin, language } = usePage();
  const { stringifySearch } = useRouter().options;
  const shown = cards === undefined || cards.piles.length === 0 ? null : JSON.stringify({ roman: null, ...cards });
  const query = stringifySearch({ ...search, v: versionOf([children, description, shown ?? ''].join('\n')) } as never);
  return (
    <Head>
      <title>{`${children} · ${t('name')}`}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={children} />
      <meta property="og:description" content={description} />
      <meta property="og:site_name" content={t('name')} />
      <meta property="og:type" content="website" />
      <meta property="og:image" content={`${origin}/previews/${language}${pathname.replace(/\/$/, '')}.png${query}`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={children} />
      <meta name="twitter:card" content="summary_large_image" />
      {shown === null ? null : <meta name="cards" content={shown} />}
    </Head>
  );
}

/** Other words are another picture, under another address: messengers keep what they have fetched. FNV-1a. */
function versionOf(words: string): string {
  let hash = 0x811c9dc5;
  for (const letter of words) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  return hash.toString(36);
}
