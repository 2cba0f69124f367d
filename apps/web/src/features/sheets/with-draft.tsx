import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Title } from '../../ui/title.js';
import { OfficeNotReached, useProblemWords } from './office-words.js';
import { SealNotice } from './seal-notice.js';
import { standingOf } from './store/draft.js';
import { OpenedContext, useOpened, useSheets } from './use-sheets.js';

/** A page of one sheet; it says so where the sheet is not on this phone. */
export function WithDraft({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const t = useTranslations('sheets');
  const { sheets, directory, drafts, isAsking } = useSheets();
  // A printed code names the draft by its id at the office, which every phone of its side knows.
  const draft = drafts.find((each) => each.id === id || each.office?.id === id);
  if (draft === undefined || directory === null) {
    return (
      <>
        <Title description={t('description')}>{t('title')}</Title>
        <h1>{t('title')}</h1>
        <p className={isAsking ? 'freshness' : 'problem'}>{t(isAsking ? 'opening' : 'notHere')}</p>
        <Link to="/sheets" className="action">
          {t('toList')}
        </Link>
      </>
    );
  }
  return (
    <OpenedContext value={{ sheets, draft, directory }}>
      <SealNotice />
      {children}
    </OpenedContext>
  );
}

/** Where this sheet is: on this phone alone, or at the office too, as it is now. What was handed in is there anyway. */
export function Whereabouts() {
  const t = useTranslations('sheets');
  const { room } = useSheets();
  const words = useProblemWords();
  const { draft } = useOpened();
  const { office, unsaved, attempt, notKept = null } = draft;
  const standing = standingOf(draft);
  // That the phone could not keep it stands above.
  if (standing === 'arrived' || standing === 'not-taken' || room === 'none') return null;
  const isThere = office !== null && !unsaved && attempt === null;
  return (
    <p className="freshness whereabouts" role="status">
      {t(isThere ? 'keptThere' : 'kept')}{' '}
      {notKept === null ? '' : t('notKept', { why: typeof notKept === 'string' ? notKept : words(notKept) })}{' '}
      <OfficeNotReached />
    </p>
  );
}
