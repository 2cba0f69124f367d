import { useFormatter, useTranslations } from 'use-intl';
import type { DeskMatch } from './queries.js';

/** The life of the match so far, with every reason that was given. */
export function History({ match }: { readonly match: DeskMatch }) {
  const t = useTranslations('desk');
  const tm = useTranslations('match');
  const format = useFormatter();
  return (
    <section aria-labelledby="history">
      <h2 id="history">{t('history')}</h2>
      <ol className="ruled">
        {match.moves.map(({ number, actor, to, game, reason, createdAt, by }) => (
          <li key={number}>
            <span>
              {tm(`state.${to}`)} {game === null ? '' : `${tm('gameNumber', { number: game })}: `}
              {reason === null ? null : <q>{reason}</q>}
            </span>
            <small>
              {by.name} ({actor === 'JURY' ? t('jury') : match.sides[actor === 'A' ? 0 : 1]?.name}),{' '}
              <time dateTime={createdAt}>
                {format.dateTime(new Date(createdAt), { dateStyle: 'medium', timeStyle: 'short' })}
              </time>
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}
