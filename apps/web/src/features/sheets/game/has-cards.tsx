import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Title } from '../../../ui/title.js';
import { Outcome } from '../../match/outcome.js';
import { standingOf } from '../../../game/playing/standing.js';
import { Bar } from '../../../ui/forms/bar.js';
import { isSettled } from '../form/result.js';
import type { PlayedState } from '../form/state.js';
import { useThen } from '../onward.js';
import { Running } from '../running.js';
import { namesOfBoth } from '../store/season-directory.js';
import { useOpened } from '../use-sheets.js';
import { Redealt } from './redealt.js';
import { Undo } from './undo.js';

/** A game that is entered card by card, where its sheet would be: what the cards come to, and the way to them. */
export function HasCards({ game, played }: { readonly game: number; readonly played: PlayedState }) {
  const t = useTranslations('sheets');
  const { draft, sheets, directory } = useOpened();
  const { state, id } = draft;
  const isDone = isSettled(state, game);
  const then = useThen();
  const sides = namesOfBoth(directory, state.sides);
  return (
    <>
      <Title description={t('description')}>{t('game', { game })}</Title>
      <Running game={game} />
      <h1 className="small-heading">
        {t('game', { game })} <small>{t('byCards')}</small>
      </h1>
      {isDone ? (
        <Outcome result={{ ...standingOf(played.course).result!, number: game }} sides={sides} />
      ) : (
        <p className="problem">{t('cardsWait')}</p>
      )}
      <p className="other-ways">
        <button type="button" className="action" onClick={() => sheets.tap(id, { tap: 'as-scored', game })}>
          {t('asScored')}
        </button>
      </p>
      <Redealt game={game} />
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
        <Link to="/sheets/$id/game/$game/cards" params={{ id, game }} search={then} className="action main">
          {t(isDone ? 'seeCards' : 'goOnByCards')}
        </Link>
      </Bar>
    </>
  );
}
