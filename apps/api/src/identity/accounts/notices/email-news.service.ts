import { Injectable } from '@nestjs/common';
import type { AccountCaller } from '../../../platform/requests/current-caller.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import { type Letter, Mail } from '../../../platform/mail/mail.service.js';
import { AccountsRepository } from '../accounts.repository.js';
import { emailChangedLetter } from '../letters.js';
import { NoticesRepository } from './notices.repository.js';

/** Tells the holder of an account that its e-mail address is another one: at the next login, and where letters went until now. */
@Injectable()
export class EmailNews {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly notices: NoticesRepository,
    private readonly mail: Mail,
  ) {}

  /** What is to be sent after the commit. @param before the address until now; null without one */
  async tell(
    transaction: Transaction,
    { account }: AccountCaller,
    personId: string,
    before: string | null,
  ): Promise<readonly Letter[]> {
    const holder = await this.accounts.lockOfPerson(transaction, personId);
    if (holder === null) return [];
    const byThemselves = account.id === holder.id;
    await this.accounts.noteEmailChange(transaction, holder.id);
    await this.notices.tell(transaction, holder.id, 'email-changed', { by: byThemselves ? null : account.id });
    return before === null ? [] : [emailChangedLetter(before, byThemselves, holder.language)];
  }

  send(letter: Letter): Promise<boolean> {
    return this.mail.send(letter);
  }
}
