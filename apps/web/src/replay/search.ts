/** Which step is shown: part of the address, so that it can be passed on. */
export interface ReplaySearch {
  /** From 1; the deal has none. */
  readonly step?: string;
}

export function readReplaySearch({ step }: Record<string, unknown>): ReplaySearch {
  return { step: typeof step === 'string' && /^[1-9]\d{0,2}$/.test(step) ? step : undefined };
}

/** A number that is too high is the end. @param last the number of the last step */
export function stepIn({ step }: ReplaySearch, last: number): number {
  return Math.min(Number(step ?? 0), last);
}

export function searchFor(step: number): ReplaySearch {
  return { step: step === 0 ? undefined : String(step) };
}
