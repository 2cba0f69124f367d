import { callKey, object, readCall } from '../../game/playing/call.js';
import { idOfLine } from './line-name.js';
import type { PartyKey, SheetGame, SheetLine } from './queries.js';

/** A line of the other party to which a contra was said, and where that contra stands in the sheet (docs/sheet.md). */
export interface ContraOnSheet {
  readonly line: SheetLine;
  readonly path: string;
}

/**
 * The contras of a party, in the order of the lines that they meet.
 * @param document the sheet as it was handed in: it may have them in another order; without it they stand as in the lines
 */
export function contrasOf(game: SheetGame, party: PartyKey, document: unknown): readonly ContraOnSheet[] {
  const own = party.toUpperCase();
  const written = writtenContras(document, game.number, own);
  return game.announcements
    .filter(({ party: whose, contra }) => whose !== own && contra !== null)
    .map((line, index) => {
      const place = written.indexOf(callKeyOf(line));
      return { line, path: `record.games[${game.number - 1}].sheet.${own}.contras[${place < 0 ? index : place}]` };
    });
}

function writtenContras(document: unknown, game: number, party: string): readonly string[] {
  const { games } = object(object(document)['record']);
  const { sheet } = object(Array.isArray(games) ? games[game - 1] : null);
  const { contras } = object(object(sheet)[party]);
  return (Array.isArray(contras) ? contras : [])
    .map(object)
    .map((contra) => callKey(readCall(contra, String(contra['contra']))));
}

function callKeyOf(line: SheetLine): string {
  return callKey(readCall(line, idOfLine(line)));
}
