type Json = Readonly<Record<string, unknown>>;

/** An announcement with its parameters, under the keys of records. */
export interface CallState {
  readonly announce: string;
  readonly card?: string;
  readonly cards?: readonly string[];
  readonly suit?: string;
  readonly suits?: readonly string[];
  readonly count?: number;
}

/** The same announcement with the same parameters (2.2). */
export function isSameCall(one: CallState, other: CallState): boolean {
  return callKey(one) === callKey(other);
}

export function callKey({ announce, card, cards, suit, suits, count }: CallState): string {
  return [announce, card ?? '', (cards ?? []).join('+'), suit ?? '', (suits ?? []).join('+'), count ?? ''].join(' ');
}

/** Nothing but the announcement, of something that has more. */
export function callOf({ announce, card, cards, suit, suits, count }: CallState): CallState {
  return {
    announce,
    ...(card === undefined ? {} : { card }),
    ...(cards === undefined ? {} : { cards }),
    ...(suit === undefined ? {} : { suit }),
    ...(suits === undefined ? {} : { suits }),
    ...(count === undefined ? {} : { count }),
  };
}

/** The announcement of a call or line that any program may have written. @param announce its id, under whichever key that stood */
export function readCall({ card, cards, suit, suits, count }: Json, announce: string): CallState {
  return {
    announce,
    ...(typeof card === 'string' ? { card } : {}),
    ...(Array.isArray(cards) ? { cards: texts(cards) } : {}),
    ...(typeof suit === 'string' ? { suit } : {}),
    ...(Array.isArray(suits) ? { suits: texts(suits) } : {}),
    ...(Number.isSafeInteger(count) ? { count: count as number } : {}),
  };
}

/** The texts of a list, nothing of anything else. */
export function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];
}

/** The objects of a list. */
export function object(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
}
