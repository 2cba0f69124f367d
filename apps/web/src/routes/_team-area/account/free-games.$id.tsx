import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../api/page-context.js';
import { Title } from '../../../ui/title.js';
import { ActButton } from '../../../ui/forms/act-button.js';
import { asked } from '../../../api/queries.js';
import { Day } from '../../../ui/days.js';
import { freeGameToObject } from '../../../features/team-area/free/queries.js';
import { load, idOf, present } from '../../../api/load.js';
import { ReasonForm } from '../../../ui/forms/reason.js';

export const Route = createFileRoute('/_team-area/account/free-games/$id')({
  loader: async ({ context, params: { id } }) => {
    await load(context, freeGameToObject, { id: idOf(id) }, 'freeGame');
  },
  component: ObjectionPage,
});

/** Who is named by a free game says that it was not so (12); who handed it in takes it back. */
function ObjectionPage() {
  const { id } = Route.useParams();
  const { ask } = usePage();
  const navigate = useNavigate();
  const { data } = useSuspenseQuery(asked(ask, freeGameToObject, { id }));
  const t = useTranslations('freeEntry');
  const { freeGame: game } = present(data, 'freeGame');
  const me = data.me?.person.id;
  const isPlayer = game.players.some((player) => player.id === me);
  const isHis = game.enteredBy?.id === me;
  const done = () => navigate({ to: '/free-games/$id', params: { id } });
  return (
    <>
      <Title description={t('description')}>{t('objectTitle')}</Title>
      <h1>{t('objectTitle')}</h1>
      <p className="facts">
        <Link to="/free-games/$id" params={{ id }}>
          {t(`kind.${game.kind}`)}
        </Link>
        , <Day of={game.date} />: {game.players.map(({ name }) => name).join(', ')}.{' '}
        <strong className="state">{t(`state.${game.state}`)}</strong>
      </p>
      {isPlayer ? (
        <ReasonForm
          mutation="objectToFreeGame"
          leaves
          of={{ gameId: id, seen: { revision: game.revision } }}
          done={done}
          submit={t('object')}
          label={t('objection')}
        />
      ) : (
        <p className="problem">{t('notPlayed')}</p>
      )}
      {isHis && game.state !== 'ADMITTED' ? (
        <p>
          <ActButton
            mutation="withdrawFreeGame"
            leaves
            input={{ gameId: id, seen: { revision: game.revision } }}
            done={done}
          >
            {t('withdraw')}
          </ActButton>
        </p>
      ) : null}
    </>
  );
}
