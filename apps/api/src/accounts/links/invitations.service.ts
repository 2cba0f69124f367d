import { Injectable } from '@nestjs/common';
import { text } from '@tarokk/rules';
import type { FastifyRequest } from 'fastify';
import type { AccountCaller } from '../../access/current-caller.js';
import type { Transaction } from '../../database/transactions.js';
import { accountWords } from '../account-words.js';
import { isRefused, type Refused } from '../../graphql/refused.types.js';
import { Writes } from '../../writes/writes.service.js';
import { AccountsRepository, type SecretAccountRow } from '../accounts.repository.js';
import { HoldersRepository, type Invitee } from '../holders.repository.js';
import { invitationLetter } from '../letters.js';
import { refusedBecause } from '../refused-because.js';
import type { InvitationMade } from './link.types.js';
import { LinkDelivery } from './link-delivery.service.js';
import { OneTimeLinks } from './one-time-links.service.js';

export interface InvitationWish {
  readonly personId: string;
  readonly email: string | null;
  readonly language: string;
}

const words = {
  unknown: text('There is no such person.', 'Diese Person gibt es nicht.', 'Nincs ilyen személy.'),
  hasAccount: text(
    'This person has an account already. For a new password there are reset links.',
    'Diese Person hat schon ein Konto. Für ein neues Passwort gibt es Rücksetz-Links.',
    'Ennek a személynek már van fiókja. Új jelszóhoz visszaállító hivatkozás kell.',
  ),
  holdsOffice: text(
    'This account is for a member of the jury or an admin: only an admin invites him again.',
    'Dieses Konto ist für ein Jurymitglied oder einen Admin: Nur ein Admin lädt es noch einmal ein.',
    'Ez a fiók zsűritagé vagy adminé: csak admin hívhatja meg újra.',
  ),
  emailTaken: text(
    'Another person has this e-mail address.',
    'Eine andere Person hat diese E-Mail-Adresse.',
    'Ez az e-mail-cím egy másik személyé.',
  ),
};

@Injectable()
export class Invitations {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly holders: HoldersRepository,
    private readonly links: OneTimeLinks,
    private readonly delivery: LinkDelivery,
    private readonly writes: Writes,
  ) {}

  /** Invites a person who has no account, or has not accepted yet. */
  async invite(
    caller: AccountCaller,
    key: string,
    wish: InvitationWish,
    request: FastifyRequest,
  ): Promise<InvitationMade | Refused> {
    const made: { link?: { readonly secret: string; readonly email: string | null } } = {};
    const answer = await this.writes.run<InvitationMade>(
      caller,
      { action: 'invite', key, input: wish },
      async (transaction) => {
        const invitee = await this.holders.lockInvitee(transaction, wish.personId);
        if (invitee === null) return refusedBecause('person/unknown', 'personId', words.unknown);
        const accountId = await this.accountFor(transaction, caller, invitee, wish.language);
        if (typeof accountId !== 'string') return accountId;
        if (wish.email !== null && !(await this.holders.setEmail(transaction, wish.personId, wish.email))) {
          return refusedBecause('contact/email-taken', 'email', words.emailTaken);
        }
        const email = wish.email ?? invitee.email;
        const link = await this.links.make(transaction, {
          accountId,
          purpose: 'invitation',
          delivery: this.delivery.way(email),
          madeBy: caller.account.id,
        });
        made.link = { secret: link.secret, email };
        return { __typename: 'InvitationMade', accountId, linkId: link.id };
      },
    );
    if (made.link === undefined || isRefused(answer)) return answer;
    const { __typename, accountId, linkId } = answer;
    return { __typename, accountId, linkId, ...(await this.deliver(made.link, wish, request)) };
  }

  private deliver(
    { secret, email }: { readonly secret: string; readonly email: string | null },
    { language }: InvitationWish,
    request: FastifyRequest,
  ): ReturnType<LinkDelivery['deliver']> {
    const byMail = email !== null && this.delivery.way(email) === 'mail';
    const write = byMail ? (link: string) => invitationLetter(email, link, language) : null;
    return this.delivery.deliver(request, 'invitation', secret, write);
  }

  private async accountFor(
    transaction: Transaction,
    caller: AccountCaller,
    { personId, accountId }: Invitee,
    language: string,
  ): Promise<string | Refused> {
    const account = accountId === null ? null : await this.accounts.lock(transaction, accountId);
    if (account === null) {
      return (await this.accounts.create(transaction, personId, language, { jury: false, admin: false })).id;
    }
    return whyNotAgain(account, caller) ?? account.id;
  }
}

function whyNotAgain(account: SecretAccountRow, { account: { admin } }: AccountCaller): Refused | null {
  if (account.disabledAt !== null) return refusedBecause('account/closed', 'personId', accountWords.closed);
  if (account.username !== null) return refusedBecause('invitation/has-account', 'personId', words.hasAccount);
  const holdsOffice = account.jury || account.admin;
  return holdsOffice && !admin ? refusedBecause('invitation/holds-office', 'personId', words.holdsOffice) : null;
}
