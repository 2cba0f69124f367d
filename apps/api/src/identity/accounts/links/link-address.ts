import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type Configuration, CONFIGURATION } from '../../../platform/configuration/configuration.js';
import type { Purpose } from './one-time-links.repository.js';

/** What links open: an account, or a team. */
export type LinkTarget = Purpose | 'team-invitation';

/** The pages of the office that links lead to. */
const pages: Readonly<Record<LinkTarget, string>> = {
  invitation: 'invitation',
  reset: 'new-password',
  'first-admin': 'first-admin',
  'team-invitation': 'team-invitation',
};

/** Where links point to. The token stands behind `#`: browsers send that part to nobody, so no log on the way has it. */
@Injectable()
export class LinkAddress {
  constructor(@Inject(CONFIGURATION) private readonly configuration: Configuration) {}

  /** For a letter, or for the server's terminal. */
  ofOffice(purpose: LinkTarget, secret: string, listeningAt?: string): string {
    const { publicUrl, host, port } = this.configuration;
    return address(publicUrl ?? listeningAt ?? `http://${host}:${port}`, purpose, secret);
  }

  /** For somebody who makes the link and hands it on: without `PUBLIC_URL` the office is where their request found it. */
  asSeenBy({ protocol, host }: FastifyRequest, purpose: LinkTarget, secret: string): string {
    return address(this.configuration.publicUrl ?? `${protocol}://${host}`, purpose, secret);
  }
}

function address(office: string, purpose: LinkTarget, secret: string): string {
  return `${office}/${pages[purpose]}#${secret}`;
}
