import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { nameAlone } from '../announcement-names.js';
import type { CallMade } from './course.js';
import { announcementOf } from './standing.js';

/** What somebody has said on a turn, in one line. */
export function useCallNames(): (calls: readonly CallMade[]) => string {
  const t = useTranslations('playing');
  const { namesIn } = usePage();
  return (calls) =>
    calls.length === 0
      ? t('passes')
      : calls
          .map((call) => {
            const name = nameAlone(announcementOf(call), namesIn);
            return call.contra ? t('contraTo', { name }) : name;
          })
          .join(', ');
}
