import { Injectable } from '@nestjs/common';
import { whatIsDisputed } from '@tarokk/competition';
import { languages, text, type Language, type Text } from '@tarokk/rules';
import { disputedIn } from '../../matches/lifecycle/disputes.js';
import { MatchHistoryRepository } from '../../matches/history/match-history.repository.js';

/** A step by which somebody disputed a match, by its number. */
export interface DisputeStep {
  readonly matchId: string;
  readonly move: number;
}

const quoted: Readonly<Record<Language, (words: string) => string>> = {
  en: (words) => `“${words}”`,
  de: (words) => `„${words}“`,
  hu: (words) => `„${words}”`,
};

/** What letters and messages say of a dispute: by whom, in which game, which line, and why. */
@Injectable()
export class DisputesInWords {
  constructor(private readonly history: MatchHistoryRepository) {}

  /** By match and number of the step, those that there are. */
  async of(steps: readonly DisputeStep[]): Promise<ReadonlyMap<string, Text>> {
    if (steps.length === 0) return new Map();
    const matches = [...new Set(steps.map(({ matchId }) => matchId))];
    const [moves, revisions] = await Promise.all([this.history.movesOf(matches), this.history.revisionsOf(matches)]);
    const wanted = new Set(steps.map(keyOf));
    return new Map(
      moves.flatMap((move) => {
        const key = keyOf({ matchId: move.matchId, move: move.number });
        if (!wanted.has(key) || move.to !== 'disputed') return [];
        const isMeant = (each: (typeof revisions)[number]): boolean =>
          each.matchId === move.matchId && each.number === move.revision;
        const what = whatIsDisputed(disputedIn(move, revisions.find(isMeant) ?? null));
        const why = move.reason ?? '';
        const [en, de, hu] = languages.map((language) =>
          why === '' ? `${what[language]}.` : `${what[language]}. ${quoted[language](why)}`,
        ) as [string, string, string];
        return [[key, text(en, de, hu)] as const];
      }),
    );
  }
}

export function keyOf({ matchId, move }: DisputeStep): string {
  return `${matchId} ${move}`;
}
