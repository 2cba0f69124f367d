import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { sentence, text } from '@tarokk/rules';
import type { Configuration, Throttling } from '../../configuration/configuration.js';
import { CONFIGURATION } from '../../configuration/configuration.module.js';
import { refused, type Refused } from '../../graphql/refused.types.js';
import { ThrottleRepository } from './throttle.repository.js';

/** What is tried: a password, a link, to have a reset link sent, or a letter with an invitation to a team. */
export type Attempt = 'login' | 'link' | 'reset' | 'invite';

/** An account by its id; where there is none, whatever name was tried. */
export type Tried = { readonly account: string } | { readonly name: string };

/** Letters with reset links that one person gets in an hour. */
const RESETS_AN_HOUR = 3;
/** Invitations to his team that one captain sends in a day: letters to whoever he likes. */
const INVITATIONS_A_DAY = 10;
const DAY = 24 * 60;

const tooMany = text(
  'Too many attempts. Try again in {minutes} min.',
  'Zu viele Versuche. Versuche es in {minutes} min wieder.',
  'Túl sok próbálkozás. Próbáld újra {minutes} perc múlva.',
);

@Injectable()
export class Throttle {
  private readonly settings: Throttling;

  constructor(
    private readonly repository: ThrottleRepository,
    @Inject(CONFIGURATION) { throttling }: Configuration,
  ) {
    this.settings = throttling;
  }

  /** Counts an attempt from an address before it is made, so that many at once are counted too; null: it may be made. */
  async fromAddress(attempt: Attempt, address: string): Promise<Refused | null> {
    const { perAddress, minutes } = this.settings;
    return this.count(keyOf(attempt, 'address', networkOf(address)), perAddress, minutes);
  }

  /** Counts an attempt on an account, or on a name that is none: both are answered alike. */
  onAccount(attempt: Attempt, tried: Tried): Promise<Refused | null> {
    return this.count(keyOf(attempt, ...wordsOf(tried)), ...this.limitOf(attempt));
  }

  /** After a success: earlier mistakes are forgotten. */
  forget(attempt: Attempt, tried: Tried): Promise<void> {
    return this.repository.forget(keyOf(attempt, ...wordsOf(tried)));
  }

  /** How many, in how many minutes. */
  private limitOf(attempt: Attempt): [number, number] {
    const { perAccount, minutes } = this.settings;
    if (attempt === 'reset') return [RESETS_AN_HOUR, 60];
    return attempt === 'invite' ? [INVITATIONS_A_DAY, DAY] : [perAccount, minutes];
  }

  private async count(key: string, most: number, within: number): Promise<Refused | null> {
    const { attempts, left } = await this.repository.count(key, most, within);
    if (attempts <= most) return null;
    const minutes = Math.max(1, Math.ceil(left / 60_000));
    return refused({
      code: 'account/too-many-attempts',
      rule: null,
      path: '',
      sentence: sentence(tooMany, { minutes }),
    });
  }
}

function wordsOf(tried: Tried): [string, string] {
  return 'account' in tried ? ['account', tried.account] : ['name', tried.name];
}

/** People type passwords into the field for the name: what was tried is not kept as it is. */
function keyOf(attempt: Attempt, kind: string, whom: string): string {
  return `${attempt} ${kind} ${createHash('sha256').update(whom).digest('base64url')}`;
}

/** Whoever has an IPv6 address usually has the whole network of 64 bits. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [front = '', back] = address.split('::');
  const [first, last] = [front, back ?? ''].map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = back === undefined ? 0 : 8 - first!.length - last!.length;
  return [...first!, ...Array<string>(zeros).fill('0'), ...last!].slice(0, 4).join(':');
}
