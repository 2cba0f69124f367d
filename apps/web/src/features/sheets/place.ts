import type { Language, PartyName } from '@tarokk/rules';
import { nameAlone, definitionCalled } from '../../game/announcement-names.js';
import { announcementOf } from '../../game/playing/standing.js';
import { gameAt, type SheetState } from './form/state.js';

/** What of a sheet is meant, and on which of its pages it is entered. */
export type PlaceOnSheet = PlaceInGame | PlaceInMatch;

interface PlaceInGame extends PlaceParts {
  readonly page: 'calls' | 'cards' | 'by-cards';
  /** From 1. */
  readonly game: number;
}

/** What is of the whole match. */
interface PlaceInMatch extends PlaceParts {
  readonly page: 'players' | 'match';
  readonly game: null;
}

interface PlaceParts {
  readonly party: PartyName | null;
  /** The name of an announcement or silent bonus. */
  readonly line: string | null;
}

/** Reads a path in a sheet (docs/sheet.md); null for what is in no sheet. */
export function placeOf(path: string, state: SheetState, language: Language): PlaceOnSheet | null {
  const inGame = /^record\.games\[(\d+)\](?:\.sheet\.([AB]))?(?:\.(\w+)(?:\[(\d+)\])?)?/.exec(path);
  if (inGame !== null) {
    const [, index, party, part, place] = inGame;
    const game = Number(index) + 1;
    const played = gameAt(state, game);
    const where = { game, party: (party as PartyName | undefined) ?? null };
    if (played.form === 'played') return { ...where, page: 'by-cards', line: null };
    const side = where.party === null ? null : played.sides[where.party];
    const call = part === 'announcements' ? side?.lines[Number(place)] : undefined;
    const bonus = part === 'silent' ? side?.silent[Number(place)] : undefined;
    const isCards = part === 'tarocks' || part === 'honours' || part === 'has';
    return {
      ...where,
      page: isCards ? 'cards' : 'calls',
      line:
        call !== undefined
          ? nameAlone(announcementOf(call), language)
          : bonus !== undefined
            ? definitionCalled(bonus).name[language]
            : null,
    };
  }
  const whole = { game: null, party: null, line: null };
  if (/^(?:persons|substitutions|guests|sides|record\.(?:firstDealer|parties))/.test(path))
    return { ...whole, page: 'players' };
  const noted = /^notes\[(\d+)\](\.draw)?/.exec(path);
  if (noted !== null) {
    const game = state.notes?.[Number(noted[1])]?.game ?? null;
    return noted[2] !== undefined || game === null ? { ...whole, page: 'players' } : { ...whole, game, page: 'cards' };
  }
  if (/^(?:date|order|venue|competitions|record\.kind)/.test(path)) return { ...whole, page: 'match' };
  return null;
}
