import { raw } from '../ask.js';
import type { Client } from '../given.js';
import { isShown } from './matrix.js';

/** An object, and by which field its own query asks for it; a venue has none but its list. */
export interface Kept {
  readonly type: string;
  readonly of: string;
  readonly id: string;
  readonly own: string | null;
}

/** Whether the object's own query shows it, or of a venue the list. */
export async function shownByOwnQuery(by: Client, { own, id }: Kept): Promise<boolean> {
  if (own !== null) return isShown((await raw(by, `{ own: ${own}(id: "${id}") { id } }`)).data, ['own']);
  const { data } = await raw(by, '{ venues(first: 100) { nodes { id } } }');
  return (data as { venues: { nodes: { id: string }[] } }).venues.nodes.some((venue) => venue.id === id);
}
