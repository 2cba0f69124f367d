import { toDay } from '../../platform/database/days.js';
import type { RowOf } from '../../platform/database/tables.js';
import type { FreeGameRow } from './free-game.row.js';

/** A game as the office reads it, from its row in the database. By its players' key only the database knows it again. */
export function freeGameRow({ playersKey: _key, date, ...row }: RowOf<'freeGame'>): FreeGameRow {
  return { ...row, date: toDay(date) };
}
