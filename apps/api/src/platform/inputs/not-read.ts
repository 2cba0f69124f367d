import type { InputMessage } from './input-messages.js';

/** One of several faults within a value. */
export interface Fault extends InputMessage {
  /** In the input: `sheet.record.games[2].played.tricks[0]`. */
  readonly path: string;
}

/** What stands in the place of a value that its parser could not read, until the input is refused for it. */
export class NotRead {
  constructor(readonly faults: readonly Fault[]) {}
}

/** All that is wrong within a value that a decorator has refused. */
export function faultsOf(value: unknown): readonly Fault[] {
  return value instanceof NotRead ? value.faults : [];
}
