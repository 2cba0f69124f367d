import { alongYear } from '../../ui/charts/scale.js';

/** A row of the championship, in its order. */
interface Placed {
  readonly team: { readonly id: string };
  readonly matches: number;
  readonly pointsByMonth: readonly number[];
}

/** More lines cannot be told apart. */
const LINES = 5;

/** A team and those who stand next to it: as many above as below, unless it is one of the first or last. */
export function rivalsOf<Row extends Placed>(rows: readonly Row[], id: string): readonly Row[] {
  const placed = rows.filter(({ matches }) => matches > 0);
  const at = placed.findIndex(({ team }) => team.id === id);
  if (at < 0) return [];
  const first = Math.max(0, Math.min(at - (LINES >> 1), placed.length - LINES));
  return placed.slice(first, first + LINES);
}

/** What a team has added up at the end of each month, along the year from 0 to 1. @param asOf the day of the table; null: the whole of the year */
export function monthByMonth(
  { pointsByMonth }: Pick<Placed, 'pointsByMonth'>,
  asOf: string | null,
): readonly { readonly at: number; readonly sum: number }[] {
  const last = asOf === null ? 1 : alongYear(asOf);
  let sum = 0;
  return pointsByMonth.map((points, month) => ({ at: Math.min(last, (month + 1) / 12), sum: (sum += points) }));
}
