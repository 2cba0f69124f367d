import { hungarianArticle } from '@tarokk/rules';
import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { nameOfBonus } from '../../game/announcement-names.js';
import { RomanNumber } from '../../game/cards/roman-number.js';
import { WithRoman } from '../../game/cards/with-roman.js';
import { withSign } from '../../ui/figures.js';
import { InTurn } from '../../ui/in-turn.js';
import { Section } from '../../ui/section.js';
import { TrophyEmblem } from '../trophies/emblem.js';
import { GameLines } from './game.js';
import { highlightOf } from './highlight.js';
import { nameOfLine } from './line-name.js';
import type { CountedGame, PartyKey, PublicMatch, SheetGame } from './queries.js';
import type { ShownSheet } from './shown-sheet.js';
import { CountedPoints } from './ruled-points.js';
import { runningSums, type Sums } from './running.js';
import { whoSatAmong } from './who-sat.js';
import { namesOfSides } from '../../api/two-sides.js';

const parties = ['a', 'b'] as const;

/** The highest a game without trophies can bring (8): bars of two matches are as long for as much. */
const USUAL = 130;

/** A match with what was won in it. */
type SheetWithTrophies = ShownSheet & Pick<PublicMatch, 'id' | 'dispute' | 'trophies'>;

/**
 * The games below each other, what A made to the left, what B made to the right, on one axis; beside each the sum so far. A game
 * opens to its lines, with script or without, and on paper they are open.
 */
export function GamesAsBars({
  match,
  open = [],
  beside = null,
}: {
  readonly match: SheetWithTrophies;
  /** Games that stand open beside those that are wrong or disputed, by their numbers. */
  readonly open?: readonly number[];
  /** In the line of the heading. */
  readonly beside?: ReactNode;
}) {
  const t = useTranslations('match');
  const most = Math.max(USUAL, ...match.games.flatMap(({ points }) => [points.a, points.b]));
  const sums = runningSums(match.games);
  return (
    <Section
      id="games"
      heading={t('games', { number: match.games.length })}
      beside={
        <small>
          {t('allPoints', { a: match.raw.a, b: match.raw.b })} {beside}
        </small>
      }
    >
      <Axis most={most} />
      <ol className="games">
        {match.games.map((game, index) => (
          <li key={game.number}>
            <InTurn>
              <FoldedGame
                match={match}
                game={match.verification.games[index]!}
                counted={game}
                sum={sums[index]!}
                most={most}
                isOpen={open.includes(game.number)}
              />
            </InTurn>
          </li>
        ))}
      </ol>
      <p className="sums-on-paper">
        {parties.map((party) => (
          <span key={party}>
            {t.rich(match.points === null ? 'sumOnPaper' : 'eighthOnPaper', {
              sum: match.raw[party],
              points: match.points?.[party] ?? 0,
              b: (words) => <strong>{words}</strong>,
            })}
          </span>
        ))}
      </p>
      <p className="legend">{t(match.points === null ? 'barsMean' : 'barsAndMatchPoints')}</p>
    </Section>
  );
}

function FoldedGame({
  match,
  game,
  counted,
  sum,
  most,
  isOpen,
}: {
  readonly match: SheetWithTrophies;
  readonly game: SheetGame;
  readonly counted: CountedGame;
  readonly sum: Sums;
  readonly most: number;
  readonly isOpen: boolean;
}) {
  const t = useTranslations('match');
  const { number } = game;
  const place = useOpenedByHash(`game-${number}`);
  const { a, b } = counted.points;
  // What is wrong or disputed is not looked for.
  const isFound = isOpen || match.dispute?.game === number || game.violations.length > 0;
  return (
    <details ref={place} open={isFound}>
      <summary className="folded">
        <span className="unseen">{t('gameSaid', { number, a, b, sumA: sum.a, sumB: sum.b })} </span>
        <Figure game={counted} party="a" isLess={a < b} />
        <Bar party="a" points={a} most={most} />
        <span className="num" aria-hidden="true">
          <RomanNumber of={number} />
        </span>
        <Bar party="b" points={b} most={most} />
        <Figure game={counted} party="b" isLess={b < a} />
        <span className="gist chevron">
          <span>
            {counted.ruling === null ? null : <strong>{t('setByJury')} </strong>}
            <Remembered match={match} game={game} />
          </span>
          <span className="figures" aria-hidden="true">
            {sum.a}&#8239;:&#8239;{sum.b}
          </span>
        </span>
      </summary>
      {/* Who comes to it by its address finds it open. */}
      <div id={`game-${number}`} className="game">
        <InTurn>
          <GameLines
            game={game}
            sides={namesOfSides(match)}
            counted={counted}
            document={match.document}
            whoSat={whoSatAmong(match.players)}
          >
            {match.playedGames.includes(number) ? (
              <p>
                <Link to="/matches/$id/games/$game" params={{ id: match.id, game: String(number) }} className="action">
                  <WithRoman say={(numeral) => t('replay', { number: numeral(number), ...hungarianArticle(number) })} />
                </Link>
              </p>
            ) : null}
          </GameLines>
        </InTurn>
      </div>
    </details>
  );
}

