import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type Letter, Mail } from '../../../platform/mail/mail.service.js';
import { LinkAddress, type LinkTarget } from './link-address.js';
import type { LinkChannel } from './one-time-links.repository.js';

/** What the first answer about a link holds beyond what is kept. */
export interface Delivered {
  readonly address: string | null;
  readonly mailed: boolean | null;
}

/** Delivers a link to its person: by mail where the office sends mail and knows an address, else through the person who made it. */
@Injectable()
export class LinkDelivery {
  constructor(
    private readonly mail: Mail,
    private readonly addresses: LinkAddress,
  ) {}

  get hasMail(): boolean {
    return this.mail.isConfigured;
  }

  way(email: string | null): Exclude<LinkChannel, 'server'> {
    return this.mail.isConfigured && email !== null ? 'mail' : 'shown';
  }

  /** @param write the letter, for the address that it should lead to; null: there is no e-mail address, or no mail */
  async deliver(
    request: FastifyRequest,
    purpose: LinkTarget,
    secret: string,
    write: ((link: string) => Letter) | null,
  ): Promise<Delivered> {
    if (write === null) return { address: this.addresses.asSeenBy(request, purpose, secret), mailed: null };
    return { address: null, mailed: await this.mailed(purpose, secret, write) };
  }

  mailed(purpose: LinkTarget, secret: string, write: (link: string) => Letter): Promise<boolean> {
    return this.mail.send(write(this.addresses.ofOffice(purpose, secret)));
  }

  send(letter: Letter): Promise<boolean> {
    return this.mail.send(letter);
  }
}
