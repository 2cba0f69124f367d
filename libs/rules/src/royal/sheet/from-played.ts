import { Auction } from '../auction/auction.js';
import { isActive, type Standing } from '../auction/standing.js';
import { type PlayedGame, type ScoredGame, type SheetLine, type SheetSide } from '../record/match.js';
import { consolationCards } from '../scoring/consolation.js';
import { union } from '../../cards/card-set.js';
import { opponentsOf, parties, type ByParty, type Party } from '../table.js';
import { verifyPlayed } from '../verification/played.js';
import { type GameResult } from '../verification/result.js';

/** The match sheet that the players of a game would have written: what is active at the end, and how it came out. */
export function scoredFrom(game: PlayedGame): ScoredGame {
  const result = verifyPlayed(game);
  const auction = new Auction(game.attackers, game.hands);
  for (const turn of game.auction) auction.take(turn);
  const sheet = parties.map((party) => sideFrom(game, result, auction, party)) as unknown as ByParty<SheetSide>;
  return { form: 'scored', number: game.number, attackers: game.attackers, sheet };
}

function sideFrom({ hands }: PlayedGame, result: GameResult, auction: Auction, party: Party): SheetSide {
  const contrad = (standing: Standing): boolean => isActive(standing) && standing.contra !== null;
  return {
    ...consolationCards(union(hands[party << 1]!, hands[(party << 1) | 1]!)),
    lines: result.announcements.flatMap(({ announcement, seat, status, party: whose }): SheetLine[] =>
      whose === party && (status === 'stated' || status === 'won' || status === 'lost')
        ? [{ announcement, seat, result: status }]
        : [],
    ),
    contras: auction
      .schlemmeOf(opponentsOf(party))
      .filter(contrad)
      .map(({ announcement }) => announcement),
    silent: result.silent.filter((bonus) => bonus.party === party).map(({ bonus }) => bonus),
    points: result.score[party].total,
  };
}
