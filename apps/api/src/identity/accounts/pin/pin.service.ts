import { Injectable } from '@nestjs/common';
import { problemKind } from '@tarokk/competition';
import { text } from '@tarokk/rules';
import type { AccountCaller } from '../../../platform/requests/current-caller.js';
import { type Transaction, Transactions } from '../../../platform/database/transactions.js';
import { isRefused } from '../../../platform/problems/is-refused.js';
import { type Problem, type Refused, refused } from '../../../platform/problems/refused.types.js';
import { Writes } from '../../../platform/writes/writes.service.js';
import { record } from '../../../platform/events/outbox.js';
import { AccountsRepository, type SecretAccountRow } from '../accounts.repository.js';
import { NoticesRepository } from '../notices/notices.repository.js';
import { hashSecretWords, matchesSecretWords } from '../passwords/hashing.js';
import { Passwords } from '../passwords/passwords.service.js';
import { type GuessedAccount, Throttle } from '../throttling/throttle.service.js';
import type { PinSaved, PinState } from './pin.types.js';
import type { RemovePinInput, SetPinInput } from './pin.inputs.js';
import type { Action } from '../../../platform/writes/action.js';

/** Wrong PINs in a row that lock it. */
const MOST_FAILURES = 5;

const problems = {
  misspelt: problemKind('pin/misspelt', {
    path: 'pin',
    text: text('A PIN is six digits.', 'Eine PIN hat sechs Ziffern.', 'A PIN hat számjegy.'),
  }),
  tooSimple: problemKind('pin/too-simple', {
    path: 'pin',
    text: text(
      'A PIN of one repeated digit, or of digits in a row, is what everybody tries first. Choose another.',
      'Eine PIN aus einer wiederholten Ziffer oder aus Ziffern der Reihe nach versucht jeder zuerst. Wähle eine andere.',
      'Egyetlen ismételt vagy sorban következő számjegyekből álló PIN-t próbál ki mindenki először. Válassz másikat.',
    ),
  }),
  needed: problemKind('pin/needed', {
    path: 'pin',
    text: text(
      'Confirming with this account needs its PIN.',
      'Bestätigen braucht bei diesem Konto seine PIN.',
      'Ezzel a fiókkal a megerősítéshez PIN kell.',
    ),
  }),
  wrong: problemKind('pin/wrong', {
    path: 'pin',
    text: text(
      'The PIN is wrong. Attempts left: {left}.',
      'Die PIN ist falsch. Verbleibende Versuche: {left}.',
      'A PIN hibás. Hátralévő próbálkozások: {left}.',
    ),
  }),
  locked: problemKind('pin/locked', {
    path: 'pin',
    text: text(
      'The PIN is locked after five wrong ones. Set it anew with your password.',
      'Die PIN ist nach fünf falschen gesperrt. Setze sie mit deinem Passwort neu.',
      'A PIN öt hibás után zárolva van. Állítsd be újra a jelszavaddal.',
    ),
  }),
};

/** What became of a PIN that came sealed. */
export interface SealedPin {
  readonly isRight: boolean;
  /** Milliseconds until the next one of whoever brings it is looked at, unless this one was right. */
  readonly waits: number;
}

