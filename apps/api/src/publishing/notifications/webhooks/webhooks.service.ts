import { Inject, Injectable } from '@nestjs/common';
import type { AccountCaller } from '../../../platform/requests/current-caller.js';
import { type Configuration, CONFIGURATION } from '../../../platform/configuration/configuration.js';
import type { WebhookSettings } from '../../../platform/configuration/delivery-settings.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import { isRefused } from '../../../platform/problems/is-refused.js';
import { type Problem, refused, type Refused } from '../../../platform/problems/refused.types.js';
import { type Write, Writes } from '../../../platform/writes/writes.service.js';
import { OfficeKeys } from '../../../platform/office-keys/office-keys.js';
import { record } from '../../../platform/events/outbox.js';
import { writtenSecret } from './signature.js';
import type { WebhookRemoved, WebhookSaved, WebhookSecretMade } from './webhook.types.js';
import { webhookProblems } from './webhook-problems.js';
import { readWebhookUrl } from './webhook-url.js';
import { type WebhookRow, WebhooksRepository } from './webhooks.repository.js';
import type {
  ChangeWebhookInput,
  PauseWebhookInput,
  RegisterWebhookInput,
  RemoveWebhookInput,
  RenewWebhookSecretInput,
  ResumeWebhookInput,
} from './webhooks.inputs.js';

/** Webhooks of one account. */
const MOST = 10;
const LONGEST_NAME = 100;

/** What people do with their own webhooks. */
@Injectable()
export class Webhooks {
  private readonly settings: WebhookSettings;

  constructor(
    private readonly repository: WebhooksRepository,
    private readonly keys: OfficeKeys,
    private readonly writes: Writes,
    @Inject(CONFIGURATION) { delivery }: Configuration,
  ) {
    this.settings = delivery.webhooks;
  }

  /** Whether there are webhooks at all. */
  get areOffered(): boolean {
    return this.keys.present !== null;
  }

  list(accountId: string): Promise<WebhookRow[]> {
    return this.repository.list(accountId);
  }

  async register(caller: AccountCaller, fields: RegisterWebhookInput): Promise<WebhookSecretMade | Refused> {
    const { present } = this.keys;
    if (present === null) return refused(webhookProblems.notOffered());
    const read = readWebhookUrl(fields.url, this.settings);
    const problems = [...misfits(fields), ...(read.ok ? [] : [this.urlProblem(read.fault)])];
    if (!read.ok || problems.length > 0) return refused(...problems);
    const made: { secret: string | null } = { secret: null };
    const write: Write = { action: 'registerWebhook', key: fields.idempotencyKey, input: fields };
    const answer = await this.writes.run<WebhookSecretMade>(caller, write, async (transaction) => {
      const accountId = caller.account.id;
      if ((await this.repository.lockCount(transaction, accountId)) >= MOST) {
        return refused(webhookProblems.tooMany({ most: MOST }));
      }
      const { name } = fields;
      const kinds = [...new Set(fields.kinds)];
      const row = await this.repository.create(transaction, {
        accountId,
        name,
        url: read.url.href,
        kinds,
        keyId: present.id,
      });
      made.secret = writtenSecret(present.secretOf(row.id, row.secretNumber));
      await record(transaction, { type: 'webhook-changed', id: row.id });
      return { __typename: 'WebhookSecretMade', webhookId: row.id };
    });
    return withSecret(answer, made.secret);
  }

  change(
    caller: AccountCaller,
    { idempotencyKey: key, webhookId: id, name, kinds }: ChangeWebhookInput,
  ): Promise<WebhookSaved | Refused> {
    const fields = { ...(name == null ? {} : { name }), ...(kinds == null ? {} : { kinds }) };
    const problems = misfits(fields);
    if (problems.length > 0) return Promise.resolve(refused(...problems));
    const write: Write = { action: 'changeWebhook', key, input: { id, fields } };
    return this.onOwn(caller, write, id, async (transaction) => {
      await this.repository.change(transaction, id, fields);
      return null;
    });
  }

