import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, Link, useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../../application/page-context.js';
import { Title } from '../../application/title.js';
import { ActButton } from '../../forms/act-button.js';
import { WordsField } from '../../forms/fields.js';
import { Form } from '../../forms/form.js';
import { asked } from '../../graphql/queries.js';
import { Day } from '../../language/days.js';
import { freeGameToObject, objectToFreeGame, withdrawFreeGame } from './queries.js';

export const objectionPage = createLazyRoute('/_sides/account/free-games/$id')({
  component: ObjectionPage,
});

/** Who is named by a free game says that it was not so (12); who handed it in takes it back. */
function ObjectionPage() {
  const { id } = objectionPage.useParams();
  const { ask } = usePage();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { data } = useSuspenseQuery(asked(ask, freeGameToObject, { id }));
  const t = useTranslations('freeEntry');
  const game = data.freeGame!;
  const me = data.me?.person.id;
  const isPlayer = game.players.some((player) => player.id === me);
  const isHis = game.enteredBy?.id === me;
  const done = async (): Promise<void> => {
    await queries.invalidateQueries();
    await navigate({ to: '/free-games/$id', params: { id } });
  };
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
        <Form
          mutation={objectToFreeGame}
          name={t('object')}
          start={{ reason: '' }}
          variables={({ reason }: { reason: string }) => ({ gameId: id, revision: game.revision, reason })}
          done={done}
          submit={t('object')}
        >
          <WordsField name="reason" label={t('objection')} />
        </Form>
      ) : (
        <p className="problem">{t('notPlayed')}</p>
      )}
      {isHis && game.state !== 'ADMITTED' ? (
        <p>
          <ActButton mutation={withdrawFreeGame} variables={{ gameId: id, revision: game.revision }} done={done}>
            {t('withdraw')}
          </ActButton>
        </p>
      ) : null}
    </>
  );
}
