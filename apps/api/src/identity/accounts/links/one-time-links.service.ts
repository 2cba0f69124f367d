import { Injectable } from '@nestjs/common';
import { problemKind } from '@tarokk/competition';
import { text } from '@tarokk/rules';
import type { Caller } from '../../../platform/requests/caller.js';
import { hashOfSecret, newSecret } from '../../access/secrets.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import { type Refused, refused } from '../../../platform/problems/refused.types.js';
import { NoticesRepository } from '../notices/notices.repository.js';
import { Throttle } from '../throttling/throttle.service.js';
import {
  type LinkChannel,
  type OneTimeLinkRow,
  OneTimeLinksRepository,
  type Purpose,
} from './one-time-links.repository.js';

export interface MadeLink {
  readonly id: string;
  /** The token in plain text; the database has only its hash. */
  readonly secret: string;
}

const HOUR = 3_600_000;

/** How long a link may be used, in milliseconds. */
export const lifetimes: Readonly<Record<Purpose, number>> = {
  invitation: 14 * 24 * HOUR,
  reset: 2 * HOUR,
  'first-admin': 24 * HOUR,
};

const problems = {
  unknown: problemKind('link/unknown', {
    path: 'token',
    text: text(
      'This link is not known. See whether the address is whole.',
      'Dieser Link ist nicht bekannt. Sieh nach, ob die Adresse vollständig ist.',
      'Ez a hivatkozás ismeretlen. Nézd meg, hogy teljes-e a cím.',
    ),
  }),
  used: problemKind('link/used', {
    path: 'token',
    text: text(
      'This link was used already, and works once. Log in, or ask for a new one.',
      'Dieser Link wurde schon benutzt und geht nur einmal. Melde dich an oder bitte um einen neuen.',
      'Ezt a hivatkozást már felhasználták, és csak egyszer működik. Jelentkezz be, vagy kérj újat.',
    ),
  }),
  revoked: problemKind('link/revoked', {
    path: 'token',
    text: text(
      'This link was replaced by a newer one, or taken back. Use the newest.',
      'Dieser Link wurde durch einen neueren ersetzt oder zurückgenommen. Benutze den neuesten.',
      'Ezt a hivatkozást újabb váltotta fel, vagy visszavonták. Használd a legújabbat.',
    ),
  }),
  expired: problemKind('link/expired', {
    path: 'token',
    text: text(
      'This link has expired. Ask for a new one.',
      'Dieser Link ist abgelaufen. Bitte um einen neuen.',
      'Ez a hivatkozás lejárt. Kérj újat.',
    ),
  }),
};

@Injectable()
export class OneTimeLinks {
  constructor(
    private readonly repository: OneTimeLinksRepository,
    private readonly notices: NoticesRepository,
    private readonly throttle: Throttle,
  ) {}

  /**
   * Makes a link; older ones of this account, or for the first admin, for the same purpose no longer work. Of one that opens an account in use its
   * person is told at the next login. The account is locked by the caller.
   */
  async make(
    transaction: Transaction,
    link: {
      readonly accountId: string | null;
      readonly purpose: Purpose;
      readonly delivery: LinkChannel;
      readonly madeBy: string | null;
    },
  ): Promise<MadeLink> {
    const secret = newSecret();
    const { accountId, purpose, delivery, madeBy } = link;
    await this.repository.revoke(transaction, accountId, purpose);
    if (accountId !== null) {
      if (purpose === 'reset') await this.notices.tell(transaction, accountId, 'reset-link', { by: madeBy, delivery });
    }
    const expiresAt = new Date(Date.now() + lifetimes[purpose]);
    const id = await this.repository.create(transaction, { ...link, tokenHash: hashOfSecret(secret), expiresAt });
    return { id, secret };
  }

  /** The link with this token, if it can be used for this; a link for something else is not known. Throttled by address. */
  async find(caller: Caller, secret: string, purpose: Purpose): Promise<OneTimeLinkRow | Refused> {
    const tooMany = await this.throttle.fromAddress('link', caller);
    if (tooMany !== null) return tooMany;
    const link = await this.repository.find(hashOfSecret(secret));
    return link?.purpose === purpose ? (whyUnusable(link) ?? link) : unusable('unknown');
  }

  /** Uses up a link that was found; null when nobody else was faster. The account is locked by the caller. */
  async use(transaction: Transaction, id: string): Promise<Refused | null> {
    const reason = whyUnusable(await this.repository.lock(transaction, id));
    if (reason === null) await this.repository.markUsed(transaction, id);
    return reason;
  }

  revoke(transaction: Transaction, accountId: string, purpose?: Purpose): Promise<void> {
    return this.repository.revoke(transaction, accountId, purpose);
  }
}

function whyUnusable({ usedAt, revokedAt, expiresAt }: OneTimeLinkRow): Refused | null {
  if (usedAt !== null) return unusable('used');
  if (revokedAt !== null) return unusable('revoked');
  return expiresAt.getTime() <= Date.now() ? unusable('expired') : null;
}

function unusable(why: keyof typeof problems): Refused {
  return refused(problems[why]());
}
