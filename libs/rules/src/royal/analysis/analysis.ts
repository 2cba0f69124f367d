import { type Announcement } from '../announcements/announcement.js';
import { type SilentBonusId } from '../announcements/ids.js';
import { Auction } from '../auction/auction.js';
import { isActive } from '../auction/standing.js';
import { boundCards } from '../play/binding.js';
import { playViolations } from '../play/legality.js';
import { type Game, type PlayedGame } from '../record/match.js';
import { type Party, type Seat } from '../table.js';
import { type Violation } from '../violations.js';
import { BoundPlay } from './bindings.js';
import { goalOf } from './goal.js';
import { missedCalls, type MissedFamily } from './missed.js';
import { silentGoals } from './silent.js';
import { TranspositionTable } from './table.js';
import { opposite, stepsOf, verdictAtFirst, verdictsOf, type Verdicts } from './verdicts.js';

/** An active announcement and whether it could still be made, from card to card. */
export interface AnnouncementAnalysis extends Verdicts {
  readonly announcement: Announcement;
  readonly party: Party;
  readonly seat: Seat;
}

/** The same of a bonus that nobody announces (4.3). */
export interface SilentAnalysis extends Verdicts {
  readonly party: Party;
  readonly bonus: SilentBonusId;
}

/** What nobody of a party announced although it could have forced it. */
export interface MissedAnnouncement {
  readonly party: Party;
  readonly announcement: Announcement;
  /** Before card 0: `1`, or `?` where the limit came first. */
  readonly verdict: '1' | '?';
}

export interface GameAnalysis {
  readonly number: number;
  /** Why a game is not analysed: the first card that was not legal, or that there are no cards; null if it is. */
  readonly reason: Violation | 'scored' | null;
  readonly announcements: readonly AnnouncementAnalysis[];
  readonly silent: readonly SilentAnalysis[];
  readonly missed: readonly MissedAnnouncement[];
}

export interface AnalysisOptions {
  /** Only announcements and bonuses with this id; null for all. */
  readonly only?: string | null;
  /** Families whose announcements are to be tried although nobody made them. */
  readonly missed?: MissedFamily | null;
  /** Positions that may be searched for one announcement. */
  readonly limit?: number;
}

/** How far an analysis is. */
export interface AnalysisProgress {
  readonly done: number;
  readonly all: number;
  /** What is found so far: for whoever stops here. */
  readonly soFar: GameAnalysis;
}

/** To be raised when an analysis may come out otherwise: what was kept of an earlier one is then made anew. */
export const ANALYSIS_VERSION = '1';

/** Leaves nothing open in all but the rarest games; see docs/analysis.md. */
export const ANALYSIS_LIMIT = 10_000_000;

/** Analyses a game at once; for progress, or to stop in between, see `analysisSteps`. */
export function analyseGame(game: Game, options: AnalysisOptions = {}): GameAnalysis {
  const steps = analysisSteps(game, options);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The analysis of one game, one announcement a step: a worker or a command can show progress and stop between two of them. */
export function* analysisSteps(
  game: Game,
  { only = null, missed = null, limit = ANALYSIS_LIMIT }: AnalysisOptions = {},
): Generator<AnalysisProgress, GameAnalysis, void> {
  const { number } = game;
  if (game.form === 'scored') return notAnalysed(number, 'scored');
  const auction = auctionOf(game);
  const bound = [boundCards(auction, 0), boundCards(auction, 1)] as const;
  const violation = playViolations(game.hands, game.tricks, bound)[0];
  if (violation) return notAnalysed(number, violation);

  const { hands } = game;
  const steps = stepsOf(hands, game.tricks);
  const play = new BoundPlay(bound);
  const table = new TranspositionTable();
  const active = auction.standings.filter(
    (standing) => isActive(standing) && isSelected(standing.announcement.id, only),
  );
  const bonuses = silentGoals(auction, hands).filter(({ bonus }) => isSelected(bonus, only));
  const calls =
    missed === null ? [] : missedCalls(auction, bound, missed).filter((call) => isSelected(call.announcement.id, only));
  const all = active.length + bonuses.length + calls.length;
  let done = 0;

  const announcements: AnnouncementAnalysis[] = [];
  const silent: SilentAnalysis[] = [];
  const found: MissedAnnouncement[] = [];
  const soFar: GameAnalysis = { number, reason: null, announcements, silent, missed: found };
  for (const { announcement, party, seat, bound: cards } of active) {
    yield { done: done++, all, soFar };
    const kept = cards.filter((card) => card.kept);
    const goal = goalOf(announcement.claims, kept, party, hands);
    announcements.push({ announcement, party, seat, ...verdictsOf(goal, steps, play, table, limit) });
  }
  for (const { bonus, party, goal, isOpposite } of bonuses) {
    yield { done: done++, all, soFar };
    const before = silent.at(-1);
    const verdicts = isOpposite && before ? opposite(before) : verdictsOf(goal, steps, play, table, limit);
    silent.push({ party, bonus, ...verdicts });
  }
  for (const { party, announcement, bound: withCall } of calls) {
    yield { done: done++, all, soFar };
    const goal = goalOf(announcement.claims, [], party, hands);
    const verdict = verdictAtFirst(goal, steps, new BoundPlay(withCall), table, limit);
    if (verdict !== '0') found.push({ party, announcement, verdict });
  }
  return soFar;
}

function notAnalysed(number: number, reason: NonNullable<GameAnalysis['reason']>): GameAnalysis {
  return { number, reason, announcements: [], silent: [], missed: [] };
}

function isSelected(id: string, only: string | null): boolean {
  return only === null || id === only;
}

function auctionOf({ attackers, hands, auction: turns }: PlayedGame): Auction {
  const auction = new Auction(attackers, hands);
  for (const turn of turns) auction.take(turn);
  return auction;
}
