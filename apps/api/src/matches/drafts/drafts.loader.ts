import { Injectable } from '@nestjs/common';
import { inOrderOf, loaderPerRequest } from '../../platform/graphql/loader.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { ActingSides } from '../../registry/teams/sides/acting-sides.js';
import type { Draft } from './draft.types.js';
import { DraftsRepository, type DraftAudience } from './drafts.repository.js';

/** Drafts for who may see them, and their sheets, fetched together for a request. */
@Injectable()
export class DraftsLoader {
  private readonly sheets = loaderPerRequest<string, { readonly id: string; readonly sheet: unknown } | null>(
    async (ids) => inOrderOf(ids, await this.repository.sheets(ids), ({ id }) => id),
  );

  constructor(
    private readonly repository: DraftsRepository,
    private readonly acting: ActingSides,
  ) {}

  async readers(context: RequestContext): Promise<DraftAudience> {
    return { sides: await this.acting.of(context), jury: context.caller.account?.jury ?? false };
  }

  /** Null when there is no such draft, or the caller may not see it. */
  async find(context: RequestContext, id: string): Promise<Draft | null> {
    const [found] = await this.repository.findByIds([id], await this.readers(context));
    return found ?? null;
  }

  /** An empty object when the draft was deleted this moment. */
  async sheetOf(context: RequestContext, { id }: Draft): Promise<unknown> {
    return (await this.sheets(context).load(id))?.sheet ?? {};
  }
}
