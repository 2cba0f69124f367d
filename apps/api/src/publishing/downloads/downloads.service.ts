import { Inject, Injectable } from '@nestjs/common';
import { type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Language } from '@tarokk/rules';
import type { FastifyReply } from 'fastify';
import { type Configuration, CONFIGURATION } from '../../platform/configuration/configuration.js';
import { DownloadProblem, refuseDownload } from './problems.js';

/** A download that takes longer, in milliseconds, is cut off: it holds the state of the database that it reads. */
const PATIENCE = 900_000;

/** Long answers that are made while they are sent: so many at a time, no faster than they are taken. */
@Injectable()
export class Downloads {
  private running = 0;

  constructor(@Inject(CONFIGURATION) private readonly configuration: Configuration) {}

  /** Does the work when there is a place for it, and answers otherwise that there is none; a problem is answered too. */
  async within(reply: FastifyReply, language: Language, work: () => Promise<void>): Promise<void> {
    if (this.running >= this.configuration.downloads) {
      void reply.header('retry-after', '5');
      refuseDownload(reply, new DownloadProblem('busy'), language);
      return;
    }
    this.running++;
    try {
      await work();
    } catch (error) {
      // What was begun is cut off already, and the log has the reason.
      if (reply.sent) return;
      if (!(error instanceof DownloadProblem)) throw error;
      refuseDownload(reply, error, language);
    } finally {
      this.running--;
    }
  }
}

/** Sends the bytes; resolves when the last was taken, or the reader has gone away. */
export async function send(reply: FastifyReply, bytes: Readable): Promise<void> {
  const patience = new AbortController();
  void pause(PATIENCE, undefined, { signal: patience.signal }).then(
    () => bytes.destroy(new Error('The download took too long.')),
    () => undefined,
  );
  const gone = finished(bytes, { cleanup: true }).catch(() => undefined);
  void reply.send(bytes);
  await gone;
  patience.abort();
}
