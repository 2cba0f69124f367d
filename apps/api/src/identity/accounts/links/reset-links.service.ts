import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { problemKind } from '@tarokk/competition';
import { text } from '@tarokk/rules';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../../platform/requests/caller.js';
import type { AccountCaller } from '../../../platform/requests/current-caller.js';
import { accountProblems } from '../account-problems.js';
import { isRefused } from '../../../platform/problems/is-refused.js';
import { type Refused, refused } from '../../../platform/problems/refused.types.js';
import type { Letter } from '../../../platform/mail/mail.service.js';
import { Writes } from '../../../platform/writes/writes.service.js';
import { record } from '../../../platform/events/outbox.js';
import { AccountsRepository, type SecretAccountRow } from '../accounts.repository.js';
import { AccountHoldersRepository } from '../account-holders.repository.js';
import { letterToAdmin, resetLetter } from '../letters.js';
import { Throttle } from '../throttling/throttle.service.js';
import type { PasswordResetRequested, ResetLinkMade } from './link.types.js';
import type { MakeResetLinkInput, RequestPasswordResetInput } from './links.inputs.js';
import { LinkDelivery } from './link-delivery.service.js';
import type { LinkChannel } from './one-time-links.repository.js';
import { OneTimeLinks } from './one-time-links.service.js';
import type { Action } from '../../../platform/writes/action.js';

const problems = {
  noMail: problemKind('reset/no-mail', {
    text: text(
      'This office sends no mail. Ask an admin for a link.',
      'Dieses Büro verschickt keine E-Mails. Bitte einen Admin um einen Link.',
      'Ez az iroda nem küld levelet. Kérj hivatkozást egy admintól.',
    ),
  }),
  notAccepted: problemKind('account/not-accepted', {
    text: text(
      'The invitation to this account is not accepted yet. Invite the person again.',
      'Die Einladung zu diesem Konto ist noch nicht angenommen. Lade die Person noch einmal ein.',
      'E fiók meghívóját még nem fogadták el. Hívd meg újra a személyt.',
    ),
  }),
  own: problemKind('reset/own', {
    text: text(
      'An admin gets a new password of their own on the server only: tarokk admin reset {username}',
      'Ein Admin bekommt ein neues Passwort für sich selbst nur auf dem Server: tarokk admin reset {username}',
      'Egy admin saját magának csak a kiszolgálón kérhet új jelszót: tarokk admin reset {username}',
    ),
  }),
  noAddress: problemKind('reset/no-address', {
    text: text(
      'The office sends such links by e-mail, and has no address of this person. Enter it first, or make the link on the server.',
      'Das Büro verschickt solche Links per E-Mail und hat von dieser Person keine Adresse. Trage sie zuerst ein, oder mache den Link auf dem Server.',
      'Az iroda e-mailben küldi az ilyen hivatkozást, és ennek a személynek nincs címe. Előbb add meg, vagy készítsd a hivatkozást a kiszolgálón.',
    ),
  }),
};

/** Makes links by which somebody sets a new password: asked for by that person, made by an admin, or on the server. */
@Injectable()
export class ResetLinks implements BeforeApplicationShutdown {
  private readonly logger = new Logger(ResetLinks.name);
  private readonly underWay = new Set<Promise<void>>();

  constructor(
    private readonly accounts: AccountsRepository,
    private readonly holders: AccountHoldersRepository,
    private readonly links: OneTimeLinks,
    private readonly delivery: LinkDelivery,
    private readonly throttle: Throttle,
    private readonly writes: Writes,
  ) {}

  /** Answers before anything is made or sent, so that neither words nor time tell whether there is such an account. */
  async request(caller: Caller, { name }: RequestPasswordResetInput): Promise<PasswordResetRequested | Refused> {
    if (!this.delivery.hasMail) return refused(problems.noMail());
    const tooMany = await this.throttle.fromAddress('reset', caller);
    if (tooMany !== null) return tooMany;
    const account = await this.accounts.findByName(name);
    const tried = account === null ? { name: name.toLowerCase() } : { account: account.id };
    const blocked = await this.throttle.onAccount('reset', tried, caller);
    if (blocked !== null) return blocked;
    if (account !== null) this.later(this.send(caller, account));
    return { __typename: 'PasswordResetRequested', done: true };
  }

