import { hungarianArticle, type PartyName, type SheetPreview } from '@tarokk/rules';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../../../api/page-context.js';
import { Title } from '../../../../../ui/title.js';
import { Bar } from '../../../../../ui/forms/bar.js';
import { missingOf, previewOf } from '../../../../../features/sheets/form/result.js';
import {
  gameAt,
  gamesOf,
  type GameState,
  partyNames,
  type ScoredState,
} from '../../../../../features/sheets/form/state.js';
import { keyed, KeysHelp } from '../../../../../ui/keys/keys.js';
import { Onward, useThen } from '../../../../../features/sheets/onward.js';
import { Running } from '../../../../../features/sheets/running.js';
import { sideOf } from '../../../../../features/sheets/store/season-directory.js';
import { useOpened } from '../../../../../features/sheets/use-sheets.js';
import { WithDraft } from '../../../../../features/sheets/with-draft.js';
import { Favourites } from '../../../../../features/sheets/game/favourites.js';
import { standingOfGame } from '../../../../../features/sheets/form/standing-of-game.js';
import { StateOfGame } from '../../../../../features/sheets/game/game-state.js';
import { HasCards } from '../../../../../features/sheets/game/has-cards.js';
import { CallLine } from '../../../../../features/sheets/game/line.js';
import { firstSeat, SeatChoice } from '../../../../../features/sheets/game/seats.js';
import { Undo } from '../../../../../features/sheets/game/undo.js';
import { thenSearch } from '../../../../../features/sheets/then.js';
import { gameInAddress } from '../../../../../features/sheets/game-number.js';
import { definitionCalled } from '../../../../../game/announcement-names.js';

export const Route = createFileRoute('/sheets/$id/game/$game/calls')({
  params: gameInAddress,
  validateSearch: thenSearch,
  component: CallsPage,
});

function CallsPage() {
  const { id, game } = Route.useParams();
  return (
    <WithDraft id={id}>
      <Calls key={game} game={game} />
    </WithDraft>
  );
}

/** What was announced, by whom, and what became of it: the lines above, what is tapped below. */
function Calls({ game }: { readonly game: number }) {
  const t = useTranslations('sheets');
  const { draft } = useOpened();
  const { state, id } = draft;
  const [seat, setSeat] = useState(firstSeat(state, game));
  const [refused, setRefused] = useState<string | null>(null);
  const played = gameAt(state, game);
  const then = useThen();
  const list = useNewestInSight(played);
  if (played.form === 'played') return <HasCards game={game} played={played} />;
  const standing = standingOfGame(state, game);
  const isWrong = standing?.kind === 'impossible';
  // What is asked next is the main act: where counts are missing that is the page of the cards.
  const lacksCards = standing?.kind === 'unfinished' && standing.missing.some((each) => each !== 'dealer');
  const onward = {
    className: isWrong || lacksCards ? 'action later' : 'action main',
    ...keyed('Enter'),
  };
  const isLast = game === gamesOf[state.kind] || (state.kind === 'open' && missingOf(state).length === 0);
  return (
    <>
      <Title description={t('description')}>{t('game', { game })}</Title>
      <Running game={game} />
      <h1 className="small-heading">
        {t('game', { game })} <small>{t('calls')}</small>
      </h1>
      <div className="said-lines" ref={list}>
        {partyNames.map((party) => (
          <PartyLines key={party} game={game} party={party} played={played} />
        ))}
        <StateOfGame game={game} page="calls" refused={refused} />
      </div>
      <div className="panel">
        <SeatChoice game={game} seat={seat} choose={setSeat} />
        <Favourites game={game} seat={seat} refuse={setRefused} />
      </div>
      <Bar>
        <Link
          to="/sheets/$id/game/$game"
          params={{ id, game }}
          search={then}
          className={lacksCards ? 'action main' : 'action'}
        >
          {t('toCards')}
        </Link>
        <Undo />
        <KeysHelp />
        <Onward>
          {isLast ? (
            <Link to="/sheets/$id" params={{ id }} {...onward}>
              {isWrong ? `${t('rightLater')} ` : null}
              {t('toSheet')}
            </Link>
          ) : (
            <Link to="/sheets/$id/game/$game" params={{ id, game: game + 1 }} {...onward}>
              {isWrong ? `${t('rightLater')} ` : null}
              {t('toGame', { game: game + 1 })}
            </Link>
          )}
        </Onward>
      </Bar>
    </>
  );
}

/** The list scrolls by itself above what is tapped: the line that was added last is in sight. */
function useNewestInSight(played: GameState) {
  const list = useRef<HTMLDivElement>(null);
  const count = (party: PartyName): number =>
    played.form === 'played' ? 0 : played.sides[party].lines.length + played.sides[party].silent.length;
  const [a, b] = [count('A'), count('B')];
  const before = useRef({ a, b });
  useEffect(() => {
    const grown = a > before.current.a ? 'a' : b > before.current.b ? 'b' : null;
    before.current = { a, b };
    if (grown !== null)
      list.current?.querySelector(`.party-${grown} li.call-line:last-of-type`)?.scrollIntoView({ block: 'nearest' });
  }, [a, b]);
  return list;
}

function PartyLines({
  game,
  party,
  played,
}: {
  readonly game: number;
  readonly party: PartyName;
  readonly played: ScoredState;
}) {
  const t = useTranslations('sheets');
  const tm = useTranslations('match');
  const { namesIn } = usePage();
  const { draft, directory, sheets } = useOpened();
  const { lines, silent } = played.sides[party];
  const preview = previewOf(draft.state, game);
  const own = announcedBy(preview, party);
  const score = preview?.score?.[party === 'A' ? 0 : 1];
  return (
    <section
      className={`party party-${party.toLowerCase()}`}
      aria-label={t('linesOf', { party, ...hungarianArticle(party) })}
    >
      <h2>
        {party} <span className="of">{sideOf(directory, draft.state.sides[party])?.name}</span>{' '}
        <span className="figures">{score?.total ?? ''}</span>
      </h2>
      <ul className="lines-of-game">
        {score === undefined ? null : (
          <li className="plain-line">
            <span className="name">{tm('consolation')}</span>
            <span className="figures">{score.consolation}</span>
          </li>
        )}
        {lines.map((line, index) => (
          <CallLine
            key={`${index} ${line.announce}`}
            {...{ game, party, line, index }}
            points={own[index]?.points ?? 0}
            contraPoints={own[index]?.contra?.points ?? null}
          />
        ))}
        {silent.map((bonus) => (
          <li key={bonus} className="call-line">
            <span className="name">
              {definitionCalled(bonus).name[namesIn]} <small>{tm('silent')}</small>
            </span>
            <span className="figures">{definitionCalled(bonus).points}</span>
            <button
              type="button"
              className="action"
              aria-label={t('removeLine', { name: definitionCalled(bonus).name[namesIn] })}
              onClick={() => sheets.tap(draft.id, { game, party, tap: 'silent', bonus })}
            >
              ✕
            </button>
          </li>
        ))}
        {score === undefined || score.contra === 0 ? null : (
          <li className="plain-line">
            <span className="name">{tm('contras')}</span>
            <span className="figures">{score.contra}</span>
          </li>
        )}
      </ul>
    </section>
  );
}

function announcedBy(preview: SheetPreview | null, party: PartyName): SheetPreview['announcements'] {
  return (preview?.announcements ?? []).filter((each) => each.party === (party === 'A' ? 0 : 1));
}
