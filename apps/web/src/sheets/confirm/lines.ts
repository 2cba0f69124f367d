import type { Language } from '../../language/languages.js';
import { nameOfBonus, nameOfLine } from '../../match/line-name.js';
import type { ToConfirm } from './queries.js';

/** Something on a sheet that can be disputed: a game, what a party was dealt, an announcement, a silent bonus. */
export interface DisputedLine {
  /** Of the part in the sheet (`docs/sheet.md`). */
  readonly path: string;
  readonly game: number;
  /** null for the whole game. */
  readonly party: 'A' | 'B' | null;
  /** null for the cards dealt. */
  readonly name: string | null;
}

/** Every line of a sheet in its order, by game. */
export function linesOf({ verification, sheet }: Pick<ToConfirm, 'verification' | 'sheet'>, language: Language) {
  return verification.games.map(({ number, announcements, silent }): readonly DisputedLine[] => {
    const path = `record.games[${number - 1}]`;
    const whole = { path, game: number, party: null, name: null };
    // What has its cards is proved card by card: there the game is disputed, not what follows from it.
    if (!isScored(sheet, number)) return [whole];
    return [
      whole,
      ...(['A', 'B'] as const).flatMap((party): readonly DisputedLine[] => {
        const side = `${path}.sheet.${party}`;
        const where = { game: number, party };
        return [
          { ...where, path: side, name: null },
          ...announcements
            .filter((line) => line.party === party)
            .map((line, index) => ({
              ...where,
              path: `${side}.announcements[${index}]`,
              name: nameOfLine(line, language),
            })),
          ...silent
            .filter((bonus) => bonus.party === party)
            .map(({ bonus }, index) => ({
              ...where,
              path: `${side}.silent[${index}]`,
              name: nameOfBonus(bonus, language),
            })),
        ];
      }),
    ];
  });
}

function isScored(sheet: unknown, number: number): boolean {
  const { record } = sheet as { readonly record: { readonly games: readonly { readonly sheet?: unknown }[] } };
  return record.games[number - 1]?.sheet !== undefined;
}
