import { Injectable, type OnModuleInit } from '@nestjs/common';
import { text } from '@tarokk/rules';
import { type Job, Jobs } from '../../../platform/jobs/jobs.service.js';
import { Metrics } from '../../../platform/metrics/metrics.js';
import { DeliveriesRepository, type Parcel } from '../deliveries/deliveries.repository.js';
import { languageOf, readerOf } from '../deliveries/reader.js';
import { eventOf, knownEvent } from '../events.js';
import { NotificationWording } from '../wording.service.js';
import { messageBody, type MessageContent } from './message.js';
import { WebhookPost } from './webhook-post.service.js';

/** Messages that are sent at a time. */
const MOST = 20;

const test = text('A test: the webhook works.', 'Ein Test: Der Webhook geht.', 'Próba: a webhook működik.');

/** Brings notifications to webhooks, each in a message of its own. */
@Injectable()
export class WebhookDeliveries implements OnModuleInit {
  constructor(
    private readonly deliveries: DeliveriesRepository,
    private readonly post: WebhookPost,
    private readonly wording: NotificationWording,
    private readonly jobs: Jobs,
    private readonly metrics: Metrics,
  ) {}

  /** Without a key they are left to another process, or to this one when it has been given one. */
  onModuleInit(): void {
    if (!this.post.canSign) return;
    const later = (id: string, at: Date): Promise<void> => this.deliveries.noteNext(id, at);
    this.jobs.handle('webhook', { most: MOST, run: (job) => this.deliver(job), later });
  }

  private async deliver({ id, isLast }: Job): Promise<'done' | 'again'> {
    const parcel = await this.deliveries.open(id);
    // A process that died before it could say so has delivered it, or the delivery was removed.
    if (parcel === null || parcel.webhookId === null) return 'done';
    const content = parcel.receiver.disabled ? null : await this.contentOf(parcel);
    if (content === null) {
      await this.deliveries.note([id], { state: 'dropped' });
      return 'done';
    }
    const messageId = parcel.notification?.id ?? parcel.id;
    const outcome = await this.post.send(parcel.webhookId, messageId, messageBody(content));
    if (outcome.kind === 'dropped') {
      await this.deliveries.note([id], { state: 'dropped', problem: outcome.problem });
      return 'done';
    }
    const { status, problem } = outcome;
    if (outcome.kind === 'delivered') {
      await this.deliveries.note([id], { state: 'delivered', status });
      this.metrics.delivered('webhook', 'delivered');
      return 'done';
    }
    const isOver = isLast || outcome.kind === 'refused' || outcome.kind === 'gone';
    await this.deliveries.note([id], { state: isOver ? 'failed' : 'waiting', status, problem });
    this.metrics.delivered('webhook', isOver ? 'failed' : 'again');
    if (isOver) await this.post.giveUp(parcel.webhookId, parcel.createdAt, outcome);
    return isOver ? 'done' : 'again';
  }

  /** Null when the receiver may no longer see what it is about. */
  private async contentOf({ createdAt, receiver, notification }: Parcel): Promise<MessageContent | null> {
    const language = languageOf(receiver);
    if (notification === null) {
      const plain = { kind: null, address: null, about: null };
      return { type: 'test', at: createdAt, message: test[language], language, ...plain };
    }
    const [wording] = await this.wording.of([notification], readerOf(receiver));
    const name = knownEvent(notification.event);
    if (wording?.isVisible !== true || name === null) return null;
    const { kind, about } = eventOf(name);
    const { subjectId: subject } = notification;
    return {
      type: name,
      at: notification.createdAt,
      kind,
      message: wording.say(language),
      language,
      address: wording.address,
      about: subject === null ? null : { type: about, id: subject },
    };
  }
}
