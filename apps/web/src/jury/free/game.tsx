import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../application/page-context.js';
import { Title } from '../../application/title.js';
import { WordsField } from '../../forms/fields.js';
import { Form } from '../../forms/form.js';
import { Refusal } from '../../forms/refusal.js';
import { asked } from '../../graphql/queries.js';
import { Day } from '../../language/days.js';
import { PersonLink } from '../../people/links.js';
import { AppointFreeJuror } from '../appointing.js';
import { Consequences } from '../consequences/preview.js';
import { consequencesOfGame } from '../consequences/queries.js';
import { Opening } from '../opening.js';
import { decisionsOnGame, gameDecisions } from './decisions.js';
import { type DeskGame, freeGame } from './queries.js';
import { Credits, Deals, Steps } from './facts.js';
import { isTest, SetPoints } from './test-points.js';

export const freeGamePage = createLazyRoute('/_desk/jury/free-games/$id')({ component: FreeGamePage });

function FreeGamePage() {
  const { id } = freeGamePage.useParams();
  const { ask } = usePage();
  const queries = useQueryClient();
  const { data } = useSuspenseQuery(asked(ask, freeGame, { id }));
  return <Game key={id} game={data.freeGame!} again={() => queries.invalidateQueries()} />;
}

interface Part {
  readonly game: DeskGame;
  readonly again: () => Promise<void>;
}

function Game({ game, again }: Part) {
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
      <p role="status" className="decided">
        {decided}
      </p>
      <Refusal problems={game.problems} failure={null} />
      <Credits game={game} />
      <Deals game={game} />
      <section className="decide" aria-labelledby="decide">
        <Decide
          key={`${game.state} ${game.revision}`}
          game={game}
          done={async (what) => {
            setDecided(what);
            await again();
          }}
        />
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

function Decide({ game, done }: { readonly game: DeskGame; readonly done: (what: string) => Promise<void> }) {
  const t = useTranslations('freeDesk');
  const td = useTranslations('desk');
  const { viewer } = freeGamePage.useRouteContext();
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
              <Form
                mutation={mutation}
                name={t(`decision.${act}`)}
                start={{ reason: '' }}
                variables={({ reason }) => ({
                  gameId: game.id,
                  revision: game.revision,
                  state: game.state as never,
                  reason: reason.trim() === '' ? null : reason,
                })}
                done={() => done(t(`decided.${act}`))}
                submit={t(`decision.${act}`)}
              >
                <WordsField
                  name="reason"
                  label={td(needsReason ? 'reason' : 'reasonIfAny')}
                  hint={td('reasonHint')}
                  required={needsReason}
                />
              </Form>
            </Consequences>
          );
        }}
      </Opening>
    </>
  );
}
