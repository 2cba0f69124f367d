import { useTranslations } from 'use-intl';
import { useDay } from '../../ui/days.js';

interface Then {
  readonly titled: (title: string) => string;
  readonly described: (sentences: readonly string[]) => string;
}

/**
 * The words of a table of a day gone by: the day stands in the heading, which is printed too, in the title and in the description, since addresses are passed
 * on. Without a day they are those of now.
 * @param asOf `YYYY-MM-DD`
 */
export function useThen(asOf: string | undefined): Then {
  const t = useTranslations('championship');
  const day = useDay();
  if (asOf === undefined) return { titled: (title) => title, described: (sentences) => sentences.join(' ') };
  const values = { day: day(asOf) };
  return {
    titled: (title) => t('titleThen', { title, ...values }),
    described: (sentences) => `${t('then', values)} ${sentences.join(' ')}`,
  };
}
