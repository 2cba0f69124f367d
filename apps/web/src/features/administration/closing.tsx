import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { Problem } from '../../ui/problem.js';
import { TickField } from '../../ui/forms/fields.js';
import { Form } from '../../ui/forms/form.js';
import { asked } from '../../api/queries.js';
import { seasonClosing, type ClosingProblem } from './season-queries.js';
import { ReasonField } from '../../ui/forms/reason.js';

/** Names what keeps a season from being closed, with the way to it, and asks about what would be left behind. */
export function Closing({ year, done }: { readonly year: number; readonly done: () => void }) {
  const t = useTranslations('seasons');
  const { ask } = usePage();
  // Somebody comes back from what they have decided meanwhile.
  const { data, error, refetch } = useQuery({ ...asked(ask, seasonClosing, { year }), staleTime: 0 });
  if (error !== null) return <Problem error={error} reload={() => void refetch()} />;
  if (data === undefined) return <p role="status">{t('closingLooks')}</p>;
  const { holding, leftBehind } = data.seasonClosing ?? { holding: [], leftBehind: [] };
  return (
    <>
      {holding.length === 0 ? null : (
        <>
          <p>
            <strong>{t('holding')}</strong>
          </p>
          <Things things={holding} year={year} />
        </>
      )}
      {leftBehind.length === 0 ? null : (
        <>
          <p>
            <strong>{t('leftBehind')}</strong>
          </p>
          <Things things={leftBehind} year={year} />
        </>
      )}
      {holding.length > 0 ? null : (
        <Form
          mutation="closeSeason"
          name={t('act.close')}
          start={{ reason: '', leaveBehind: false }}
          input={({ reason }) => ({ seasonYear: year, reason: reason.trim() === '' ? null : reason })}
          done={done}
          submit={t('closeYear', { year: String(year) })}
        >
          <p>{t('closeMeans')}</p>
          {leftBehind.length === 0 ? null : (
            <TickField name="leaveBehind" label={t('leaveBehind')} mustBeTicked={t('leaveBehindMissing')} />
          )}
          <ReasonField isOptional />
        </Form>
      )}
    </>
  );
}

function Things({ things, year }: { readonly things: readonly ClosingProblem[]; readonly year: number }) {
  return (
    <ul className="ruled">
      {things.map((thing) => (
        <li key={`${thing.code} ${thing.path} ${thing.message}`}>
          <span>
            {thing.message} <LinkToProblem to={thing} year={String(year)} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Where it is decided. A draft is for its side alone, and has none. */
function LinkToProblem({ to: { code, path: id }, year }: { readonly to: ClosingProblem; readonly year: string }) {
  const t = useTranslations('seasons.way');
  switch (code) {
    case 'SEASON_MATCH_UNDECIDED':
      return id === '' ? (
        <Link to="/jury">{t('matches')}</Link>
      ) : (
        <Link to="/jury/matches/$id" params={{ id }}>
          {t('match')}
        </Link>
      );
    case 'SEASON_CUP_UNDECIDED':
      return (
        <Link to="/jury/cup/$year" params={{ year }}>
          {t('cup')}
        </Link>
      );
    case 'SEASON_GRAND_PRIX_UNDECIDED':
      return (
        <Link to="/jury/grand-prix/$year/$id" params={{ year, id }}>
          {t('grandPrix')}
        </Link>
      );
    case 'SEASON_FREE_GAME_UNDECIDED':
      return id === '' ? (
        <Link to="/jury/free-games">{t('freeGames')}</Link>
      ) : (
        <Link to="/jury/free-games/$id" params={{ id }}>
          {t('freeGame')}
        </Link>
      );
    case 'SEASON_PLAN_LEFT_BEHIND':
      return id === '' ? null : (
        <Link to="/planned-matches/$id" params={{ id }}>
          {t('plan')}
        </Link>
      );
    default:
      return null;
  }
}
