import { createFileRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Title } from '../../../../../ui/title.js';
import { Bar } from '../../../../../ui/forms/bar.js';
import {
  attackersOf,
  dealerOf,
  gameAt,
  lowerTarocks,
  type PartyName,
  personAt,
} from '../../../../../features/sheets/form/state.js';
import { keyed, KeysHelp } from '../../../../../ui/keys/keys.js';
import { useThen } from '../../../../../features/sheets/onward.js';
import { Running } from '../../../../../features/sheets/running.js';
import { nameOf, sideOf } from '../../../../../features/sheets/store/season-directory.js';
import { useOpened } from '../../../../../features/sheets/use-sheets.js';
import { WithDraft } from '../../../../../features/sheets/with-draft.js';
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

/** No party that was dealt a valid hand holds fewer, or more: each player has three tarocks at least (1.4). */
const usual = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16];
const rare = [2, 3, 4, 5, 17, 18, 19, 20];
const numerals = { T18: 'XVIII', T17: 'XVII', T16: 'XVI' } as const;

/** What one's own party was dealt (7.1); what the other has follows. */
function Cards({ game }: { readonly game: number }) {
  const t = useTranslations('sheets');
  const { draft, sheets, directory } = useOpened();
  const { state, id } = draft;
  const own = state.sides.B !== null && state.sides.B === draft.side ? 'B' : 'A';
  const [party, setParty] = useState<PartyName>(own);
  const [isRare, setRare] = useState(false);
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
  const side = played.sides[party];
  const other = played.sides[party === 'A' ? 'B' : 'A'];
  const where = { game, party };
  return (
    <>
      <Title description={t('description')}>{t('game', { game })}</Title>
      <Running game={game} />
      <h1 className="small-heading">
        {t('game', { game })} <small>{t('cards')}</small>
      </h1>
      <Roles game={game} />
      <div className="questions">
        <fieldset className="chips two">
          <legend>{t('whoseCards')}</legend>
          {(['A', 'B'] as const).map((each) => (
            <button
              key={each}
              type="button"
              className={`chip party-${each.toLowerCase()}`}
              aria-pressed={party === each}
              {...keyed(each === 'A' ? 'v' : 'b')}
              onClick={() => setParty(each)}
            >
              {each} {sideOf(directory, state.sides[each])?.name}
            </button>
          ))}
        </fieldset>
        <fieldset className="chips six">
          <legend>
            {t('tarocks')} <Follows value={other.tarocks} party={party} />
          </legend>
          {[...usual, ...(isRare ? rare : [])].map((count) => (
            <button
              key={count}
              type="button"
              className="chip"
              aria-pressed={side.tarocks === count}
              {...keyed(String(count))}
              onClick={() => sheets.tap(id, { ...where, tap: 'tarocks', count })}
            >
              {count}
            </button>
          ))}
          {isRare ? null : (
            <button type="button" className="chip" aria-label={t('otherCount')} onClick={() => setRare(true)}>
              …
            </button>
          )}
        </fieldset>
        <fieldset className="chips three">
          <legend>
            {t('honours')} <Follows value={other.honours} party={party} />
          </legend>
          {([0, 1, 2] as const).map((count) => (
            <button
              key={count}
              type="button"
              className="chip"
              aria-pressed={side.honours === count}
              {...keyed('qwe'.charAt(count))}
              onClick={() => sheets.tap(id, { ...where, tap: 'honours', count })}
            >
              {t(`honoursHeld.${count}`)}
            </button>
          ))}
        </fieldset>
        <fieldset className="chips four">
          <legend>
            {t('lower')}{' '}
            <Follows
              value={
                other.has === null
                  ? null
                  : other.has.length === 0
                    ? 0
                    : other.has.map((card) => numerals[card]).join(' ')
              }
              party={party}
            />
          </legend>
          {lowerTarocks.map((card, index) => (
            <button
              key={card}
              type="button"
              className="chip"
              aria-pressed={side.has?.includes(card) === true}
              {...keyed('asd'.charAt(index))}
              onClick={() => sheets.tap(id, { ...where, tap: 'lower', card })}
            >
              {numerals[card]}
            </button>
          ))}
          <button
            type="button"
            className="chip"
            aria-pressed={side.has?.length === 0}
            {...keyed('f')}
            onClick={() => sheets.tap(id, { ...where, tap: 'lower', card: null })}
          >
            {t('noneOfThem')}
          </button>
        </fieldset>
      </div>
      <Link to="/sheets/$id/game/$game/cards" params={{ id, game }} search={then} className="action">
        {t(played.aside === undefined ? 'enterByCards' : 'goOnByCards')}
      </Link>
      <Redealt game={game} />
      <StateOfGame game={game} page="cards" />
      {next}
    </>
  );
}

/** What the other party has by that; nothing while it is open. */
function Follows({ value, party }: { readonly value: number | string | null; readonly party: PartyName }) {
  const t = useTranslations('sheets');
  const other = party === 'A' ? 'B' : 'A';
  return (
    <small className={`party-${other.toLowerCase()}`} aria-live="polite">
      {value === null ? '' : t('otherHas', { party: other, value: String(value) })}
    </small>
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
    <p className="facts">
      {t('roles', { attackers: attackersOf(state.firstDealer, game), dealer: nameOf(directory, dealer) })}
    </p>
  );
}
