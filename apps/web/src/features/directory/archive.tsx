import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { asked } from '../../api/queries.js';
import { headOfSeason, manifestOfArchive } from './queries.js';

/** The archive of a closed season, the line with which anybody verifies it, and the hashes against which that holds it. */
export function Archive({ year }: { readonly year: number }) {
  const t = useTranslations('directory');
  const { ask } = usePage();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(asked(ask, headOfSeason, { chain: `season ${year}` }));
  const ofArchive = useQuery({ ...asked(ask, manifestOfArchive, { year }), enabled: isOpen });
  const file = `season-${year}.zip`;
  const head = data?.auditHead?.hash;
  const manifest = ofArchive.data?.seasonArchive?.manifest;
  return (
    <details className="archive" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
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
          {manifest === undefined ? '' : ` --manifest ${manifest}`}
        </code>
      </p>
      <p className="legend">{t('verifyMeans')}</p>
    </details>
  );
}
