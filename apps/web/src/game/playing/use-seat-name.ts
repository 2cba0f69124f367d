import { type Seat, seatLabel, seatNames } from '@tarokk/rules';
import { usePage } from '../../api/page-context.js';
import { usePlaying } from './playing.js';

/** How somebody at the table is called: by name where there is one, else by their seat. */
export function useSeatName(): (seat: Seat) => string {
  const { names } = usePlaying();
  const { namesIn } = usePage();
  return (seat) => {
    const name = names[seatNames[seat]];
    return name === '' ? seatLabel(seat, namesIn) : name;
  };
}
