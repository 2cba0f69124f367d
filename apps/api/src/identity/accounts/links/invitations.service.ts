import { Injectable } from '@nestjs/common';
import { problemKind } from '@tarokk/competition';
import { text } from '@tarokk/rules';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../../platform/requests/caller.js';
import type { AccountCaller } from '../../../platform/requests/current-caller.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import { isRefused } from '../../../platform/problems/is-refused.js';
import { type Refused, refused } from '../../../platform/problems/refused.types.js';
import { Writes } from '../../../platform/writes/writes.service.js';
import { record } from '../../../platform/events/outbox.js';
import { AccountsRepository } from '../accounts.repository.js';
import { AccountHoldersRepository, type Invitee } from '../account-holders.repository.js';
import { invitationLetter } from '../letters.js';
import type { AccountInvitation, InvitationMade } from './link.types.js';
import { LinkDelivery } from './link-delivery.service.js';
import type { InviteInput } from './links.inputs.js';
import { OneTimeLinks } from './one-time-links.service.js';
import { invitationRefusal } from './invitation-refusal.js';

export interface InvitationOptions {
  readonly personId: string;
  readonly email: string | null;
  readonly language: string;
}

/** An invitation that is stored and not delivered yet: only its hash is kept, so this is the one time that the secret is known. */
export interface NewInvitation {
  readonly accountId: string;
  readonly linkId: string;
  readonly secret: string;
  /** Where the letter goes; null without an address. */
  readonly email: string | null;
  readonly language: string;
}

const problems = {
  unknown: problemKind('person/unknown', {
    path: 'personId',
    text: text('There is no such person.', 'Diese Person gibt es nicht.', 'Nincs ilyen személy.'),
  }),
  emailTaken: problemKind('contact/email-taken', {
    path: 'email',
    text: text(
      'Another person has this e-mail address.',
      'Eine andere Person hat diese E-Mail-Adresse.',
      'Ez az e-mail-cím egy másik személyé.',
    ),
  }),
};

@Injectable()
export class Invitations {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly holders: AccountHoldersRepository,
    private readonly links: OneTimeLinks,
    private readonly delivery: LinkDelivery,
    private readonly writes: Writes,
  ) {}

  /** Invites a person who has no account, or has not accepted yet. */
  async invite(
    caller: AccountCaller,
    { idempotencyKey: key, language, ...whom }: InviteInput,
    request: FastifyRequest,
  ): Promise<InvitationMade | Refused> {
    const options: InvitationOptions = { ...whom, language: language ?? caller.language };
    const made: { invitation?: NewInvitation } = {};
    const answer = await this.writes.run<InvitationMade>(
      caller,
      { action: 'invite', key, input: options },
      async (transaction) => {
        const invitation = await this.inviteIn(transaction, caller, options);
        if (isRefused(invitation)) return invitation;
        made.invitation = invitation;
        const { accountId, linkId } = invitation;
        return { __typename: 'InvitationMade', accountId, linkId };
      },
    );
    if (made.invitation === undefined || isRefused(answer)) return answer;
    const { __typename, accountId, linkId } = answer;
    return { __typename, accountId, linkId, ...(await this.deliver(made.invitation, request)) };
  }

  /** Within a write that invites. Nothing is delivered before that is stored: `deliver` is called after it. */
  async inviteIn(
    transaction: Transaction,
    caller: AccountCaller,
    { personId, email: given, language }: InvitationOptions,
  ): Promise<NewInvitation | Refused> {
    const invitee = await this.holders.lockInvitee(transaction, personId);
    if (invitee === null) return refused(problems.unknown());
    const accountId = await this.accountFor(transaction, caller, invitee, language);
    if (typeof accountId !== 'string') return accountId;
    if (given !== null && !(await this.holders.setEmail(transaction, personId, given))) {
      return refused(problems.emailTaken());
    }
    const email = given ?? invitee.email;
    const { id: linkId, secret } = await this.links.make(transaction, {
      accountId,
      purpose: 'invitation',
      delivery: this.delivery.way(email),
      madeBy: caller.account.id,
    });
    await record(transaction, { type: 'link-made', id: accountId });
    return { accountId, linkId, secret, email, language };
  }

  /** Whom the link of an invitation is for, and until when; null where it cannot be used. */
  async find(caller: Caller, token: string): Promise<AccountInvitation | null> {
    const link = await this.links.find(caller, token, 'invitation');
    if (isRefused(link) || link.account === null) return null;
    return { personId: link.account.personId, expiresAt: link.expiresAt };
  }

  /** By mail where the office can, else as an address to hand on. */
  deliver({ secret, email, language }: NewInvitation, request: FastifyRequest): ReturnType<LinkDelivery['deliver']> {
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
    return invitationRefusal(account, caller.account.admin) ?? account.id;
  }
}
