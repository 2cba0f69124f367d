import { enumName } from '../../../platform/schema/enum-of.js';
import type { NotificationKind } from '../kinds.js';
import type { Subject } from '../events.js';

/** What a message tells; the names are those of the API. */
export interface MessageContent {
  /** The event, `match.approved`; `test` of one that was asked for. */
  readonly type: string;
  readonly at: Date;
  readonly kind: NotificationKind | null;
  readonly message: string;
  readonly language: string;
  readonly address: string | null;
  readonly about: { readonly type: Subject; readonly id: string } | null;
}

/** The body of a message: the same for every attempt, but for names and sentences that have changed since. */
export function messageBody({ type, at, kind, message, language, address, about }: MessageContent): string {
  return JSON.stringify({
    type,
    timestamp: at.toISOString(),
    data: {
      kind: kind === null ? null : enumName(kind),
      message,
      language,
      address,
      about: about === null ? null : { type: enumName(about.type), id: about.id },
    },
  });
}
