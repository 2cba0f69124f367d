import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Title } from '../../../../../ui/title.js';
import { canGoBack, isDealing, type CourseStep } from '../../../../../game/playing/course.js';
import { CourseEntry } from '../../../../../game/playing/course-entry.js';
import { Outcome } from '../../../../../features/match/outcome.js';
import { type Playing, PlayingContext } from '../../../../../game/playing/playing.js';
import { standingOf } from '../../../../../game/playing/standing.js';
import { Bar } from '../../../../../ui/forms/bar.js';
import { DifferenceTable } from '../../../../../features/sheets/differences.js';
import { differencesWithSheet } from '../../../../../features/sheets/form/result.js';
import {
  attackersOf,
  gameAt,
  gamesOf,
  type GameState,
  personAt,
  type PlayedState,
} from '../../../../../features/sheets/form/state.js';
import { Onward } from '../../../../../features/sheets/onward.js';
import { Running } from '../../../../../features/sheets/running.js';
import { nameOf, namesOfBoth } from '../../../../../features/sheets/store/season-directory.js';
import { useOpened } from '../../../../../features/sheets/use-sheets.js';
import { WHO_DEALS } from '../../../../../features/sheets/who-deals.js';
import { WithDraft } from '../../../../../features/sheets/with-draft.js';
import { Redealt } from '../../../../../features/sheets/game/redealt.js';
import { Undo } from '../../../../../features/sheets/game/undo.js';
import { thenSearch } from '../../../../../features/sheets/then.js';
import { gameInAddress } from '../../../../../features/sheets/game-number.js';
import { bySeatName } from '../../../../../game/by-seat.js';

export const Route = createFileRoute('/sheets/$id/game/$game/cards')({
  params: gameInAddress,
  validateSearch: thenSearch,
  component: ByCardsPage,
});

function ByCardsPage() {
  const { id, game } = Route.useParams();
  return (
    <WithDraft id={id}>
      <ByCards key={game} game={game} />
    </WithDraft>
  );
}

/** A game entered card by card: its deal, calls and cards; the sheet follows. */
function ByCards({ game }: { readonly game: number }) {
  const t = useTranslations('sheets');
  const { draft } = useOpened();
  const { state, id } = draft;
  const played = gameAt(state, game);
  const attackers = state.firstDealer === null ? null : attackersOf(state.firstDealer, game);
  return (
    <>
      <Title description={t('description')}>{t('game', { game })}</Title>
      <Running game={game} />
      <h1 className="small-heading">
        {t('game', { game })} <small>{t('byCards')}</small>
      </h1>
      {played.form === 'played' && played.course.attackers === attackers ? (
        <Entry game={game} played={played} />
      ) : (
        <>
          {attackers === null ? (
            <p className="problem">
              {t('dealerFirst')}{' '}
              <Link to="/sheets/$id/players" params={{ id }} hash={WHO_DEALS}>
                {t('whoDeals')}
              </Link>
            </p>
          ) : (
            <Beginning
              game={game}
              state={played}
              hasAside={played.form === 'scored' && played.aside?.attackers === attackers}
            />
          )}
          <Redealt game={game} />
          <Bar>
            <Link to="/sheets/$id/game/$game" params={{ id, game }} className="action">
              {t('back')}
            </Link>
            <Undo />
          </Bar>
        </>
      )}
    </>
  );
}

