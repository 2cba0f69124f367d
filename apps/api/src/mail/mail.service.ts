import { Inject, Injectable, Logger } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import type { Configuration } from '../configuration/configuration.js';
import { CONFIGURATION } from '../configuration/configuration.module.js';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** A mail server that does not answer is given up after so many milliseconds. */
const PATIENCE = 15_000;

@Injectable()
export class Mail {
  private readonly logger = new Logger(Mail.name);
  private readonly deliver: ((letter: Letter) => Promise<unknown>) | null;

  constructor(@Inject(CONFIGURATION) { mail }: Configuration) {
    if (mail === null) {
      this.deliver = null;
      return;
    }
    const transport = createTransport({
      url: mail.url,
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    this.deliver = (letter) => transport.sendMail({ from: mail.from, ...letter });
  }

  /** Without a mail server links are shown to whoever makes them. */
  get isConfigured(): boolean {
    return this.deliver !== null;
  }

  /** Whether the mail server has taken the letter. Why not is in the log, without address or text. */
  async send(letter: Letter): Promise<boolean> {
    if (this.deliver === null) return false;
    try {
      await this.deliver(letter);
      return true;
    } catch (error) {
      const { code = 'unknown', responseCode = '' } = error as { code?: string; responseCode?: number };
      this.logger.warn(`A letter could not be sent: ${code} ${responseCode}`.trim());
      return false;
    }
  }
}
