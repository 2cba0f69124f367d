import { keptCardFailed, type Proof, prove } from '../announcements/proof.js';
import { Auction } from '../auction/auction.js';
import { type Standing } from '../auction/standing.js';
import { boundCards } from '../play/binding.js';
import { factsOf, type Facts } from '../play/facts.js';
import { playViolations } from '../play/legality.js';
import { type PlayedGame } from '../record/match.js';
import { consolationOfDealt } from '../scoring/consolation.js';
import { scoreOf, type DecidingTrophy, type Score } from '../scoring/score.js';
import { collectorOf, parties, type ByParty, type Party } from '../table.js';
import { claimViolations } from './claim.js';
import { dealViolations } from './deal.js';
import { isSilenced, silentClaims } from './silenced.js';
import {
  type AnnouncementResult,
  type GameResult,
  type Reason,
  type SilentResult,
  type TrophyResult,
} from './result.js';

/** Proves everything of a game whose cards are all on record; whatever is wrong is reported and scored as played. */
export function verifyPlayed(game: PlayedGame): GameResult {
  const { number, attackers, hands, tricks } = game;
  const facts = factsOf(hands, tricks);
  const auction = new Auction(attackers, hands);
  for (const turn of game.auction) auction.take(turn);
  auction.close();

  const announcements: AnnouncementResult[] = [];
  const trophies: TrophyResult[] = [];
  for (const standing of auction.standings) {
    const result = judge(standing, facts);
    announcements.push(result);
    const { announcement, party, seat } = standing;
    if (result.status === 'won' && announcement.definition.trophy)
      trophies.push({ party, seat, trophy: announcement.id });
  }
  const silent = silentResults(facts, auction);
  const score: ByParty<Score> = [
    scoreParty(0, attackers, facts, announcements, silent),
    scoreParty(1, attackers, facts, announcements, silent),
  ];
  const violations = dealViolations(hands, attackers);
  violations.push(...auction.violations);
  violations.push(...playViolations(hands, tricks, [boundCards(auction, 0), boundCards(auction, 1)]));
  violations.push(...claimViolations(game.claim, score));
  return { number, attackers, violations, announcements, silent, trophies, score };
}

const stated: Reason = { kind: 'stated' };

function judge(standing: Standing, facts: Facts): AnnouncementResult {
  const { announcement, party, seat } = standing;
  const { points, family } = announcement.definition;
  if (standing.void !== null) {
    const reason: Reason = { kind: 'void', violation: standing.void };
    return { announcement, party, seat, status: 'void', points: 0, contra: null, reason };
  }
  if (family === 'message')
    return { announcement, party, seat, status: 'stated', points, contra: null, reason: stated };
  if (standing.raisedBy !== null) {
    const contra = standing.contra === null ? null : { seat: standing.contra, points: 0 };
    const reason: Reason = { kind: 'raised', by: standing.raisedBy.announcement };
    return { announcement, party, seat, status: 'raised', points: 0, contra, reason };
  }
  const proof = proveAnnouncement(standing, facts);
  const won = proof.holds ? points : -points;
  const contra = standing.contra === null ? null : { seat: standing.contra, points: -won };
  return {
    announcement,
    party,
    seat,
    status: proof.holds ? 'won' : 'lost',
    points: won,
    contra,
    reason: proof,
  };
}

/** All its claims, then that each card it took over has won the trick it was bound to (2.3). */
function proveAnnouncement({ announcement, party, seat, bound }: Standing, facts: Facts): Proof {
  let proof: Proof | null = null;
  for (const claim of announcement.claims) {
    proof = prove(claim, facts, party, seat);
    if (!proof.holds) return proof;
  }
  for (const { card, tricks, kept } of bound) {
    if (!kept) continue;
    const failed = keptCardFailed(facts, party, card, tricks);
    if (failed) return failed;
  }
  return proof!;
}

/** 4.3: what nobody announced and happened all the same. */
function silentResults(facts: Facts, auction: Auction): readonly SilentResult[] {
  const results: SilentResult[] = [];
  for (const bonus of silentClaims) {
    for (const party of parties) {
      const proof = prove(bonus.claim, facts, party, collectorOf(party));
      if (!proof.holds || isSilenced(bonus, auction, party)) continue;
      results.push({ party, bonus: bonus.id, points: bonus.points, reason: proof });
    }
  }
  return results;
}

function scoreParty(
  party: Party,
  attackers: Party,
  facts: Facts,
  announcements: readonly AnnouncementResult[],
  silentOnes: readonly SilentResult[],
): Score {
  let messages = 0;
  let schlemme = 0;
  let contra = 0;
  let trophy: DecidingTrophy | null = null;
  for (const result of announcements) {
    const { definition } = result.announcement;
    if (result.party !== party) {
      if (result.contra !== null) contra += result.contra.points;
    } else if (result.status === 'stated') {
      messages += result.points;
    } else if (result.status === 'won' || result.status === 'lost') {
      schlemme += result.points;
      if (definition.trophy) trophy = { definition, won: result.status === 'won' };
    }
  }
  let silent = 0;
  for (const result of silentOnes) if (result.party === party) silent += result.points;
  const consolation = consolationOfDealt(facts.parties[party].dealt.tarocks, party !== attackers);
  return scoreOf({ consolation, messages, announcements: schlemme, silent, contra, trophy });
}
