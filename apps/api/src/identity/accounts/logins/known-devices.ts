import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** An account as far as its devices are signed: by the hash of its password, so that a new password makes all of them strangers. */
export interface Signer {
  readonly id: string;
  readonly passwordHash: string | null;
}

/** Accounts that one device is known to: a phone that goes round a table. */
const MOST_ACCOUNTS = 5;

/** A device that the account knows from now on, as its cookie has it. */
export function newDevice(account: Signer): string {
  const number = randomBytes(12).toString('base64url');
  return `${account.id}~${number}~${signature(account, number)}`;
}

/** The number of the device, which nobody can make up; null where the account does not know it. */
export function knownDevice(cookie: string, account: Signer): string | null {
  if (account.passwordHash === null) return null;
  for (const device of cookie.split('.').slice(0, MOST_ACCOUNTS)) {
    const [id, number = '', given = ''] = device.split('~');
    if (id !== account.id) continue;
    const [expected, found] = [signature(account, number), given].map((text) => Buffer.from(text));
    if (expected!.length === found!.length && timingSafeEqual(expected!, found!)) return number;
  }
  return null;
}

/** The cookie with one more device in it, in place of an earlier one of the same account. */
export function withDevice(cookie: string, device: string): string {
  const [id] = device.split('~');
  const others = cookie.split('.').filter((each) => each !== '' && !each.startsWith(`${id!}~`));
  return [device, ...others].slice(0, MOST_ACCOUNTS).join('.');
}

function signature({ id, passwordHash }: Signer, number: string): string {
  return createHmac('sha256', passwordHash ?? randomBytes(32))
    .update(`known device ${id} ${number}`)
    .digest('base64url');
}