/** The PIN with which somebody confirms a match on a phone that others hold in their hands too. */
@Injectable()
export class PinService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly notices: NoticesRepository,
    private readonly passwords: Passwords,
    private readonly throttle: Throttle,
    private readonly transactions: Transactions,
    private readonly writes: Writes,
  ) {}

  /**
   * What is in the way of confirming with this PIN; null where it is right, or the account has none. Failures are counted in
   * a transaction of their own, which stays when the confirmation is refused: call it before the write, never inside.
   * @param pin null where the request has none
   */
  check(accountId: string, pin: string | null): Promise<Problem | null> {
    return this.transactions.run(async (transaction) => {
      const account = await this.accounts.lock(transaction, accountId);
      if (account === null || account.pinHash === null) return null;
      if (account.pinFailures >= MOST_FAILURES) return problems.locked();
      if (pin === null) return problems.needed();
      const left = await this.compare(transaction, account, pin);
      if (left === null) return null;
      return left === 0 ? problems.locked() : problems.wrong({ left });
    });
  }

  /**
   * Whether a PIN that came sealed is that of this account; of an account without a PIN, or with a locked one, none is. Whoever
   * brings wrong ones has to wait longer and longer, and locks nobody else's PIN. Within the write that it came with, which
   * stays: so does the count.
   * @param tried where a person has no account, their id as a name: nobody learns that from what has to be waited
   * @param broughtBy the account that sends it
   */
  async guess(transaction: Transaction, tried: GuessedAccount, pin: string, broughtBy: string): Promise<SealedPin> {
    const account = 'account' in tried ? await this.accounts.lock(transaction, tried.account) : null;
    const { pinHash = null, pinFailures = 0 } = account ?? {};
    const by = { address: broughtBy };
    const { refused: tooMany, isTold, waits } = await this.throttle.guess(transaction, 'pin', tried, by);
    // The work is the same for each reason, so that the time does not tell which one it is.
    const isOpen = tooMany === null && pinFailures < MOST_FAILURES;
    const isRight = await matchesSecretWords(isOpen ? pinHash : null, pin);
    if (isRight) await this.throttle.forgetGuesses(transaction, 'pin', tried, by);
    else if (isTold && account !== null && pinHash !== null) {
      await this.notices.tellOnce(transaction, account.id, 'pin-guessed');
    }
    return { isRight, waits };
  }

  /** The account of a person, locked; null where there is none, or it is closed. */
  async accountOf(transaction: Transaction, personId: string): Promise<string | null> {
    const account = await this.accounts.lockOfPerson(transaction, personId);
    return account === null || account.disabledAt !== null ? null : account.id;
  }

  /** Null for the right PIN; else it is counted, and how many attempts are left. */
  private async compare(
    transaction: Transaction,
    { id, pinHash, pinFailures }: SecretAccountRow,
    pin: string,
  ): Promise<number | null> {
    if (await matchesSecretWords(pinHash, pin)) {
      if (pinFailures > 0) await this.accounts.setPinFailures(transaction, id, 0);
      return null;
    }
    const failures = pinFailures + 1;
    await this.accounts.setPinFailures(transaction, id, failures);
    if (failures === MOST_FAILURES) await this.notices.tell(transaction, id, 'pin-locked', { by: null });
    return MOST_FAILURES - failures;
  }

  /** Sets or changes the PIN, with the password; unlocks it. */
  async set(caller: AccountCaller, input: SetPinInput): Promise<PinSaved | Refused> {
    if (!/^\d{6}$/.test(input.pin)) return refused(problems.misspelt());
    if (isSimple(input.pin)) return refused(problems.tooSimple());
    return this.save(caller, 'setPin', input, input.pin);
  }

  remove(caller: AccountCaller, input: RemovePinInput): Promise<PinSaved | Refused> {
    return this.save(caller, 'removePin', input, null);
  }

  private async save(
    caller: AccountCaller,
    action: Action,
    { idempotencyKey: key, password }: RemovePinInput,
    pin: string | null,
  ): Promise<PinSaved | Refused> {
    const tooMany = await this.passwords.countAttempt(caller);
    if (tooMany !== null) return tooMany;
    const saved = await this.writes.run<PinSaved>(caller, { action, key, input: null }, async (transaction) => {
      const account = await this.passwords.confirmed(transaction, caller, password, 'password');
      if (isRefused(account)) return account;
      await this.accounts.setPin(transaction, account.id, pin === null ? null : await hashSecretWords(pin));
      await record(transaction, { type: 'account-changed', id: account.id });
      return { __typename: 'PinSaved', done: true };
    });
    if (!isRefused(saved)) await this.passwords.forgetAttempts(caller);
    return saved;
  }

  async state(accountId: string): Promise<PinState> {
    const { hasPin, pinFailures } = await this.accounts.pinOf(accountId);
    if (!hasPin) return 'none';
    return pinFailures >= MOST_FAILURES ? 'locked' : 'set';
  }
}

/** From each digit to the next it is the same step of none or one, after 9 comes 0. */
function isSimple(pin: string): boolean {
  const steps = Array.from(pin)
    .slice(1)
    .map((digit, index) => (Number(digit) - Number(pin[index]) + 10) % 10);
  return [0, 1, 9].some((step) => steps.every((each) => each === step));
}
