import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { Title } from '../application/title.js';
import { standingOf } from './store/draft.js';
import { OpenedContext, useSheets } from './use-sheets.js';

/** A page of one sheet; it says so where the sheet is not on this phone. */
export function WithDraft({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const t = useTranslations('sheets');
  const { language } = usePage();
  const { sheets, directory, favourites, drafts } = useSheets();
  const draft = drafts.find((each) => each.id === id);
  if (draft === undefined || directory === null) {
    return (
      <>
        <Title description={t('description')}>{t('title')}</Title>
        <h1>{t('title')}</h1>
        <p className="problem">{t('notHere')}</p>
        <Link to="/$language/sheets" params={{ language }} className="action">
          {t('toList')}
        </Link>
      </>
    );
  }
  return <OpenedContext value={{ sheets, draft, directory, favourites }}>{children}</OpenedContext>;
}

/** Where the sheet is: on this phone only, at the office too, or waiting to be sent. */
export function Whereabouts() {
  const t = useTranslations('sheets');
  const { online, drafts } = useSheets();
  const open = drafts.filter((draft) => standingOf(draft) === 'waiting').length;
  const unsaved = drafts.some((draft) => draft.unsaved && draft.outcome === null);
  return (
    <p className="freshness whereabouts" role="status">
      {open > 0 ? t('waiting', { number: open }) : unsaved ? t('kept') : t('keptThere')} {online ? '' : t('offline')}
    </p>
  );
}
