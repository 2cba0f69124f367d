import { Injectable } from '@nestjs/common';
import type { Language } from '@tarokk/rules';
import type { ReadSource } from '../../database/replica/read-source.js';
import { record } from '../../events/outbox.js';
import type { Refused } from '../../problems/refused.types.js';
import type { AccountCaller } from '../../requests/current-caller.js';
import { Writes } from '../../writes/writes.service.js';
import { inLanguage, inOrder } from './in-language.js';
import { type OfficeText, type OfficeTextKind, officeTextKinds, type OfficeTextSet } from './office-text.types.js';
import { OfficeTextsRepository } from './office-texts.repository.js';
import type { SetOfficeTextInput } from './office-texts.inputs.js';

@Injectable()
export class OfficeTextsService {
  constructor(
    private readonly repository: OfficeTextsRepository,
    private readonly writes: Writes,
  ) {}

  /** @param language in which they are read; null for all that are written */
  async list(source: ReadSource, language: Language | null): Promise<readonly OfficeText[]> {
    const texts = await source.read((database) => this.repository.all(database));
    return language === null ? inOrder(texts) : inLanguage(texts, language);
  }

  /** Of which kinds there is a text in any language, for the foot of every page. */
  async written(): Promise<readonly OfficeTextKind[]> {
    const kinds = await this.repository.kinds();
    return officeTextKinds.filter((kind) => kinds.includes(kind));
  }

  /** @param words null to take the text away */
  set(
    caller: AccountCaller,
    { idempotencyKey: key, kind, language, words }: SetOfficeTextInput,
  ): Promise<OfficeTextSet | Refused> {
    return this.writes.run<OfficeTextSet>(
      caller,
      { action: 'setOfficeText', key, input: { kind, language, words } },
      async (transaction) => {
        if (words === null) await this.repository.remove(transaction, kind, language);
        else await this.repository.save(transaction, { kind, language, words });
        await record(transaction, { type: 'office-text-changed', id: kind });
        return { __typename: 'OfficeTextSet', kind, language };
      },
    );
  }
}
