import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { type PlaceOnSheet, placeOf } from './place.js';
import { useOpened } from './use-sheets.js';

/** What is at a place of the sheet, in words: "Game 3, A: Spadille". */
export function useNameOfPlace(): (place: PlaceOnSheet) => string {
  const t = useTranslations('sheets');
  return ({ page, game, party, line }) => {
    if (game === null) return t(page === 'players' ? 'players' : 'matchDetails');
    const what = line ?? (page === 'cards' ? t('cards') : null);
    return [t('game', { game }) + (party === null ? '' : `, ${party}`), ...(what === null ? [] : [what])].join(': ');
  };
}

/** One tap to where something of the sheet is entered, from where one more leads back to handing in. */
export function PlaceLink({ path, main = false }: { readonly path: string; readonly main?: boolean }) {
  const t = useTranslations('sheets');
  const { namesIn } = usePage();
  const { draft } = useOpened();
  const nameOf = useNameOfPlace();
  const place = placeOf(path, draft.state, namesIn);
  if (place === null) return null;
  const { id } = draft;
  const common = { className: main ? 'action main' : 'action', search: { then: 'hand-in' } as const };
  const words = main ? t('correctAt', { place: nameOf(place) }) : nameOf(place);
  switch (place.page) {
    case 'calls':
      return (
        <Link to="/sheets/$id/game/$game/calls" params={{ id, game: place.game }} {...common}>
          {words}
        </Link>
      );
    case 'cards':
      return (
        <Link to="/sheets/$id/game/$game" params={{ id, game: place.game }} {...common}>
          {words}
        </Link>
      );
    case 'by-cards':
      return (
        <Link to="/sheets/$id/game/$game/cards" params={{ id, game: place.game }} {...common}>
          {words}
        </Link>
      );
    case 'players':
      return (
        <Link to="/sheets/$id/players" params={{ id }} {...common}>
          {words}
        </Link>
      );
    case 'match':
      return (
        <Link to="/sheets/$id/match" params={{ id }} {...common}>
          {words}
        </Link>
      );
  }
}
