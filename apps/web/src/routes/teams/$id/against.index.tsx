import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { idOf, load, present } from '../../../api/load.js';
import { usePage } from '../../../api/page-context.js';
import { asked } from '../../../api/queries.js';
import { addressIn } from '../../../messages/addresses.js';
import { useBalance } from '../../../features/people/balance.js';
import { sidesOfSeason, sideToMeet } from '../../../features/people/meeting-queries.js';
import { areasOfSides } from '../../../features/match/competition-pages.js';
import { SideLink } from '../../../ui/links.js';
import { id as sideId, searchOf } from '../../../ui/search.js';
import { Title } from '../../../ui/title.js';

const chosen = searchOf({ other: sideId });

export const Route = createFileRoute('/teams/$id/against/')({
  validateSearch: chosen,
  loaderDeps: ({ search: { other } }) => ({ other }),
  loader: async ({ context, params: { id }, deps: { other } }) => {
    if (other !== undefined && other !== id)
      throw redirect({ to: '/teams/$id/against/$other', params: { id, other }, replace: true });
    const { side } = await load(context, sideToMeet, { id: idOf(id) }, 'side');
    await load(context, sidesOfSeason, { year: side.seasonYear });
    return { areas: areasOfSides(side) };
  },
  component: SideToMeetPage,
});

/** Whom a team or pair is compared with: anybody of its season, with what came of it so far. A form that works without script, too. */
function SideToMeetPage() {
  const { id } = Route.useParams();
  const { ask, language } = usePage();
  const navigate = useNavigate();
  const { side } = present(useSuspenseQuery(asked(ask, sideToMeet, { id })).data, 'side');
  const { teams, pairs } = useSuspenseQuery(asked(ask, sidesOfSeason, { year: side.seasonYear })).data;
  const t = useTranslations('people');
  const balance = useBalance();
  const others = (side.kind === 'TEAM' ? teams : pairs).nodes.filter((other) => other.id !== id);
  const met = new Map(side.profile.opponents.map((row) => [row.side.id, row]));
  const title = t('whomDoesMeet', { name: side.name });
  return (
    <>
      <Title description={t('meetDescription')}>{title}</Title>
      <h1>{title}</h1>
      <p>
        <SideLink side={side} /> {side.seasonYear}
      </p>
      {others.length === 0 ? (
        <p className="empty">{t('nobodyToMeet')}</p>
      ) : (
        <form
          className="meet"
          action={addressIn(language, `/teams/${id}/against`)}
          onSubmit={(event) => {
            event.preventDefault();
            const { other } = chosen.parse(Object.fromEntries(new FormData(event.currentTarget)));
            if (other !== undefined) void navigate({ to: '/teams/$id/against/$other', params: { id, other } });
          }}
        >
          <label htmlFor="other">{t('meetWith')}</label>
          <div className="acts">
            <select id="other" name="other" required defaultValue={side.profile.opponents[0]?.side.id}>
              {others.map((other) => {
                const row = met.get(other.id);
                return (
                  <option key={other.id} value={other.id}>
                    {row === undefined ? other.name : `${other.name} (${balance(row.balance)})`}
                  </option>
                );
              })}
            </select>
            <button type="submit" className="action">
              {t('compare')}
            </button>
          </div>
        </form>
      )}
    </>
  );
}
