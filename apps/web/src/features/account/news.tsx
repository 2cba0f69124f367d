import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { ActButton } from '../../ui/forms/act-button.js';
import { Moment } from '../../ui/days.js';
import { type OwnAccount } from './queries.js';

/** What was done to the account by others, and what one was told lately. */
export function News({ me }: { readonly me: OwnAccount }) {
  const t = useTranslations('account');
  const { notices, notifications } = me;
  const groups = grouped(notifications.nodes);
  const read = groups.filter((group) => !isUnread(group));
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
          <ActButton mutation="markNoticesSeen" input={{ ids: notices.nodes.map(({ id }) => id) }}>
            {t('markSeen')}
          </ActButton>
        </section>
      )}
      <section id="news" aria-labelledby="news-heading">
        <h2 id="news-heading">{t('newsTitle')}</h2>
        {notifications.nodes.length === 0 ? <p className="empty">{t('noNews')}</p> : null}
        <Groups groups={groups.filter(isUnread)} />
        {notifications.nodes.some(isNews) ? (
          <ActButton mutation="markNotificationsRead" input={{}}>
            {t('markRead')}
          </ActButton>
        ) : null}
        {read.length === 0 ? null : (
          <details className="dealt-with">
            <summary>{t('readNews', { number: read.length })}</summary>
            <Groups groups={read} />
          </details>
        )}
      </section>
    </>
  );
}

type Message = OwnAccount['notifications']['nodes'][number];
/** What one was told of the same match, request or free game, the latest first. */
type Group = readonly [Message, ...Message[]];

function grouped(messages: readonly Message[]): readonly Group[] {
  const groups = new Map<string, [Message, ...Message[]]>();
  for (const message of messages) {
    const about = message.match?.id ?? message.request?.id ?? message.path ?? message.id;
    const group = groups.get(about);
    if (group === undefined) groups.set(about, [message]);
    else group.push(message);
  }
  return [...groups.values()];
}

/** What asks for something that is done is no news, read or not. */
const isNews = ({ readAt, done }: Message): boolean => readAt === null && !done;
const isUnread = (group: Group): boolean => group.some(isNews);

function Groups({ groups }: { readonly groups: readonly Group[] }) {
  const t = useTranslations('account');
  return (
    <ol className="ruled">
      {groups.map(([latest, ...before]) => (
        <li key={latest.id}>
          <Told news={latest} />
          <small>
            {isNews(latest) ? <strong>{t('unread')} </strong> : latest.done ? `${t('doneNews')} ` : null}
            <Moment of={latest.createdAt} />
          </small>
          {before.map(({ id, message, createdAt }) => (
            <small key={id}>
              <Moment of={createdAt} />: {message}
            </small>
          ))}
        </li>
      ))}
    </ol>
  );
}

function Told({ news: { message, match, request, path } }: { readonly news: Message }) {
  const { language } = usePage();
  if (match !== null) {
    return (
      <Link to="/matches/$id" params={{ id: match.id }}>
        {message}
      </Link>
    );
  }
  if (request === null) return path === null ? message : <a href={`/${language}/${path}`}>{message}</a>;
  return (
    <Link to="/requests/$id" params={{ id: request.id }}>
      {message}
    </Link>
  );
}
