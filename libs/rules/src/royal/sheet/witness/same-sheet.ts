import { type Announcement } from '../../announcements/announcement.js';
import { type PlayedGame, type ScoredGame, type SheetSide } from '../../record/match.js';
import { parametersOf } from '../../record/parameters.js';
import { parties, type ByParty } from '../../table.js';
import { verifyPlayed } from '../../verification/played.js';
import { verifyScored } from '../../verification/scored.js';
import { scoredFrom } from '../from-played.js';

/** Whether a played game is legal throughout and its verification gives exactly the lines of a sheet, and what they add up to. */
export function isShownBy(sheet: ScoredGame, game: PlayedGame): boolean {
  if (verifyPlayed(game).violations.length > 0) return false;
  const shown = scoredFrom(game).sheet;
  const { score } = verifyScored(sheet);
  return parties.every((party) => {
    const points = score[party].total;
    return textOf({ ...sheet.sheet[party], points }) === textOf(shown[party]);
  });
}

/** What a side says, whatever the order of its entries. */
function textOf({ tarocks, honours, has, lines, contras, silent, points }: SheetSide): string {
  return JSON.stringify({
    tarocks,
    honours,
    has: [...has].sort(),
    lines: lines.map(({ announcement, seat, result }) => [named(announcement), seat, result].join(' ')).sort(),
    contras: contras.map(named).sort(),
    silent: [...silent].sort(),
    points,
  });
}

function named(announcement: Announcement): string {
  return `${announcement.id} ${JSON.stringify(parametersOf(announcement))}`;
}

/** The points that a sheet's own lines add up to. */
export function pointsOf(sheet: ScoredGame): ByParty<number> {
  const { score } = verifyScored(sheet);
  return [score[0].total, score[1].total];
}
