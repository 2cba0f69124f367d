import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../api/page-context.js';
import { Title } from '../../../ui/title.js';
import { asSent, DayAndPlaceFields } from '../../../features/planned-matches/day-and-place.js';
import { CancelMatch } from '../../../features/planned-matches/cancel-match.js';
import { TextField } from '../../../ui/forms/fields.js';
import { Form } from '../../../ui/forms/form.js';
import { Opening } from '../../../ui/forms/opening.js';
import { asked } from '../../../api/queries.js';
import { Day } from '../../../ui/days.js';
import { AskJury, type RequestKind } from '../../../features/team-area/ask-jury.js';
import { type OwnPlan, ownPlan, type Plan } from '../../../features/team-area/plan/queries.js';
import { load, idOf, present } from '../../../api/load.js';

export const Route = createFileRoute('/_team-area/account/planned-matches/$id')({
  loader: async ({ context, params: { id } }) => {
    await load(context, ownPlan, { id: idOf(id) }, 'plannedMatch');
  },
  component: OwnPlanPage,
});

/** What the two sides can do about a match before it is played: change it, ask the jury, cancel it. */
function OwnPlanPage() {
  const { id } = Route.useParams();
  const { ask } = usePage();
  const { data } = useSuspenseQuery(asked(ask, ownPlan, { id }));
  const navigate = useNavigate();
  const ts = useTranslations('side');
  const tm = useTranslations('match');
  const { plannedMatch: plan } = present(data, 'plannedMatch');
  const title = tm('title', { a: plan.sideA.name, b: plan.sideB.name });
  const done = () => navigate({ to: '/planned-matches/$id', params: { id } });
  const own = ownSideOf(data, plan);
  return (
    <>
      <Title description={ts('description')}>{title}</Title>
      <h1>{title}</h1>
      <p className="facts">
        <Day of={plan.date} style="long" />
        {plan.venue === null ? '' : `, ${plan.venue.name}`}.{' '}
        <Link to="/planned-matches/$id" params={{ id }}>
          {ts('planned')}
        </Link>
      </p>
      {own === null || plan.cancelledAt !== null ? (
        <p className="problem">{ts('notYours')}</p>
      ) : (
        <>
          <Asking plan={plan} side={own} players={playersOf(data, own)} done={done} />
          <Changing plan={plan} done={done} />
          <Cancelling plan={plan} done={done} />
        </>
      )}
    </>
  );
}

/** The side of the match for which the reader acts. */
function ownSideOf({ me }: OwnPlan, { sideA, sideB }: Plan): string | null {
  const own = [
    ...(me?.person.teams ?? []).filter(({ lastDay }) => lastDay === null).map(({ team }) => team.id),
    ...(me?.person.pairs ?? []).filter(({ lastDay }) => lastDay === null).map(({ pair }) => pair.id),
  ];
  return [sideA.id, sideB.id].find((id) => own.includes(id)) ?? null;
}

/** Who plays for a pair now; nobody of a team, which replaces its members on its own page. */
function playersOf({ me }: OwnPlan, side: string): readonly Player[] {
  const own = (me?.person.pairs ?? []).find(({ pair }) => pair.id === side);
  return (own?.pair.players ?? []).filter(({ lastDay }) => lastDay === null).map(({ person }) => person);
}

interface Player {
  readonly id: string;
  readonly name: string;
}

/** What can be asked about a match although it does not need it. */
const further: Readonly<Partial<Record<Plan['competition'], readonly RequestKind[]>>> = {
  CHAMPIONSHIP: ['OPEN_MATCH'],
  CUP: ['CUP_PLAYER'],
  FREE_CHAMPIONSHIP: ['FREE_GAME'],
};

interface OfPlan {
  readonly plan: Plan;
  readonly done: () => Promise<void>;
}

/**
 * Of what it needs that which nobody has asked for. Besides, a championship match can be left open, another player come into a
 * pair of the cup (10), and games be admitted to the free championship before they are played (12).
 */
function Asking({
  plan,
  side,
  players,
  done,
}: OfPlan & { readonly side: string; readonly players: readonly Player[] }) {
  const t = useTranslations('asking');
  const ts = useTranslations('side');
  const needs = plan.needs ?? [];
  const wanted = needs.filter(({ state }) => state !== 'GRANTED' && state !== 'UNDECIDED').map((need) => need.kind);
  const others = further[plan.competition] ?? [];
  const possible = [...wanted, ...others.filter((each) => !needs.some((need) => need.kind === each))];
  return (
    <section aria-labelledby="ask">
      <h2 id="ask">{t('heading')}</h2>
      <ul className="ruled">
        {needs.map((need) => (
          <li key={need.kind}>
            <span>{need.message}</span>
            {need.deadline === null ? null : (
              <small>
                {ts('until')} <Day of={need.deadline} />
              </small>
            )}
          </li>
        ))}
      </ul>
      <Opening acts={possible} name={(kind) => t('askFor', { kind: ts(`kind.${kind}`) })}>
        {(kind) => <AskJury kind={kind} sideId={side} plannedMatchId={plan.id} players={players} leaves done={done} />}
      </Opening>
    </section>
  );
}

function Changing({ plan, done }: OfPlan) {
  const t = useTranslations('planActs');
  return (
    <section aria-labelledby="change">
      <h2 id="change">{t('change')}</h2>
      <p className="legend">{t('changeHint')}</p>
      <Form
        mutation="changePlannedMatch"
        leaves
        name={t('change')}
        start={{
          date: plan.date,
          order: String(plan.order),
          venue: plan.venue?.name ?? '',
          isPublic: plan.venue?.public ?? true,
        }}
        input={({ order, ...when }) => ({
          plannedMatchId: plan.id,
          version: plan.version,
          order: Number(order),
          ...asSent(when),
        })}
        done={done}
        submit={t('change')}
      >
        <DayAndPlaceFields isMatch={plan.competition === 'CHAMPIONSHIP'}>
          <TextField name="order" label={t('order')} type="number" inputMode="numeric" min={1} max={20} />
        </DayAndPlaceFields>
      </Form>
    </section>
  );
}

function Cancelling({ plan, done }: OfPlan) {
  const t = useTranslations('dayAndPlace');
  return (
    <section aria-labelledby="cancel">
      <h2 id="cancel">{t('cancel')}</h2>
      <CancelMatch plan={plan} leaves done={done} />
    </section>
  );
}