  /** By an admin for somebody else. */
  async make(
    caller: AccountCaller,
    { idempotencyKey: key, accountId }: MakeResetLinkInput,
    request: FastifyRequest,
  ): Promise<ResetLinkMade | Refused> {
    const made: { secret?: string; write?: ((link: string) => Letter) | null } = {};
    const answer = await this.writes.run<ResetLinkMade>(
      caller,
      { action: 'makeResetLink', key, input: { accountId } },
      async (transaction) => {
        const account = usable(await this.accounts.lock(transaction, accountId));
        if (isRefused(account)) return account;
        const { username, language } = account;
        if (accountId === caller.account.id) return refused(problems.own({ username }));
        const email = await this.holders.emailOf(transaction, account.personId);
        if (this.delivery.hasMail && email === null) return refused(problems.noAddress());
        const delivery = this.delivery.way(email);
        const { id, secret } = await this.links.make(transaction, {
          accountId,
          purpose: 'reset',
          delivery,
          madeBy: caller.account.id,
        });
        made.secret = secret;
        made.write = delivery === 'mail' && email !== null ? (link) => resetLetter(email, link, language) : null;
        await record(transaction, { type: 'link-made', id: accountId });
        return { __typename: 'ResetLinkMade', accountId, linkId: id };
      },
    );
    if (made.secret === undefined || isRefused(answer)) return answer;
    const delivered = await this.delivery.deliver(request, 'reset', made.secret, made.write ?? null);
    return { __typename: 'ResetLinkMade', accountId, linkId: answer.linkId, ...delivered };
  }

  /** On the server's terminal, for anybody; answers with the token. */
  async makeOnServer(caller: Caller, username: string): Promise<{ readonly secret: string } | Refused> {
    const found = usable(await this.accounts.findByName(username));
    if (isRefused(found)) return found;
    return this.makeWithoutKey(caller, 'makeResetLink', found.id, 'server');
  }

  /** Letters that are under way are written and sent before the office closes. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.underWay);
  }

  private async send(caller: Caller, found: SecretAccountRow): Promise<void> {
    const email = await this.holders.emailOf(null, found.personId);
    if (email === null || isRefused(usable(found))) return;
    if (found.admin) {
      await this.delivery.send(letterToAdmin(email, found.username ?? '', found.language));
      return;
    }
    const made = await this.makeWithoutKey(caller, 'requestPasswordReset', found.id, 'mail');
    if (isRefused(made)) return;
    await this.delivery.mailed('reset', made.secret, (link) => resetLetter(email, link, found.language));
  }

  private makeWithoutKey(
    caller: Caller,
    action: Action,
    accountId: string,
    delivery: LinkChannel,
  ): Promise<{ readonly secret: string } | Refused> {
    return this.writes.run<{ readonly __typename: 'ResetLink'; readonly secret: string }>(
      caller,
      { action, key: null, input: { accountId } },
      async (transaction) => {
        const account = usable(await this.accounts.lock(transaction, accountId));
        if (isRefused(account)) return account;
        const link = { accountId, purpose: 'reset', delivery, madeBy: null } as const;
        const { secret } = await this.links.make(transaction, link);
        await record(transaction, { type: 'link-made', id: accountId });
        return { __typename: 'ResetLink', secret };
      },
    );
  }

  private later(work: Promise<void>): void {
    const done = work.catch((error: unknown) => this.logger.error(error)).finally(() => this.underWay.delete(done));
    this.underWay.add(done);
  }
}

/** An account to which somebody can log in. */
function usable(account: SecretAccountRow | null): (SecretAccountRow & { readonly username: string }) | Refused {
  if (account === null) return refused(accountProblems.unknown());
  if (account.disabledAt !== null) return refused(accountProblems.closed());
  const { username } = account;
  return username === null ? refused(problems.notAccepted()) : { ...account, username };
}
