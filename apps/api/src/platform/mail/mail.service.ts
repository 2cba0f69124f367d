import { Inject, Injectable, Logger } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { type Configuration, CONFIGURATION } from '../configuration/configuration.js';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same for every attempt to send the letter, by which receivers know one that comes twice. */
  readonly id?: string;
}

/** What the mail server said to a letter. */
export type Posted =
  | { readonly ok: true }
  /** `forGood`: it will say the same tomorrow, because there is no such mailbox. */
  | { readonly ok: false; readonly forGood: boolean; readonly problem: string };

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
    const domain = /@([^\s>]+)/.exec(mail.from)![1]!;
    this.deliver = ({ id, ...letter }) =>
      transport.sendMail({
        from: mail.from,
        ...letter,
        ...(id === undefined
          ? {}
          : { messageId: `<${id}@${domain}>`, headers: { 'Auto-Submitted': 'auto-generated' } }),
      });
  }

  /** Without a mail server the person who makes a link is shown it. */
  get isConfigured(): boolean {
    return this.deliver !== null;
  }

  /** Whether the mail server has taken the letter. Why not is in the log, without address or text. */
  async send(letter: Letter): Promise<boolean> {
    if (this.deliver === null) return false;
    const posted = await this.post(letter);
    if (!posted.ok) this.logger.warn(`A letter could not be sent: ${posted.problem}`);
    return posted.ok;
  }

  /** For letters that are tried again. */
  async post(letter: Letter): Promise<Posted> {
    if (this.deliver === null) return { ok: false, forGood: true, problem: 'no mail server' };
    try {
      await this.deliver(letter);
      return { ok: true };
    } catch (error) {
      const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number };
      const forGood = code === 'EENVELOPE' && (responseCode ?? 0) >= 500;
      return { ok: false, forGood, problem: `${code} ${responseCode ?? ''}`.trim() };
    }
  }
}
