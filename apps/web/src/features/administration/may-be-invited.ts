import type { CaptainAccount } from './checklist-queries.js';

/** Whether this reader may invite the person of this account. A closed one is opened again, and who is to have an office is invited again, by an admin. */
export function mayBeInvited(account: CaptainAccount | null, reader: { readonly admin: boolean }): boolean {
  if (account === null) return true;
  return account.state === 'INVITED' && (reader.admin || !(account.jury || account.admin));
}
