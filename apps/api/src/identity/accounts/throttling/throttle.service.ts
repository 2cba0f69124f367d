import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { problemKind } from '@tarokk/competition';
import { text } from '@tarokk/rules';
import type { Transaction } from '../../../platform/database/transactions.js';
import type { Caller } from '../../../platform/requests/caller.js';
import { type Configuration, CONFIGURATION, type Throttling } from '../../../platform/configuration/configuration.js';
import { refused, type Refused } from '../../../platform/problems/refused.types.js';
import type { LimitNotes } from '../../../platform/requests/limit-notes.js';
import { networkOf } from '../../../platform/traffic/network-of.js';
import { FORGOTTEN, ThrottleRepository } from './throttle.repository.js';

/** The kinds of attempts that are counted. */
export type Attempt = 'login' | 'link' | 'reset' | 'invite' | 'password' | 'pin';

/** An account by its id; where there is none, whatever name was tried. */
export type GuessedAccount = { readonly account: string } | { readonly name: string };

/** Who guesses: a device, login or account that the account knows, or somebody at an address. */
export type Guesser = ({ readonly known: string } | { readonly address: string }) & {
  /** Where they are told how many guesses they have; left out where nothing may tell that there was one. */
  readonly limits?: LimitNotes;
};

/** A guess that was counted before it is checked. */
export interface CountedGuess {
  /** Null: it may be made. */
  readonly refused: Refused | null;
  /** It is the last one of a stranger that does not have to wait: if it is wrong, the owner is told. */
  readonly isTold: boolean;
  /** Milliseconds until this guesser may make the next one, unless this one was right. */
  readonly waits: number;
}

/** Letters with reset links that one person gets in an hour. */
const RESETS_PER_HOUR = 3;
/** Invitations that one captain sends in a day: they are letters to any address the captain likes. */
const INVITATIONS_PER_DAY = 10;
const DAY = 24 * 60;
/** Seconds. */
const MINUTE = 60;
/** Strangers together have so many times the attempts that one of them has, before all of them have to wait. */
const STRANGERS = 10;

const tooMany = problemKind('account/too-many-attempts', {
  text: text(
    'Too many attempts. Try again in {minutes} min.',
    'Zu viele Versuche. Versuche es in {minutes} min wieder.',
    'Túl sok próbálkozás. Próbáld újra {minutes} perc múlva.',
  ),
});

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
  async fromAddress(attempt: Attempt, { address, limits }: Caller): Promise<Refused | null> {
    const { perAddress, minutes } = this.settings;
    const { attempts, left } = await this.repository.count(
      keyOf(attempt, 'address', networkOf(address)),
      perAddress,
      minutes,
    );
    limits.tell({
      name: attempt,
      most: perAddress,
      window: minutes * MINUTE,
      left: perAddress - attempts,
      resets: left / 1000,
    });
    return attempts <= perAddress ? null : waiting(left, limits);
  }

  /**
   * Counts an attempt on an account, or on a name that is none: both are answered alike. How many are left is not told: two
   * names that count together are those of one account, and nobody is to find out whose address somebody has.
   */
  async onAccount(attempt: Attempt, tried: GuessedAccount, { limits }: Caller): Promise<Refused | null> {
    const [most, minutes] = this.limitOf(attempt);
    const { attempts, left } = await this.repository.count(keyOf(attempt, ...wordsOf(tried)), most, minutes);
    return attempts <= most ? null : waiting(left, limits);
  }

  /**
   * Counts a guess at the secret of an account before it is made. Each guesser is counted by itself, so that a stranger locks
   * out nobody else; strangers together are counted too, for one of them may have many addresses, and whom the account knows
   * is let through by that. Whom the account knows is told how many are left; a stranger is not, as in `onAccount`.
   */
  async guess(
    transaction: Transaction | null,
    attempt: Attempt,
    tried: GuessedAccount,
    by: Guesser,
  ): Promise<CountedGuess> {
    const { perAccount, minutes } = this.settings;
    const own = await this.repository.guess(transaction, guessKey(attempt, tried, by), perAccount, minutes);
    if ('known' in by) this.tellGuesses(attempt, by, perAccount - own.attempts, own.left);
    if (own.isRefused) return { refused: waiting(own.left, by.limits), isTold: false, waits: own.left };
    const waits = own.attempts < perAccount ? 0 : own.left;
    // A stranger after the first attempts adds nothing to the count of all: one alone never makes all of them wait.
    if ('known' in by || own.attempts > perAccount) return { refused: null, isTold: false, waits };
    const key = keyOf(attempt, 'strangers', accountKey(tried));
    const together = await this.repository.guess(transaction, key, perAccount * STRANGERS, minutes);
    return together.isRefused
      ? { refused: waiting(together.left, by.limits), isTold: false, waits: together.left }
      : { refused: null, isTold: own.attempts === perAccount, waits };
  }

  /** After a success: this guesser's earlier mistakes are forgotten. */
  forgetGuesses(transaction: Transaction | null, attempt: Attempt, tried: GuessedAccount, by: Guesser): Promise<void> {
    if ('known' in by) this.tellGuesses(attempt, by, this.settings.perAccount, 0);
    return this.repository.forget(transaction, guessKey(attempt, tried, by));
  }

  /** After a new password: what strangers guessed at the old one does not keep anybody from logging in. */
  forgetStrangers(attempt: Attempt, tried: GuessedAccount): Promise<void> {
    return this.repository.forget(null, keyOf(attempt, 'strangers', accountKey(tried)));
  }

  /** How many, in how many minutes. */
  private limitOf(attempt: Attempt): [number, number] {
    const { perAccount, minutes } = this.settings;
    if (attempt === 'reset') return [RESETS_PER_HOUR, 60];
    return attempt === 'invite' ? [INVITATIONS_PER_DAY, DAY] : [perAccount, minutes];
  }

  /** @param delay milliseconds until the next one, where none is left */
  private tellGuesses(attempt: Attempt, { limits }: Guesser, left: number, delay: number): void {
    const { perAccount, minutes } = this.settings;
    const window = minutes * FORGOTTEN * MINUTE;
    limits?.tell({ name: attempt, most: perAccount, window, left, resets: left > 0 ? null : delay / 1000 });
  }
}

/** @param left milliseconds */
function waiting(left: number, limits?: LimitNotes): Refused {
  const minutes = Math.max(1, Math.ceil(left / 60_000));
  limits?.wait(Math.max(1, left / 1000));
  return refused(tooMany({ minutes }));
}

function guessKey(attempt: Attempt, tried: GuessedAccount, by: Guesser): string {
  return 'known' in by
    ? keyOf(attempt, 'known', `${accountKey(tried)} ${by.known}`)
    : keyOf(attempt, 'pair', `${accountKey(tried)} ${networkOf(by.address)}`);
}

function accountKey(tried: GuessedAccount): string {
  return wordsOf(tried).join(' ');
}

function wordsOf(tried: GuessedAccount): [string, string] {
  return 'account' in tried ? ['account', tried.account] : ['name', tried.name];
}

/** People type passwords into the field for the name: what was tried is not kept as it is. */
function keyOf(attempt: Attempt, kind: string, whom: string): string {
  return `${attempt} ${kind} ${createHash('sha256').update(whom).digest('base64url')}`;
}
