import { announcementName, definitionOf } from '@tarokk/rules';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePage } from '../../application/page-context.js';
import { announcementOf, isMessage } from '../../playing/standing.js';
import { type CallState, gameAt, isSameCall, type PartyName, type Role, type SeatName } from '../form/state.js';
import { keyed } from '../keys.js';
import { useOpened } from '../use-sheets.js';

/** What is announced most in general, until this phone knows better. */
const usual = ['game', 'ultimo T1', 'honour', 'trull', 'heads', 'visi', 'vogerl', 'cash-box', 'pre-ultimo T1', 'angel'];
const SHOWN = 7;

/** One's most frequent announcements, and the silent bonus of most games; a second tap takes it back. */
export function Favourites({ game, seat }: { readonly game: number; readonly seat: SeatName }) {
  const t = useTranslations('sheets');
  const { language } = usePage();
  const { draft, sheets, favourites } = useOpened();
  const [party, by] = seat.split('.') as [PartyName, Role];
  const played = gameAt(draft.state, game);
  if (played.form === 'played') return null;
  const side = played.sides[party];
  const often = [...favourites].toSorted(([, one], [, other]) => other - one).map(([key]) => key);
  const calls = [...new Set([...often, ...usual])].slice(0, SHOWN).map(callOfKey);
  const where = { game, party };
  const toggle = (call: CallState): void => {
    const said = side.lines.findIndex((line) => isSameCall(line, call) && (line.result !== null || line.by === by));
    if (said >= 0) return sheets.tap(draft.id, { ...where, tap: 'unsay', line: said });
    sheets.tap(draft.id, { ...where, tap: 'announce', call, by, isMessage: isMessage(call.announce) });
  };
  return (
    <div className="chips three favourites" role="group" aria-label={t('favourites')}>
      <button
        type="button"
        className="chip"
        aria-pressed={side.silent.includes('obscur')}
        {...keyed('1')}
        onClick={() => sheets.tap(draft.id, { ...where, tap: 'silent', bonus: 'obscur' })}
      >
        {definitionOf('obscur').name[language]}
      </button>
      {calls.map((call, index) => (
        <button
          key={JSON.stringify(call)}
          type="button"
          className="chip"
          aria-pressed={side.lines.some((line) => isSameCall(line, call))}
          {...keyed(String(index + 2))}
          onClick={() => toggle(call)}
        >
          {announcementName(announcementOf(call), language)}
        </button>
      ))}
      <Link
        to="/$language/sheets/$id/game/$game/announcements"
        params={{ language, id: draft.id, game }}
        search={{ seat }}
        className="chip"
        {...keyed(String(SHOWN + 2))}
      >
        {t('allAnnouncements')}
      </Link>
    </div>
  );
}

function callOfKey(key: string): CallState {
  const [announce, card] = key.split(' ') as [string, string?];
  return card === undefined ? { announce } : { announce, card };
}
