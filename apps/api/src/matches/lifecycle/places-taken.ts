import type { Knowledge } from '../sheets/knowledge.js';
import type { MatchFile } from './match-file.js';

/** Places among the 40 that matches of one transaction take, one after the other (D17): each one of both its teams. */
export class PlacesTaken {
  private readonly byTeam = new Map<string, number>();

  /** Counts no place unless the match is approved for the championship. */
  add({ row, knowledge }: Pick<MatchFile, 'row' | 'knowledge'>): void {
    const { state, competitions, kind, sides } = row;
    if (state !== 'approved' || !competitions.includes('championship') || kind === 'open') return;
    // Pairs of a Grand Prix play for teams (11.2).
    for (const team of knowledge.grandPrix?.agreement?.teams ?? sides)
      this.byTeam.set(team, (this.byTeam.get(team) ?? 0) + 1);
  }

  /** The knowledge of a sheet, with these places counted as taken. */
  addedTo(knowledge: Knowledge): Knowledge {
    if (this.byTeam.size === 0) return knowledge;
    const sides = knowledge.sides.map((side) => ({ ...side, taken: side.taken + (this.byTeam.get(side.id) ?? 0) }));
    return { ...knowledge, sides };
  }
}