  /** Also what helps when the office no longer has the key of the old one: so it resumes what was paused for that. */
  async renewSecret(
    caller: AccountCaller,
    { idempotencyKey: key, webhookId: id }: RenewWebhookSecretInput,
  ): Promise<WebhookSecretMade | Refused> {
    const { present } = this.keys;
    if (present === null) return refused(webhookProblems.notOffered());
    const made: { secret: string | null } = { secret: null };
    const write: Write = { action: 'renewWebhookSecret', key, input: { id } };
    const answer = await this.writes.run<WebhookSecretMade>(caller, write, async (transaction) => {
      const own = await this.repository.lockOwn(transaction, caller.account.id, id);
      if (own === null) return refused(webhookProblems.unknown.at('webhookId'));
      const row = await this.repository.renewSecret(transaction, id, present.id);
      if (own.pauseReason === 'key') await this.repository.resume(transaction, id);
      made.secret = writtenSecret(present.secretOf(row.id, row.secretNumber));
      await record(transaction, { type: 'webhook-changed', id: row.id });
      return { __typename: 'WebhookSecretMade', webhookId: id };
    });
    return withSecret(answer, made.secret);
  }

  pause(
    caller: AccountCaller,
    { idempotencyKey: key, webhookId: id }: PauseWebhookInput,
  ): Promise<WebhookSaved | Refused> {
    return this.onOwn(caller, { action: 'pauseWebhook', key, input: { id } }, id, async (transaction) => {
      await this.repository.pause(transaction, id, 'owner');
      return null;
    });
  }

  resume(
    caller: AccountCaller,
    { idempotencyKey: key, webhookId: id }: ResumeWebhookInput,
  ): Promise<WebhookSaved | Refused> {
    return this.onOwn(caller, { action: 'resumeWebhook', key, input: { id } }, id, async (transaction, { keyId }) => {
      if (this.keys.find(keyId) === null) return refused(webhookProblems.keyGone.at('webhookId'));
      await this.repository.resume(transaction, id);
      return null;
    });
  }

  async remove(
    caller: AccountCaller,
    { idempotencyKey: key, webhookId: id }: RemoveWebhookInput,
  ): Promise<WebhookRemoved | Refused> {
    const write: Write = { action: 'removeWebhook', key, input: { id } };
    return this.writes.run<WebhookRemoved>(caller, write, async (transaction) => {
      const own = await this.repository.lockOwn(transaction, caller.account.id, id);
      if (own === null) return refused(webhookProblems.unknown.at('webhookId'));
      await this.repository.remove(transaction, id);
      await record(transaction, { type: 'webhook-changed', id });
      return { __typename: 'WebhookRemoved', webhookId: id };
    });
  }

  private onOwn(
    caller: AccountCaller,
    write: Write,
    id: string,
    work: (transaction: Transaction, webhook: WebhookRow) => Promise<Refused | null>,
  ): Promise<WebhookSaved | Refused> {
    return this.writes.run<WebhookSaved>(caller, write, async (transaction) => {
      const own = await this.repository.lockOwn(transaction, caller.account.id, id);
      if (own === null) return refused(webhookProblems.unknown.at('webhookId'));
      const problem = await work(transaction, own);
      if (problem !== null) return problem;
      await record(transaction, { type: 'webhook-changed', id });
      return { __typename: 'WebhookSaved', webhookId: id };
    });
  }

  private urlProblem(fault: 'malformed' | 'scheme' | 'credentials' | 'port' | 'inner'): Problem {
    return fault === 'port'
      ? webhookProblems.port.at('url', { ports: this.settings.ports.join(', ') })
      : webhookProblems[fault].at('url');
  }
}

/** Secrets are no part of the answer that is kept for repetitions. */
function withSecret(answer: WebhookSecretMade | Refused, secret: string | null): WebhookSecretMade | Refused {
  if (isRefused(answer)) return answer;
  return { __typename: 'WebhookSecretMade', webhookId: answer.webhookId, secret };
}

function misfits({ name, kinds }: { readonly name?: string; readonly kinds?: readonly string[] }): readonly Problem[] {
  return [
    ...(name !== undefined && Array.from(name).length > LONGEST_NAME ? [webhookProblems.name.at('name')] : []),
    ...(kinds?.length === 0 ? [webhookProblems.kinds.at('kinds')] : []),
  ];
}
