import { type Random } from '../../../src/random/random.js';
import { BoundPlay } from '../../../src/royal/analysis/bindings.js';
import { goalOf } from '../../../src/royal/analysis/goal.js';
import { missedCalls } from '../../../src/royal/analysis/missed.js';
import { Search } from '../../../src/royal/analysis/search.js';
import { TranspositionTable } from '../../../src/royal/analysis/table.js';
import { positionsOf, stepsOf } from '../../../src/royal/analysis/verdicts.js';
import { type Announcement } from '../../../src/royal/announcements/announcement.js';
import { catalogue } from '../../../src/royal/announcements/catalogue.js';
import { Auction } from '../../../src/royal/auction/auction.js';
import { isActive, type Bound } from '../../../src/royal/auction/standing.js';
import { boundCards } from '../../../src/royal/play/binding.js';
import { type PlayedGame } from '../../../src/royal/record/match.js';
import { parties, type ByParty, type Party } from '../../../src/royal/table.js';
import { silentClaims } from '../../../src/royal/verification/silenced.js';
import { questionOf, type Deal, type Question } from './naive.js';

/** A question about a game, with the cards that are bound while it is asked. */
export interface QuestionWithBound {
  readonly id: string;
  readonly question: Question;
  readonly bound: ByParty<readonly Bound[]>;
}

export function auctionOf({ attackers, hands, auction: turns }: PlayedGame): Auction {
  const auction = new Auction(attackers, hands);
  for (const turn of turns) auction.take(turn);
  return auction;
}

/**
 * All that was announced, the four silent bonuses for both parties, and of the other announcements one in `share` as a last
 * call, each with one choice of its parameters.
 */
export function questionsOf(game: PlayedGame, random: Random, share: number): readonly QuestionWithBound[] {
  const auction = auctionOf(game);
  const bound: ByParty<readonly Bound[]> = [boundCards(auction, 0), boundCards(auction, 1)];
  const announced = auction.standings
    .filter(isActive)
    .map(({ announcement, party, bound: cards }) => questionWithBound(announcement, party, bound, cards));
  const silent = silentClaims.flatMap(({ id, claim }) =>
    parties.map((party) => ({ id, question: { party, claims: [claim], kept: [] }, bound })),
  );
  const free = missedCalls(auction, bound, 'schlemme');
  const others = catalogue
    .map(({ id }) => free.filter(({ announcement }) => announcement.id === id))
    .filter((calls) => calls.length > 0 && random.below(share) === 0)
    .map((calls) => random.pick(calls))
    .map(({ announcement, party }) => questionWithBound(announcement, party, withCall(bound, announcement, party)));
  return [...announced, ...silent, ...others];
}

function questionWithBound(
  announcement: Announcement,
  party: Party,
  bound: ByParty<readonly Bound[]>,
  cards: readonly Bound[] = [],
): QuestionWithBound {
  return { id: announcement.id, question: questionOf(announcement, party, cards), bound };
}

function withCall(
  bound: ByParty<readonly Bound[]>,
  { bindings }: Announcement,
  party: Party,
): ByParty<readonly Bound[]> {
  const own = bindings.map((binding) => ({ ...binding, order: 1000, kept: false }));
  return party === 0 ? [[...bound[0], ...own], bound[1]] : [bound[0], [...bound[1], ...own]];
}

export function dealOf({ attackers, hands }: PlayedGame, { bound }: QuestionWithBound): Deal {
  return { attackers, hands, bound };
}

const table = new TranspositionTable();

/** What the search says before each card from `first` on, the last card first. */
export function searched(
  game: PlayedGame,
  { question, bound }: QuestionWithBound,
  first: number,
): readonly (boolean | null)[] {
  const { hands, tricks } = game;
  const goal = goalOf(question.claims, question.kept, question.party, hands);
  table.clear();
  const search = new Search(goal, hands, new BoundPlay(bound), table, Infinity);
  const positions = positionsOf(search.course, stepsOf(hands, tricks)).slice(first, 40);
  return positions
    .toReversed()
    .map((position) => !goal.impossible && search.canReach(position))
    .toReversed();
}
