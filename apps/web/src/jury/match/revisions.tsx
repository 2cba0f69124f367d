import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { usePage } from '../../application/page-context.js';
import { Problem } from '../../application/problem.js';
import { schemaLanguage } from '../../graphql/graphql.js';
import { changesOf, type GameChange } from './differences.js';
import { frameChanges, recordIn } from './frame.js';
import { type DeskMatch, earlierSheet, type Revision } from './queries.js';

/** Every sheet that was handed in, the latest first; an earlier one can be laid beside the present one. */
export function Revisions({ match, compare }: { readonly match: DeskMatch; readonly compare: string | undefined }) {
  const t = useTranslations('desk');
  const format = useFormatter();
  const { language } = usePage();
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
                  to="/$language/jury/matches/$id"
                  params={{ language, id: match.id }}
                  search={(before: object) => ({
                    ...before,
                    compare: compared?.number === number ? undefined : String(number),
                  })}
                  aria-current={compared?.number === number ? 'true' : undefined}
                  resetScroll={false}
                >
                  {t('compare', { number })}
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
  const tm = useTranslations('match');
  const { ask, language } = usePage();
  const { data, error, refetch } = useQuery({
    queryKey: ['earlier sheet', match.id, earlier.number, language],
    queryFn: () => ask(earlierSheet, { record: recordIn(earlier.sheet), lang: schemaLanguage(language) }),
    // A sheet that was handed in never changes.
    staleTime: Infinity,
  });
  if (error !== null) return <Problem error={error} again={() => void refetch()} />;
  const verified = data?.verifyMatch;
  const games =
    verified?.__typename === 'VerifiedMatch'
      ? changesOf(verified.games, match.verification.games, language, {
          consolation: tm('consolation'),
          contras: tm('contras'),
          contra: tm('contra'),
          silent: tm('silent'),
          status: (status) => tm(`status.${status}`),
        })
      : [];
  const frame = frameChanges(earlier.sheet, match.handedIn.at(-1)!.sheet);
  return (
    <div className="comparison" aria-busy={data === undefined} role="group" aria-labelledby="comparison">
      <h3 id="comparison">{t('comparison', { earlier: earlier.number, present: match.revision })}</h3>
      {data !== undefined && games.length + frame.length === 0 ? <p className="empty">{t('noDifference')}</p> : null}
      {frame.length === 0 ? null : (
        <Changes
          caption={t('frame')}
          rows={frame.map(({ part, ...change }) => ({ key: part, name: t(`part.${part}`), ...change }))}
        />
      )}
      {games.map((game) => (
        <ChangedGame key={game.number} game={game} />
      ))}
    </div>
  );
}

function ChangedGame({ game: { number, lines, totals } }: { readonly game: GameChange }) {
  const tm = useTranslations('match');
  const rows = lines.map(({ party, name, before, after }) => ({
    key: `${party} ${name}`,
    name: `${party.toUpperCase()} ${name}`,
    before,
    after,
  }));
  const sums = (['a', 'b'] as const).map((party) => ({
    key: `total ${party}`,
    name: `${party.toUpperCase()} ${tm('total')}`,
    before: said(totals[party].before),
    after: said(totals[party].after),
  }));
  return <Changes caption={tm('gameNumber', { number })} rows={[...rows, ...sums]} />;
}

function said(points: number | null): string | null {
  return points === null ? null : String(points);
}

/** What stood and what stands, side by side; a sign says it, too. */
function Changes({
  caption,
  rows,
}: {
  readonly caption: string;
  readonly rows: readonly {
    readonly key: string;
    readonly name: string;
    readonly before: string | null;
    readonly after: string | null;
  }[];
}) {
  const t = useTranslations('desk');
  return (
    <table className="lines changes">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('line')}</th>
          <th scope="col">{t('before')}</th>
          <th scope="col">{t('now')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, before, after }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {before === after ? (
              <>
                <td>{before}</td>
                <td>{after}</td>
              </>
            ) : (
              <>
                <td>{before === null ? '–' : <del>{before}</del>}</td>
                <td>{after === null ? '–' : <ins>{after}</ins>}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
