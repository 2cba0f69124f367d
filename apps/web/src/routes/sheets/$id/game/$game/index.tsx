import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Title } from '../../../../../ui/title.js';
import { Bar } from '../../../../../ui/forms/bar.js';
import { attackersOf, dealerOf, gameAt, personAt } from '../../../../../features/sheets/form/state.js';
import { keyed, KeysHelp } from '../../../../../ui/keys/keys.js';
import { useThen } from '../../../../../features/sheets/onward.js';
import { Running } from '../../../../../features/sheets/running.js';
import { nameOf } from '../../../../../features/sheets/store/season-directory.js';
import { useOpened } from '../../../../../features/sheets/use-sheets.js';
import { WithDraft } from '../../../../../features/sheets/with-draft.js';
import { CardsAsked } from '../../../../../features/sheets/game/cards-asked.js';
import { StateOfGame } from '../../../../../features/sheets/game/game-state.js';
import { HasCards } from '../../../../../features/sheets/game/has-cards.js';
import { Redealt } from '../../../../../features/sheets/game/redealt.js';
import { Undo } from '../../../../../features/sheets/game/undo.js';
import { thenSearch } from '../../../../../features/sheets/then.js';
import { gameInAddress } from '../../../../../features/sheets/game-number.js';

export const Route = createFileRoute('/sheets/$id/game/$game/')({
  params: gameInAddress,
  validateSearch: thenSearch,
  component: CardsPage,
});

function CardsPage() {
  const { id, game } = Route.useParams();
  return (
    <WithDraft id={id}>
      <Cards key={game} game={game} />
    </WithDraft>
  );
}

/** What the parties were dealt: the last answer leads on to what was announced. */
function Cards({ game }: { readonly game: number }) {
  const t = useTranslations('sheets');
  const { draft } = useOpened();
  const { state, id } = draft;
  const navigate = useNavigate();
  const played = gameAt(state, game);
  const then = useThen();
  const next = (
    <Bar>
      {then.then === undefined ? (
        <Link to="/sheets/$id" params={{ id }} className="action">
          {t('toSheet')}
        </Link>
      ) : (
        <Link to="/sheets/$id/hand-in" params={{ id }} className="action">
          {t('backToHandIn')}
        </Link>
      )}
      <Undo />
      <KeysHelp />
      <Link
        to="/sheets/$id/game/$game/calls"
        params={{ id, game }}
        search={then}
        className="action main"
        {...keyed('Enter')}
      >
        {t('toCalls')}
      </Link>
    </Bar>
  );
  if (played.form === 'played') return <HasCards game={game} played={played} />;
  return (
    <>
      <Title description={t('description')}>{t('game', { game })}</Title>
      <Running game={game} />
      <h1 className="small-heading">
        {t('game', { game })} <small>{t('cards')}</small>
      </h1>
      <Roles game={game} />
      <div className="ways-apart">
        <Link to="/sheets/$id/game/$game/cards" params={{ id, game }} search={then} className="action">
          {t(played.aside === undefined ? 'enterByCards' : 'goOnByCards')}
        </Link>
        <Redealt game={game} />
      </div>
      <CardsAsked
        game={game}
        played={played}
        whole={() => void navigate({ to: '/sheets/$id/game/$game/calls', params: { id, game }, search: then })}
      />
      <StateOfGame game={game} page="cards" />
      {next}
    </>
  );
}

/** Who deals and who attacks: it follows from who dealt first (1.2). */
function Roles({ game }: { readonly game: number }) {
  const t = useTranslations('sheets');
  const { draft, directory } = useOpened();
  const { state } = draft;
  if (state.firstDealer === null) {
    return null;
  }
  const dealer = personAt(state, dealerOf(state.firstDealer, game), game);
  return (
    <p className="facts who-deals-here">
      {t('roles', { attackers: attackersOf(state.firstDealer, game), dealer: nameOf(directory, dealer) })}
    </p>
  );
}
