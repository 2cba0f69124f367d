import { useTranslations } from 'use-intl';
import type { SeatName } from '@tarokk/rules';
import { attackersOf, personAt, seatNames, type SheetState } from '../form/state.js';
import { nameOf } from '../store/season-directory.js';
import { keyed } from '../../../ui/keys/keys.js';
import { useOpened } from '../use-sheets.js';
import { seatParts } from '../../../game/seat-parts.js';

/** The attackers' collector speaks first (2.1). */
export function firstSeat({ firstDealer }: SheetState, game: number): SeatName {
  return `${attackersOf(firstDealer ?? 'A', game)}.collector`;
}

/** Who announces: it stays until somebody else is tapped. */
export function SeatChoice({
  game,
  seat,
  choose,
}: {
  readonly game: number;
  readonly seat: SeatName;
  readonly choose: (seat: SeatName) => void;
}) {
  const t = useTranslations('sheets');
  const { draft, directory } = useOpened();
  return (
    <fieldset className="chips four seats">
      <legend>{t('whoAnnounces')}</legend>
      {seatNames.map((each, index) => {
        const { party, role } = seatParts(each);
        return (
          <button
            key={each}
            type="button"
            className={`chip party-${party.toLowerCase()}`}
            aria-pressed={seat === each}
            {...keyed('qwer'.charAt(index))}
            aria-label={`${party}, ${nameOf(directory, personAt(draft.state, each, game))}, ${t(role)}`}
            onClick={() => choose(each)}
          >
            <b>{party}</b> {nameOf(directory, personAt(draft.state, each, game))}
          </button>
        );
      })}
    </fieldset>
  );
}
