import { Injectable } from '@nestjs/common';
import { problemKind } from '@tarokk/competition';
import { text } from '@tarokk/rules';
import type { AccountCaller } from '../../../platform/requests/current-caller.js';
import { type Refused, refused } from '../../../platform/problems/refused.types.js';
import { Mail } from '../../../platform/mail/mail.service.js';
import { type Write, Writes } from '../../../platform/writes/writes.service.js';
import { record } from '../../../platform/events/outbox.js';
import { eventNames, eventOf } from '../events.js';
import { type Channel, channels, type NotificationKind, notificationKinds } from '../kinds.js';
import type { NotificationSetting, NotificationsSet } from '../notification.types.js';
import { Webhooks } from '../webhooks/webhooks.service.js';
import { SettingsRepository } from './settings.repository.js';
import type { SetNotificationsInput } from '../notifications.inputs.js';

const kinds = Object.keys(notificationKinds) as NotificationKind[];
const MOST = kinds.length * channels.length;

const tooMany = problemKind('notification/too-many', {
  path: 'settings',
  text: text(
    'There are {most} settings, give each once.',
    'Es gibt {most} Einstellungen, gib jede einmal an.',
    '{most} beállítás van, mindegyiket egyszer add meg.',
  ),
});

/** Whether anything of the kind is told in this way. */
function goes(kind: NotificationKind, channel: Channel): boolean {
  return eventNames.map(eventOf).some((event) => event.kind === kind && (event.only ?? channel) === channel);
}

/** What somebody wants to be told of, and how. */
@Injectable()
export class NotificationSettings {
  constructor(
    private readonly repository: SettingsRepository,
    private readonly webhooks: Webhooks,
    private readonly mail: Mail,
    private readonly writes: Writes,
  ) {}

  /** All kinds and ways, in the order of the lists. */
  async of(accountId: string): Promise<NotificationSetting[]> {
    const [set, hasEmail] = await Promise.all([this.repository.list(accountId), this.repository.hasEmail(accountId)]);
    const offered = { mail: this.mail.isConfigured && hasEmail, webhook: this.webhooks.areOffered };
    return kinds.flatMap((kind) =>
      channels.map((channel) => {
        const setting = set.find((each) => each.kind === kind && each.channel === channel);
        return { kind, channel, enabled: setting?.enabled ?? true, offered: offered[channel] && goes(kind, channel) };
      }),
    );
  }

  set(
    caller: AccountCaller,
    { idempotencyKey: key, settings }: SetNotificationsInput,
  ): Promise<NotificationsSet | Refused> {
    if (settings.length > MOST) {
      return Promise.resolve(refused(tooMany({ most: MOST })));
    }
    const accountId = caller.account.id;
    const write: Write = { action: 'setNotifications', key, input: { settings } };
    return this.writes.run<NotificationsSet>(caller, write, async (transaction) => {
      for (const setting of settings) await this.repository.set(transaction, accountId, setting);
      await record(transaction, { type: 'notification-settings-changed', id: accountId });
      return { __typename: 'NotificationsSet', accountId };
    });
  }
}
