import { Injectable } from '@nestjs/common';
import { inOrderOf, loaderPerRequest } from '../../../platform/graphql/loader.js';
import type { RequestContext } from '../../../platform/requests/request-context.js';
import { type WebhookRow, WebhooksRepository } from './webhooks.repository.js';

@Injectable()
export class WebhooksLoader {
  private readonly loader = loaderPerRequest<string, WebhookRow | null>(async (ids) =>
    inOrderOf(ids, await this.repository.findByIds(ids), ({ id }) => id),
  );

  constructor(private readonly repository: WebhooksRepository) {}

  /** Null if it was removed. */
  find(context: RequestContext, id: string): Promise<WebhookRow | null> {
    return this.loader(context).load(id);
  }
}