/** Cards of a game that others attacked stay until somebody has decided what becomes of them. */
function Beginning({
  game,
  state,
  hasAside,
}: {
  readonly game: number;
  readonly state: GameState;
  /** Whether there are cards that were put aside. */
  readonly hasAside: boolean;
}) {
  const t = useTranslations('sheets');
  const tp = useTranslations('playing');
  const { draft, sheets } = useOpened();
  const begin = (known: boolean): void => {
    if (state.form === 'played') sheets.tap(draft.id, { tap: 'as-scored', game });
    sheets.tap(draft.id, { tap: 'by-cards', game });
    sheets.tap(draft.id, { tap: 'step', game, step: { step: 'deal-known', known } });
  };
  return (
    <div className="questions">
      {state.form === 'scored' ? null : (
        <p className="problem">{t('otherAttackers', { party: state.course.attackers })}</p>
      )}
      {hasAside ? (
        <button type="button" className="chip way" onClick={() => sheets.tap(draft.id, { tap: 'by-cards', game })}>
          <b>{t('goOnByCards')}</b>
        </button>
      ) : null}
      <fieldset className="chips">
        <legend>{tp('howDealt')}</legend>
        <button type="button" className="chip way" onClick={() => begin(false)}>
          <b>{tp('fromTricks')}</b> <small>{tp('fromTricksHint')}</small>
        </button>
        <button type="button" className="chip way" onClick={() => begin(true)}>
          <b>{tp('dealFirst')}</b> <small>{tp('dealFirstHint')}</small>
        </button>
      </fieldset>
    </div>
  );
}

function Entry({ game, played }: { readonly game: number; readonly played: PlayedState }) {
  const t = useTranslations('sheets');
  const tp = useTranslations('playing');
  const { draft, sheets, directory } = useOpened();
  const { state, id } = draft;
  const { course } = played;
  const isOver = !isDealing(course) && standingOf(course).phase === 'over';
  const playing: Playing = {
    course,
    step: (step: CourseStep) => sheets.tap(id, { tap: 'step', game, step }),
    names: bySeatName((seat) => {
      const person = personAt(state, seat, game);
      return person === null ? '' : nameOf(directory, person);
    }),
    isRecord: true,
    onlySeat: null,
  };
  const isUntouched = !canGoBack(course);
  return (
    <PlayingContext value={playing}>
      <CourseEntry outcome={<Proved game={game} played={played} />} />
      {isUntouched ? (
        <p className="other-ways">
          <button
            type="button"
            className="action"
            onClick={() => playing.step({ step: 'deal-known', known: course.deal === null })}
          >
            {tp(course.deal === null ? 'dealFirst' : 'fromTricks')}
          </button>
        </p>
      ) : null}
      <Bar>
        <Link to="/sheets/$id/game/$game" params={{ id, game }} className="action">
          {t('back')}
        </Link>
        {sheets.canUndo(id) || isUntouched ? (
          <Undo />
        ) : (
          // What this page has forgotten since it was opened can still be taken back step by step.
          <button type="button" className="action" onClick={() => playing.step({ step: 'back' })}>
            {t('undo')}
          </button>
        )}
        {isOver ? (
          <Onward>
            <Link
              to={game < gamesOf[state.kind] ? '/sheets/$id/game/$game' : '/sheets/$id'}
              params={{ id, game: game + 1 }}
              className="action main"
            >
              {game < gamesOf[state.kind] ? t('toGame', { game: game + 1 }) : t('toSheet')}
            </Link>
          </Onward>
        ) : null}
      </Bar>
    </PlayingContext>
  );
}

/** What the cards come to, and where that is not what stood on the sheet before: somebody has to say which is right. */
function Proved({ game, played }: { readonly game: number; readonly played: PlayedState }) {
  const t = useTranslations('sheets');
  const { draft, sheets, directory } = useOpened();
  const { state, id } = draft;
  const result = standingOf(played.course).result!;
  const differences = differencesWithSheet(state, game);
  const sides = namesOfBoth(directory, state.sides);
  return (
    <>
      {differences.length === 0 ? null : (
        <div className="problem" role="alert">
          <p>
            <strong>{t('cardsDiffer')}</strong> {t('cardsDifferWhat')}
          </p>
          <DifferenceTable differences={differences} names={[t('bySheet'), t('byCardsShort')]} />
          <div className="chips two">
            <button type="button" className="chip" onClick={() => sheets.tap(id, { tap: 'as-scored', game })}>
              {t('trustSheet')}
            </button>
            <button type="button" className="chip" onClick={() => sheets.tap(id, { tap: 'trust-cards', game })}>
              {t('trustCards')}
            </button>
          </div>
        </div>
      )}
      <Outcome result={{ ...result, number: game }} sides={sides} />
    </>
  );
}
