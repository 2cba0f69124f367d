import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { Title } from '../../ui/title.js';
import { PaperLink } from '../../ui/table/paper-link.js';
import { asked } from '../../api/queries.js';
import { Day, useDay } from '../../ui/days.js';
import { SideLink } from '../../ui/links.js';
import { type Planned, plannedMatch } from '../../features/planned-matches/queries.js';
import { areasOf } from '../../features/match/competition-pages.js';
import { load, idOf, present } from '../../api/load.js';

export const Route = createFileRoute('/planned-matches/$id')({
  loader: async ({ context, params: { id } }) => {
    const { plannedMatch: planned } = await load(context, plannedMatch, { id: idOf(id) }, 'plannedMatch');
    return { areas: areasOf([planned.competition]) };
  },
  component: PlannedMatchPage,
});

/** A match that two sides mean to play: letters and reminders lead here. */
function PlannedMatchPage() {
  const { id } = Route.useParams();
  const { ask } = usePage();
  const { data } = useSuspenseQuery(asked(ask, plannedMatch, { id }));
  const {
    date,
    order,
    seasonYear: season,
    competition,
    cancelledAt,
    venue,
    sideA,
    sideB,
    needs,
  } = present(data, 'plannedMatch').plannedMatch;
  const t = useTranslations('planned');
  const tm = useTranslations('match');
  const day = useDay();
  const title = tm('title', { a: sideA.name, b: sideB.name });
  const where = venue?.name ?? t('privateVenue');
  return (
    <>
      <Title description={t('description', { day: day(date, 'long'), venue: where })}>{title}</Title>
      <h1>
        <SideLink side={sideA} /> <span className="against">{tm('against')}</span> <SideLink side={sideB} />
      </h1>
      {cancelledAt === null ? null : <p className="problem">{t('cancelled')}</p>}
      <dl className="facts-of">
        <div>
          <dt>{t('day')}</dt>
          <dd>
            <Day of={date} style="long" />
            {order > 1 ? `, ${tm('order', { order })}` : ''}
          </dd>
        </div>
        <div>
          <dt>{t('venue')}</dt>
          <dd>{where}</dd>
        </div>
        <div>
          <dt>{t('competition')}</dt>
          <dd>
            {tm(`competition.${competition}`)} {season}
          </dd>
        </div>
      </dl>
      {needs === null || needs.length === 0 ? null : <Needs needs={needs} />}
      <p className="pages">
        {needs === null || cancelledAt !== null ? null : (
          <Link to="/account/planned-matches/$id" params={{ id }} className="action">
            {t('changeOrAsk')}
          </Link>
        )}
        {cancelledAt === null ? (
          <PaperLink of="blank-sheet" plan={id}>
            {tm('blankSheet')}
          </PaperLink>
        ) : null}
        <Link to="/" hash="due" className="action">
          {t('allPlanned')}
        </Link>
      </p>
    </>
  );
}

/** What the jury has to grant in advance; for the two sides and the jury. */
function Needs({ needs }: { readonly needs: NonNullable<Planned['needs']> }) {
  const t = useTranslations('planned');
  return (
    <section aria-labelledby="needs">
      <h2 id="needs">{t('needs')}</h2>
      <ul className="ruled">
        {needs.map(({ kind, message, deadline, request }) => (
          <li key={kind}>
            {request === null ? (
              <span>{message}</span>
            ) : (
              <Link to="/requests/$id" params={{ id: request.id }}>
                {message}
              </Link>
            )}
            {deadline === null ? null : (
              <small>
                {t('grantedUntil')} <Day of={deadline} />
              </small>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
