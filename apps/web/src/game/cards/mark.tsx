import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import mark from './mark.svg?raw';
import wordmark from './wordmark.svg?raw';

/** The pagat and the name of the office, which lead to the first page; made by the drawing of the cards. */
export function Mark() {
  const t = useTranslations('office');
  return (
    <Link to="/" className="mark" aria-label={t('name')}>
      <span aria-hidden="true" dangerouslySetInnerHTML={{ __html: mark }} />
      <span aria-hidden="true" className="word" dangerouslySetInnerHTML={{ __html: wordmark }} />
    </Link>
  );
}
