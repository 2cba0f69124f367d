import type { Language } from '@tarokk/rules';
import { useTranslations } from 'use-intl';
import { usePage } from '../api/page-context.js';
import { Head } from './head.js';

type FeedName = 'results' | 'trophies' | 'news';

/** Tells readers of feeds, which look into the head of a page, where its news can be followed. */
export function Feed({ name }: { readonly name: FeedName }) {
  const { namesIn } = usePage();
  const t = useTranslations('feeds');
  return (
    <Head>
      <link rel="alternate" type="application/atom+xml" title={t(name)} href={feedAddress(name, namesIn)} />
    </Head>
  );
}

/** The same, and a way to it on the page. */
export function FeedLink({ name }: { readonly name: FeedName }) {
  const { namesIn } = usePage();
  const t = useTranslations('feeds');
  return (
    <>
      <Feed name={name} />
      <p>
        <a href={feedAddress(name, namesIn)} type="application/atom+xml">
          {t('follow')}
        </a>
      </p>
    </>
  );
}

function feedAddress(name: FeedName, language: Language): string {
  return `/feeds/${name}.atom?lang=${language}`;
}
