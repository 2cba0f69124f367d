import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../../api/page-context.js';
import { Title } from '../../../../ui/title.js';
import { Refusal } from '../../../../ui/forms/refusal.js';
import { asked } from '../../../../api/queries.js';
import { Day } from '../../../../ui/days.js';
import { PersonLink } from '../../../../ui/links.js';
import { AppointFreeJuror } from '../../../../features/jury/appointing.js';
import { Consequences } from '../../../../features/jury/consequences/preview.js';
import { consequencesOfGame } from '../../../../features/jury/consequences/queries.js';
import { Opening } from '../../../../ui/forms/opening.js';
import { decisionsOnGame, gameDecisions } from '../../../../features/jury/free/decisions.js';
import { type DeskFreeGame, freeGame } from '../../../../features/jury/free/queries.js';
import { Credits, Deals, Steps } from '../../../../features/jury/free/facts.js';
import { isTest, SetPoints } from '../../../../features/jury/free/test-points.js';
import { load, idOf, present } from '../../../../api/load.js';
import { ReasonForm } from '../../../../ui/forms/reason.js';
import { Outcome } from '../../../../features/jury/outcome.js';

export const Route = createFileRoute('/_desk/jury/free-games/$id')({
  loader: async ({ context, params: { id } }) => {
    await load(context, freeGame, { id: idOf(id) }, 'freeGame');
  },
  component: FreeGamePage,
});

function FreeGamePage() {
  const { id } = Route.useParams();
  const { ask } = usePage();
  const { data } = useSuspenseQuery(asked(ask, freeGame, { id }));
  return <Game key={id} game={present(data, 'freeGame').freeGame} />;
}

interface OfGame {
  readonly game: DeskFreeGame;
}

function Game({ game }: OfGame) {
  const t = useTranslations('freeDesk');
  const [decided, setDecided] = useState<string | null>(null);
  const title = t(`kind.${game.ruleset ?? game.variant ?? 'TEST'}`);
  return (
    <article>
      <Title description={t('gameDescription')}>{title}</Title>
      <h1>{title}</h1>
      <p className="facts">
        <Day of={game.date} style="long" />, <strong className="state">{t(`state.${game.state}`)}.</strong>{' '}
        {game.verdict === null ? '' : `${t(`verdict.${game.verdict}`)} `}
        {game.enteredBy === null ? null : (
          <>
            {t('enteredBy')} <PersonLink person={game.enteredBy} />.
          </>
        )}
      </p>
      <Outcome>{decided}</Outcome>
      <Refusal problems={game.problems} failure={null} />
      <Credits game={game} />
      <Deals game={game} />
      <section className="decide" aria-labelledby="decide">
        <Decide key={`${game.state} ${game.revision}`} game={game} done={setDecided} />
      </section>
      <Steps game={game} />
      <p>
        <Link to="/jury/free-games" className="action">
          {t('toQueue')}
        </Link>
      </p>
    </article>
  );
}

type Act = (typeof gameDecisions)[number] | 'points' | 'appoint';

function Decide({ game, done }: { readonly game: DeskFreeGame; readonly done: (what: string) => void }) {
  const t = useTranslations('freeDesk');
  const td = useTranslations('desk');
  const { viewer } = Route.useRouteContext();
  const waits = game.state === 'SUBMITTED' || game.state === 'REOPENED';
  const acts: readonly Act[] = [
    ...gameDecisions.filter((each) => game.possibleMoves.includes(each) || (each === 'ADMITTED' && waits)),
    ...(isTest(game) && waits ? (['points'] as const) : []),
    ...(waits && viewer.account.admin ? (['appoint'] as const) : []),
  ];
  return (
    <>
      <h2 id="decide">{td('decide')}</h2>
      {acts.length === 0 ? <p className="empty">{t('nothingToDecide')}</p> : null}
      <Opening acts={acts} name={(act) => t(`decision.${act}`)}>
        {(act) => {
          if (act === 'points') return <SetPoints game={game} done={() => done(t('decided.points'))} />;
          if (act === 'appoint') return <AppointFreeJuror id={game.id} done={() => done(t('decided.appoint'))} />;
          const { mutation, needsReason } = decisionsOnGame[act];
          return (
            <Consequences query={consequencesOfGame} of={game} decision={act}>
              <ReasonForm
                mutation={mutation}
                of={{ gameId: game.id, seen: { revision: game.revision, state: game.state } }}
                done={() => done(t(`decided.${act}`))}
                submit={t(`decision.${act}`)}
                isOptional={!needsReason}
                hint={td('reasonHint')}
              />
            </Consequences>
          );
        }}
      </Opening>
    </>
  );
}
