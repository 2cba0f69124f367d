import { useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../api/page-context.js';
import { addressIn } from '../../messages/addresses.js';
import { meetingSearch } from './search.js';

/**
 * Chooses by name whom a player is compared with, or the player where none is chosen yet; a form that works without script, too.
 * @param names that are offered while it is typed
 */
export function Meet({
  player,
  label,
  typed,
  names = [],
}: {
  readonly player: string | undefined;
  readonly label: string;
  readonly typed?: string | undefined;
  readonly names?: readonly string[];
}) {
  const t = useTranslations('people');
  const { language } = usePage();
  const navigate = useNavigate();
  const id = useId();
  return (
    <form
      className="meet"
      key={typed}
      action={addressIn(language, '/head-to-head')}
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = meetingSearch.parse(Object.fromEntries(new FormData(event.currentTarget)));
        void navigate({ to: '/head-to-head', search: wanted });
      }}
    >
      <label htmlFor={id}>{label}</label>
      <div className="acts">
        {player === undefined ? null : <input type="hidden" name="player" value={player} />}
        <input id={id} name="name" type="search" defaultValue={typed} maxLength={100} list={`${id}-names`} required />
        <button type="submit" className="action">
          {t(player === undefined ? 'findPlayer' : 'compare')}
        </button>
      </div>
      <datalist id={`${id}-names`}>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </form>
  );
}
