import { hungarianArticle } from '@tarokk/rules';
import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { Changes } from '../../match/changes/changes.js';
import type { DeskMatch, Revision } from './queries.js';

/** Every sheet that was handed in, the latest first; an earlier one can be laid beside the present one. */
export function Revisions({ match, compare }: { readonly match: DeskMatch; readonly compare: string | undefined }) {
  const t = useTranslations('desk');
  const format = useFormatter();
  const compared = match.handedIn.find(({ number }) => number === Number(compare) && number < match.revision);
  return (
    <section aria-labelledby="revisions">
      <h2 id="revisions">{t('revisions')}</h2>
      <ol className="ruled" reversed>
        {match.handedIn.toReversed().map(({ number, createdAt, by, enteredBy, remarks }) => (
          <li key={number}>
            <span>
              {t('revision', { number })}{' '}
              {number === match.revision ? (
                <strong>{t('present')}</strong>
              ) : (
                <Link
                  to="/jury/matches/$id"
                  params={{ id: match.id }}
                  search={(before: object) => ({
                    ...before,
                    compare: compared?.number === number ? undefined : String(number),
                  })}
                  aria-current={compared?.number === number ? 'true' : undefined}
                  resetScroll={false}
                >
                  {t('compare', { number, ...hungarianArticle(number) })}
                </Link>
              )}
            </span>
            <small>
              {by?.name} ({enteredBy === 'JURY' ? t('jury') : match.sides[enteredBy === 'A' ? 0 : 1]?.name}),{' '}
              <time dateTime={createdAt}>
                {format.dateTime(new Date(createdAt), { dateStyle: 'medium', timeStyle: 'short' })}
              </time>
            </small>
            {remarks?.map(({ code, words }) => (
              <small key={code}>{t('remark', { words })}</small>
            ))}
          </li>
        ))}
      </ol>
      {compared === undefined ? null : <Comparison match={match} earlier={compared} />}
    </section>
  );
}

function Comparison({ match, earlier }: { readonly match: DeskMatch; readonly earlier: Revision }) {
  const t = useTranslations('desk');
  return (
    <div role="group" aria-labelledby="comparison">
      <h3 id="comparison">
        {t('comparison', {
          earlier: earlier.number,
          Az: hungarianArticle(earlier.number).Az,
          present: match.revision,
          az: hungarianArticle(match.revision).az,
        })}
      </h3>
      <Changes match={match} before={earlier.number} after={match.revision} />
    </div>
  );
}