/** Opens a game that is folded, or folds it. @param number of a game of the page */
export function turnGame(number: number): void {
  const place = document.getElementById(`game-${number}`)?.closest('details');
  if (place == null) return;
  place.open = !place.open;
  if (place.open) place.scrollIntoView({ block: 'nearest' });
}

/** A browser opens what an address points into; where the page has come by a link, the page does. */
function useOpenedByHash(id: string) {
  const place = useRef<HTMLDetailsElement>(null);
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    if (hash !== id || place.current === null) return;
    place.current.open = true;
    place.current.scrollIntoView();
  }, [hash, id]);
  return place;
}

function Figure({
  game,
  party,
  isLess,
}: {
  readonly game: CountedGame;
  readonly party: PartyKey;
  readonly isLess: boolean;
}) {
  return (
    <span className={`of-game of-${party} ${isLess ? 'less' : ''}`} aria-hidden="true">
      <CountedPoints game={game} party={party} />
    </span>
  );
}

/** The trophy of a game in its cards, or what weighed most in it. */
function Remembered({ match, game }: { readonly match: SheetWithTrophies; readonly game: SheetGame }) {
  const t = useTranslations('match');
  const { namesIn } = usePage();
  const trophies = match.trophies.filter((each) => each.game === game.number);
  if (trophies.length > 0) {
    return trophies.map(({ id, trophy, name, announcer }) => (
      <span key={id} className="with-cards">
        <TrophyEmblem trophy={trophy} /> <strong>{name}</strong> {announcer.name}
      </span>
    ));
  }
  const most = highlightOf(game);
  if (most === null) return null;
  const { party } = most;
  const points = withSign(most.points);
  const name = most.kind === 'silent' ? nameOfBonus(most.bonus, namesIn) : nameOfLine(most.line, namesIn);
  return t(most.points < 0 ? 'remembered.lost' : 'remembered.made', { party, name, points });
}

/** From the middle outwards; the line behind it is as long as the axis. */
function Bar({ party, points, most }: { readonly party: PartyKey; readonly points: number; readonly most: number }) {
  const length = percent(points, most);
  return (
    <svg className={`extent party-${party}`} aria-hidden="true">
      {marksUpTo(most).map((mark) => (
        <line key={mark} x1={placeOf(mark, most, party)} x2={placeOf(mark, most, party)} y1="0" y2="100%" />
      ))}
      <line x1="0" x2="100%" y1="50%" y2="50%" />
      <rect x={party === 'a' ? `${100 - length}%` : '0'} width={`${length}%`} height="100%" />
    </svg>
  );
}

/** What the bars are measured by. */
function Axis({ most }: { readonly most: number }) {
  return (
    <div className="axis" aria-hidden="true">
      {(['a', 'b'] as const).map((party) => (
        <svg key={party} className={`of-${party}`}>
          {[0, ...marksUpTo(most)].map((mark) => (
            <text key={mark} x={placeOf(mark, most, party)} y="1rem">
              {mark}
            </text>
          ))}
        </svg>
      ))}
    </div>
  );
}

/** Few enough to be read on a phone. */
function marksUpTo(most: number): readonly number[] {
  const step = most < 200 ? 50 : 100 * Math.ceil(most / 400);
  return Array.from({ length: Math.floor(most / step) }, (_, index) => (index + 1) * step);
}

function placeOf(mark: number, most: number, party: PartyKey): string {
  const length = percent(mark, most);
  return `${party === 'a' ? 100 - length : length}%`;
}

function percent(points: number, most: number): number {
  return Math.round((1000 * Math.max(0, points)) / most) / 10;
}
