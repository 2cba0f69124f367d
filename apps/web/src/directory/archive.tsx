import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { asked } from '../graphql/queries.js';
import { headOfSeason } from './queries.js';

/** The archive of a closed season, and the line with which anybody verifies it. */
export function Archive({ year }: { readonly year: number }) {
  const t = useTranslations('directory');
  const { ask } = usePage();
  const { data } = useQuery(asked(ask, headOfSeason, { chain: `season ${year}` }));
  const file = `season-${year}.zip`;
  const head = data?.auditHead?.hash;
  return (
    <details className="archive">
      <summary>{t('archive', { year: String(year) })}</summary>
      <p>{t('archiveMeans')}</p>
      <p className="pages">
        <a href={`/archives/${file}`} download={file} className="action">
          {t('saveArchive', { file })}
        </a>
      </p>
      <p>{t('verify')}</p>
      <p>
        <code className="link-shown">
          npx tarokk season verify {file}
          {head === undefined ? '' : ` --head ${head}`}
        </code>
      </p>
      <p className="legend">{t('verifyMeans')}</p>
    </details>
  );
}
