import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Unreachable } from '../graphql/ask.js';
import { usePage } from './page-context.js';

/** In place of a page that could not be made. */
export function Failure({ error }: ErrorComponentProps) {
  const router = useRouter();
  const t = useTranslations('failure');
  const offline = error instanceof Unreachable;
  return (
    <section className="notice" role="alert">
      <title>{t(offline ? 'offlineTitle' : 'errorTitle')}</title>
      <h1>{t(offline ? 'offlineTitle' : 'errorTitle')}</h1>
      <p>{t(offline ? 'offline' : 'error')}</p>
      <button type="button" className="action" onClick={() => void router.invalidate()}>
        {t('again')}
      </button>
    </section>
  );
}

/** In place of a page that is not there. */
export function Missing() {
  const { language } = usePage();
  const t = useTranslations('failure');
  return (
    <section className="notice">
      <title>{t('missingTitle')}</title>
      <h1>{t('missingTitle')}</h1>
      <p>{t('missing')}</p>
      <Link to="/$language" params={{ language }} className="action">
        {t('home')}
      </Link>
    </section>
  );
}
