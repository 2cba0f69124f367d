import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { sentence, text } from '@tarokk/rules';
import type { Transaction } from '../../../platform/database/transactions.js';
import type { Configuration, Throttling } from '../../../platform/configuration/configuration.js';
import { CONFIGURATION } from '../../../platform/configuration/configuration.module.js';
import { refused, type Refused } from '../../../platform/graphql/refused.types.js';
import { networkOf } from '../../../platform/traffic/network-of.js';
import { ThrottleRepository } from './throttle.repository.js';

/** What is tried, by which most of it is counted. */
export type Attempt = 'login' | 'link' | 'reset' | 'invite' | 'password' | 'pin';

/** An account by its id; where there is none, whatever name was tried. */
export type Tried = { readonly account: string } | { readonly name: string };

/** Who guesses: a device, login or account that the account knows, or somebody at an address. */
export type Guesser = { readonly known: string } | { readonly address: string };

/** What comes of a guess before it is looked at. */
export interface GuessCounted {
  /** Null: it may be made. */
  readonly refused: Refused | null;
  /** It is the last one of a stranger that does not have to wait: if it is wrong, the owner is told. */
  readonly isTold: boolean;
}

/** Letters with reset links that one person gets in an hour. */
const RESETS_AN_HOUR = 3;
/** Invitations that one captain sends in a day: they are letters to any address the captain likes. */
const INVITATIONS_A_DAY = 10;
const DAY = 24 * 60;
/** Strangers together have so many times the attempts that one of them has, before all of them have to wait. */
const STRANGERS = 10;

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

  /**
   * Counts a guess at the secret of an account before it is made. Each guesser is counted by itself, so that a stranger locks
   * out nobody else; strangers together are counted too, for one of them may have many addresses, and whom the account knows
   * is let through by that.
   */
  async guess(attempt: Attempt, tried: Tried, by: Guesser, within?: Transaction): Promise<GuessCounted> {
    const { perAccount, minutes } = this.settings;
    const own = await this.repository.guess(guessKey(attempt, tried, by), perAccount, minutes, within);
    if (own.isRefused) return { refused: waiting(own.left), isTold: false };
    // Who had to wait already adds nothing: one stranger alone never makes all of them wait.
    if ('known' in by || own.attempts > perAccount) return { refused: null, isTold: false };
    const key = keyOf(attempt, 'strangers', whomOf(tried));
    const together = await this.repository.guess(key, perAccount * STRANGERS, minutes, within);
    return together.isRefused
      ? { refused: waiting(together.left), isTold: false }
      : { refused: null, isTold: own.attempts === perAccount };
  }

  /** After a success: this guesser's earlier mistakes are forgotten. */
  forgetGuesses(attempt: Attempt, tried: Tried, by: Guesser, within?: Transaction): Promise<void> {
    return this.repository.forget(guessKey(attempt, tried, by), within);
  }

  /** After a new password: what strangers guessed at the old one does not keep anybody from logging in. */
  forgetStrangers(attempt: Attempt, tried: Tried): Promise<void> {
    return this.repository.forget(keyOf(attempt, 'strangers', whomOf(tried)));
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
    return waiting(left);
  }
}

/** @param left milliseconds */
function waiting(left: number): Refused {
  const minutes = Math.max(1, Math.ceil(left / 60_000));
  return refused({
    code: 'account/too-many-attempts',
    rule: null,
    path: '',
    sentence: sentence(tooMany, { minutes }),
  });
}

function guessKey(attempt: Attempt, tried: Tried, by: Guesser): string {
  return 'known' in by
    ? keyOf(attempt, 'known', `${whomOf(tried)} ${by.known}`)
    : keyOf(attempt, 'pair', `${whomOf(tried)} ${networkOf(by.address)}`);
}

function whomOf(tried: Tried): string {
  return wordsOf(tried).join(' ');
}

function wordsOf(tried: Tried): [string, string] {
  return 'account' in tried ? ['account', tried.account] : ['name', tried.name];
}

/** People type passwords into the field for the name: what was tried is not kept as it is. */
function keyOf(attempt: Attempt, kind: string, whom: string): string {
  return `${attempt} ${kind} ${createHash('sha256').update(whom).digest('base64url')}`;
}
