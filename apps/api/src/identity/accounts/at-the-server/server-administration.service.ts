import { Injectable } from '@nestjs/common';
import { plainName, problemKind } from '@tarokk/competition';
import { type Language, text } from '@tarokk/rules';
import { atTheServer } from '../../../platform/requests/caller.js';
import { isRefused } from '../../../platform/problems/is-refused.js';
import { type Refused, refused } from '../../../platform/problems/refused.types.js';
import { Locks } from '../../../platform/database/locks.js';
import { Writes } from '../../../platform/writes/writes.service.js';
import { AccountsRepository } from '../accounts.repository.js';
import { type Credentials, keptCredentials } from '../links/credentials.js';
import { LinkAddress } from '../links/link-address.js';
import { Newcomers } from '../links/newcomers.service.js';
import { OneTimeLinks } from '../links/one-time-links.service.js';
import { ResetLinks } from '../links/reset-links.service.js';
import { record } from '../../../platform/events/outbox.js';

const malformedName = problemKind('person/name', {
  path: 'name',
  text: text(
    'A name has 1 to 200 characters in one line, none of which is invisible or turns the direction of the text.',
    'Ein Name hat 1 bis 200 Zeichen in einer Zeile, ohne unsichtbare und ohne solche, die die Schreibrichtung umkehren.',
    'A név 1–200 karakter egy sorban, láthatatlan és az írásirányt megfordító karakterek nélkül.',
  ),
});

/** A link for the terminal. */
export interface ServerLink {
  readonly __typename: 'ServerLink';
  readonly address: string;
}

/** Null: none is needed; `elsewhere`: it stands on the terminal of another process. */
export type FirstAdminLink = { readonly address: string } | 'elsewhere' | null;

/** Administers accounts at the server's terminal, for the person who runs the server and needs no account. */
@Injectable()
export class ServerAdministration {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly addresses: LinkAddress,
    private readonly links: OneTimeLinks,
    private readonly newcomers: Newcomers,
    private readonly resets: ResetLinks,
    private readonly writes: Writes,
    private readonly locks: Locks,
  ) {}

  /**
   * A link that makes the first admin, for the terminal; null where somebody can log in as one. Of several processes one makes
   * it, and when that has ended the next that starts: then the link before is void. `elsewhere`: another process has made it.
   */
  async firstAdminLink(listeningAt: string): Promise<FirstAdminLink> {
    if (!(await this.accounts.isWithoutAdmin())) return null;
    if (!(await this.locks.hold('first-admin'))) return 'elsewhere';
    const made = await this.writes.run<{ readonly __typename: 'Link'; readonly secret: string | null }>(
      atTheServer('en'),
      { action: 'start', key: null, input: null },
      async (transaction) => {
        if (await this.accounts.hasOtherAdmin(transaction, null)) return { __typename: 'Link', secret: null };
        const link = { accountId: null, purpose: 'first-admin', delivery: 'server', madeBy: null } as const;
        return { __typename: 'Link', secret: (await this.links.make(transaction, link)).secret };
      },
    );
    if (isRefused(made) || made.secret === null) return null;
    return { address: this.addresses.ofOffice('first-admin', made.secret, listeningAt) };
  }

  /** A new person who is an admin, with an invitation to choose username and password. */
  async createAdmin(called: string, language: Language): Promise<ServerLink | Refused> {
    const name = plainName(called);
    if (name === null) return refused(malformedName());
    const made = await this.writes.run<{ readonly __typename: 'Link'; readonly secret: string }>(
      atTheServer(language),
      { action: 'createAdmin', key: null, input: null },
      async (transaction) => {
        const accountId = await this.newcomers.newAdmin(transaction, name, language);
        const link = { accountId, purpose: 'invitation', delivery: 'server', madeBy: null } as const;
        await record(transaction, { type: 'account-changed', id: accountId });
        return { __typename: 'Link', secret: (await this.links.make(transaction, link)).secret };
      },
    );
    if (isRefused(made)) return made;
    return { __typename: 'ServerLink', address: this.addresses.ofOffice('invitation', made.secret) };
  }

  /** The same with username and password at once: null when it is done. */
  async createAdminWith(called: string, given: Credentials, language: Language): Promise<Refused | null> {
    const name = plainName(called);
    if (name === null) return refused(malformedName());
    const credentials = await keptCredentials(given);
    if (isRefused(credentials)) return credentials;
    const made = await this.writes.run<{ readonly __typename: 'AdminCreated' }>(
      atTheServer(language),
      { action: 'createAdmin', key: null, input: null },
      async (transaction) => {
        const accountId = await this.newcomers.newAdmin(transaction, name, language);
        const taken = await this.newcomers.takeUsername(transaction, accountId, credentials);
        if (taken !== null) return taken;
        await record(transaction, { type: 'account-changed', id: accountId });
        return { __typename: 'AdminCreated' };
      },
    );
    return isRefused(made) ? made : null;
  }

  /** A link for a new password of anybody, admins too. */
  async resetLink(username: string, language: Language): Promise<ServerLink | Refused> {
    const made = await this.resets.makeOnServer(atTheServer(language), username);
    if (isRefused(made)) return made;
    return { __typename: 'ServerLink', address: this.addresses.ofOffice('reset', made.secret) };
  }
}
