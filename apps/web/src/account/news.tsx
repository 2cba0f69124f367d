import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../application/page-context.js';
import { ActButton } from '../forms/act-button.js';
import { Moment } from '../language/days.js';
import { markRead, markSeen, type Own } from './queries.js';

/** What was done to the account by others, and what one was told lately. */
export function News({ me, again }: { readonly me: Own; readonly again: () => Promise<void> }) {
  const t = useTranslations('account');
  const { notices, notifications } = me;
  return (
    <>
      {notices.nodes.length === 0 ? null : (
        <section aria-labelledby="notices-heading" className="problem">
          <h2 id="notices-heading">{t('noticesTitle')}</h2>
          <ul className="ruled">
            {notices.nodes.map(({ id, message, createdAt, by }) => (
              <li key={id}>
                {message}
                <small>
                  <Moment of={createdAt} />
                  {by === null ? '' : `, ${by.name}`}
                </small>
              </li>
            ))}
          </ul>
          <ActButton mutation={markSeen} variables={{ ids: notices.nodes.map(({ id }) => id) }} done={again}>
            {t('markSeen')}
          </ActButton>
        </section>
      )}
      <section id="news" aria-labelledby="news-heading">
        <h2 id="news-heading">{t('newsTitle')}</h2>
        {notifications.nodes.length === 0 ? <p className="empty">{t('noNews')}</p> : null}
        <ol className="ruled">
          {notifications.nodes.map((each) => (
            <li key={each.id}>
              <Told news={each} />
              <small>
                {each.readAt === null ? <strong>{t('unread')} </strong> : null}
                <Moment of={each.createdAt} />
              </small>
            </li>
          ))}
        </ol>
        {notifications.nodes.some(({ readAt }) => readAt === null) ? (
          <ActButton mutation={markRead} variables={{}} done={again}>
            {t('markRead')}
          </ActButton>
        ) : null}
      </section>
    </>
  );
}

function Told({ news: { message, match, request } }: { readonly news: Own['notifications']['nodes'][number] }) {
  const { language } = usePage();
  if (match !== null) {
    return (
      <Link to="/$language/matches/$id" params={{ language, id: match.id }}>
        {message}
      </Link>
    );
  }
  if (request === null) return message;
  return (
    <Link to="/$language/requests/$id" params={{ language, id: request.id }}>
      {message}
    </Link>
  );
}
