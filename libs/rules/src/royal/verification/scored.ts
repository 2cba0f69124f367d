import { isSame } from '../announcements/announcement.js';
import { type ScoredGame, type SheetLine } from '../record/match.js';
import { consolation } from '../scoring/consolation.js';
import { scoreOf, type DecidingTrophy, type Score } from '../scoring/score.js';
import { definitionOf } from '../announcements/catalogue.js';
import { opponentsOf, parties, partyOf, type Party } from '../table.js';
import { claimViolations } from './claim.js';
import { type AnnouncementResult, type GameResult, type Reason } from './result.js';
import { sheetViolations } from '../sheet/violations.js';

const fromSheet: Reason = { kind: 'sheet' };
const stated: Reason = { kind: 'stated' };

/** Adds up a sheet, and refutes what cannot be true of any game (match-record.md, Scored game). */
export function verifyScored(game: ScoredGame): GameResult {
  const { number, attackers, sheet } = game;
  const announcements = parties.flatMap((party) =>
    sheet[party].lines.map((line) => lineResult(line, isContrad(game, party, line))),
  );
  const score = parties.map((party) => scoreSide(game, party, announcements)) as [Score, Score];
  return {
    number,
    attackers,
    violations: [...sheetViolations(game), ...claimViolations([sheet[0].points, sheet[1].points], score)],
    announcements,
    silent: parties.flatMap((party) =>
      sheet[party].silent.map((bonus) => ({ party, bonus, points: definitionOf(bonus).points, reason: fromSheet })),
    ),
    trophies: announcements.flatMap(({ announcement, status, party, seat }) =>
      status === 'won' && announcement.definition.trophy ? [{ party, seat, trophy: announcement.id }] : [],
    ),
    score,
  };
}

/** A contra meets the first line of what it names; on a message it meets nothing. */
function isContrad({ sheet }: ScoredGame, party: Party, line: SheetLine): boolean {
  if (line.result === 'stated') return false;
  const first = sheet[party].lines.find(({ announcement }) => isSame(announcement, line.announcement));
  return first === line && sheet[opponentsOf(party)].contras.some((contra) => isSame(contra, line.announcement));
}

function lineResult({ announcement, seat, result }: SheetLine, contrad: boolean): AnnouncementResult {
  const { points } = announcement.definition;
  const scored = result === 'lost' ? -points : points;
  const contra = contrad ? { seat: null, points: -scored } : null;
  const reason = result === 'stated' ? stated : fromSheet;
  return { announcement, party: partyOf(seat), seat, status: result, points: scored, contra, reason };
}

function scoreSide(
  { sheet, attackers }: ScoredGame,
  party: Party,
  announcements: readonly AnnouncementResult[],
): Score {
  const side = sheet[party];
  const own = announcements.filter((result) => result.party === party);
  const sum = (results: readonly { readonly points: number }[]): number =>
    results.reduce((total, { points }) => total + points, 0);
  return scoreOf({
    consolation: consolation(side.tarocks, side.honours, side.has.length, party !== attackers),
    messages: sum(own.filter(({ status }) => status === 'stated')),
    announcements: sum(own.filter(({ status }) => status !== 'stated')),
    silent: sum(side.silent.map(definitionOf)),
    contra: sum(announcements.flatMap((result) => (result.party !== party && result.contra ? [result.contra] : []))),
    trophy: decidingTrophy(own),
  });
}

/** 7.4: of several active trophies the highest by rank, of equal ones the first line. */
function decidingTrophy(own: readonly AnnouncementResult[]): DecidingTrophy | null {
  let deciding: DecidingTrophy | null = null;
  for (const { announcement, status } of own) {
    const { definition } = announcement;
    if (definition.trophy === null) continue;
    if (deciding === null || definition.trophy.rank > deciding.definition.trophy!.rank) {
      deciding = { definition, won: status === 'won' };
    }
  }
  return deciding;
}
