import { announcementName, definitionOf } from '@tarokk/rules';
import type { Language } from '../../language/languages.js';
import { announcementOf } from '../../playing/standing.js';
import type { DisputedLine } from '../confirm/lines.js';
import { partyNames, type SheetState } from '../form/state.js';

/** Every line of a sheet on this phone in its order, by game; its paths are those of the sheet that is handed in. */
export function linesOfState({ games }: SheetState, language: Language): readonly (readonly DisputedLine[])[] {
  return games.map((game, index): readonly DisputedLine[] => {
    const path = `record.games[${index}]`;
    const number = index + 1;
    const whole = { path, game: number, party: null, name: null };
    // What has its cards is proved card by card: there the game is disputed, not what follows from it.
    if (game.form === 'played') return [whole];
    return [
      whole,
      ...partyNames.flatMap((party): readonly DisputedLine[] => {
        const side = `${path}.sheet.${party}`;
        const where = { game: number, party };
        const { lines, silent } = game.sides[party];
        return [
          { ...where, path: side, name: null },
          ...lines.map((line, place) => ({
            ...where,
            path: `${side}.announcements[${place}]`,
            name: announcementName(announcementOf(line), language),
          })),
          ...silent.map((bonus, place) => ({
            ...where,
            path: `${side}.silent[${place}]`,
            name: definitionOf(bonus as 'obscur').name[language],
          })),
        ];
      }),
    ];
  });
}
