/** Where a page of a sheet leads when it is done; kept in its address, so that it survives whatever happens to the phone. */
export interface Then {
  readonly then?: 'hand-in';
}

export function readThen({ then }: Record<string, unknown>): Then {
  return then === 'hand-in' ? { then } : {};
}
