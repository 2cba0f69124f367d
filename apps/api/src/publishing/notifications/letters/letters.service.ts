import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Job, Jobs } from '../../../platform/jobs/jobs.service.js';
import { Mail } from '../../../platform/mail/mail.service.js';
import { Metrics } from '../../../platform/metrics/metrics.js';
import { DeliveriesRepository, type Parcel } from '../deliveries/deliveries.repository.js';
import { languageOf, readerOf } from '../deliveries/reader.js';
import { NotificationWording } from '../wording.service.js';
import { type LetterLine, notificationLetter } from './letter.js';

/** Letters that are sent at a time. */
const MOST = 4;
/** Seconds after which a process that began with a letter is taken for dead. */
const CLAIM = 100;

/** Brings notifications by mail: all that waits for somebody in one letter. */
@Injectable()
export class Letters implements OnModuleInit {
  constructor(
    private readonly deliveries: DeliveriesRepository,
    private readonly wording: NotificationWording,
    private readonly mail: Mail,
    private readonly jobs: Jobs,
    private readonly metrics: Metrics,
  ) {}

  /** Without a mail server they are left to another process, or to this one when it has been given one. */
  onModuleInit(): void {
    if (!this.mail.isConfigured) return;
    const later = (id: string, at: Date): Promise<void> => this.deliveries.noteNext(id, at);
    this.jobs.handle('letter', { most: MOST, run: (job) => this.deliver(job), later });
  }

  private async deliver({ id, isLast }: Job): Promise<'done' | 'again'> {
    const parcels = await this.deliveries.claimLetters(id, CLAIM);
    const [first] = parcels;
    // Another job has put it into its letter, or is about to.
    if (first === undefined) return (await this.deliveries.open(id)) === null ? 'done' : 'again';
    const { receiver } = first;
    const lines = receiver.disabled ? [] : await this.linesOf(parcels);
    const unwanted = parcels.filter((_, index) => lines[index] == null).map((parcel) => parcel.id);
    await this.deliveries.note(unwanted, { state: 'dropped' });
    const written = parcels.filter((_, index) => lines[index] != null).map((parcel) => parcel.id);
    if (written.length === 0 || receiver.email === null) {
      await this.deliveries.note(written, { state: 'dropped', problem: 'no e-mail address' });
      return 'done';
    }
    const present = lines.filter((line) => line != null);
    const outcome = await this.post(receiver.email, first, written, present, isLast ? id : null);
    return written.includes(id) ? outcome : 'done';
  }

  private async post(
    to: string,
    first: Parcel,
    ids: readonly string[],
    lines: readonly LetterLine[],
    /** The id of the delivery whose last attempt this is; null where it is not the last. */
    lastOf: string | null,
  ): Promise<'done' | 'again'> {
    const letter = notificationLetter(lines, this.wording.settingsAddress, languageOf(first.receiver));
    const posted = await this.mail.post({ to, ...letter, id: first.id });
    if (posted.ok) {
      await this.deliveries.note(ids, { state: 'delivered' });
      this.metrics.delivered('mail', 'delivered');
      return 'done';
    }
    // Each notification counts its own attempts, in whichever letter it stands.
    const over = posted.forGood ? ids : ids.filter((id) => id === lastOf);
    const { problem } = posted;
    await this.deliveries.note(over, { state: 'failed', problem });
    await this.deliveries.note(
      ids.filter((id) => !over.includes(id)),
      { state: 'waiting', problem },
    );
    this.metrics.delivered('mail', over.length > 0 ? 'failed' : 'again');
    return over.length > 0 ? 'done' : 'again';
  }

  /** What each of them says; null for what the receiver may no longer see. */
  private async linesOf(parcels: readonly Parcel[]): Promise<(LetterLine | null)[]> {
    const { receiver } = parcels[0]!;
    const language = languageOf(receiver);
    const notifications = parcels.map(({ notification }) => notification!);
    const wordings = await this.wording.of(notifications, readerOf(receiver));
    return wordings.map(({ isVisible, say, address }) => (isVisible ? { sentence: say(language), address } : null));
  }
}
