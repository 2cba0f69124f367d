import { raw } from '../ask.js';
import type { Client } from '../given.js';
import { isShown } from './matrix.js';

/** An object, and by which field its own query asks for it; venues and old lists have none but their list. */
export interface Kept {
  readonly type: string;
  readonly of: string;
  readonly id: string;
  readonly own: string | null;
}

/** Whether the object's own query shows it, or the list of its kind. */
export async function shownByOwnQuery(by: Client, { type, own, id }: Kept): Promise<boolean> {
  if (own !== null) return isShown((await raw(by, `{ own: ${own}(id: "${id}") { id } }`)).data, ['own']);
  const list = type === 'Venue' ? 'venues' : 'oldLists';
  const { data } = await raw(by, `{ list: ${list}(first: 25) { nodes { id } } }`);
  return (data as { list: { nodes: { id: string }[] } }).list.nodes.some((each) => each.id === id);
}
