import { type ErrorComponentProps, Link, useLocation, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { AnsweredWithError, Unreachable } from '../api/ask.js';
import { openKept } from '../features/offline/open-kept.js';
import { Head } from '../ui/head.js';

/** In place of a page that could not be made. */
export function Failure({ error }: ErrorComponentProps) {
  const router = useRouter();
  const t = useTranslations('failure');
  const { publicHref } = useLocation();
  const offline = isUnreachable(error);
  useEffect(() => {
    if (offline) void openKept();
  }, [offline]);
  const code = error instanceof AnsweredWithError ? error.code : undefined;
  if (code === 'UNAUTHENTICATED') {
    return (
      <Notice title={t('loginTitle')} words={t('login')}>
        <Link to="/login" search={{ next: publicHref }} className="action">
          {t('logIn')}
        </Link>
      </Notice>
    );
  }
  if (code === 'FORBIDDEN') return <Notice title={t('forbiddenTitle')} words={(error as Error).message} />;
  const away = code === 'DATABASE_AWAY';
  return (
    <Notice
      title={t(offline ? 'offlineTitle' : away ? 'awayTitle' : 'errorTitle')}
      words={away ? (error as Error).message : t(offline ? 'offline' : 'error')}
    >
      <button type="button" className="action" onClick={() => void router.invalidate()}>
        {t('again')}
      </button>{' '}
      {offline ? (
        <Link to="/offline" className="action" preload={false}>
          {t('whatIsHere')}
        </Link>
      ) : null}
    </Notice>
  );
}

/** The office cannot be asked, or a part of the page cannot be fetched. */
function isUnreachable(error: unknown): boolean {
  return error instanceof Unreachable || (error instanceof TypeError && !navigator.onLine);
}

function Notice({
  title,
  words,
  children,
}: {
  readonly title: string;
  readonly words: string;
  readonly children?: ReactNode;
}) {
  return (
    <section className="notice" role="alert">
      <Head>
        <title>{title}</title>
      </Head>
      <h1>{title}</h1>
      <p>{words}</p>
      {children}
    </section>
  );
}

/** In place of a page that is not there. */
export function Missing() {
  const t = useTranslations('failure');
  return (
    <section className="notice">
      <Head>
        <title>{t('missingTitle')}</title>
      </Head>
      <h1>{t('missingTitle')}</h1>
      <p>{t('missing')}</p>
      <Link to="/" className="action">
        {t('home')}
      </Link>
    </section>
  );
}
