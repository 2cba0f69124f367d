import { sheetsHere } from './here-offline.js';
import { forgetFoundOut } from './game/possible/kept.js';
import { CHANNEL, forget, FORGOTTEN } from './store/database.js';
import { isHereAlone } from './store/draft.js';
import { closeSheets } from './use-sheets.js';

/** How many sheets of whoever is logged in here would be lost if this phone forgot them. */
export async function sheetsHereAlone(): Promise<number> {
  const here = await sheetsHere().catch(() => null);
  return (here?.drafts ?? []).filter(isHereAlone).length;
}

/** After logging out: the phone keeps nothing of the account, and its other pages of sheets begin anew. */
export async function forgetSheets(account: string): Promise<void> {
  await closeSheets();
  // A browser without a store has kept nothing.
  await forget(account).catch(() => undefined);
  await forgetFoundOut().catch(() => undefined);
  const others = new BroadcastChannel(CHANNEL);
  others.postMessage(FORGOTTEN);
  others.close();
}
