import { isSameData } from '@tarokk/competition';
import { isObject } from '../format/rows.js';

/** One value that is not the same on both sides. */
export interface Differing {
  /** `ofKind.first` */
  readonly field: string;
  readonly kept: unknown;
  readonly recounted: unknown;
}

/**
 * The first field that differs, in the order of the recounted ones; null when all are the same. A member that is not there is
 * null: older archives lack what came later.
 */
export function firstField(kept: unknown, recounted: unknown, within = ''): Differing | null {
  if (isSameData(kept ?? null, recounted ?? null)) return null;
  if (!isObject(kept) || !isObject(recounted)) return { field: within, kept, recounted };
  for (const name of new Set([...Object.keys(recounted), ...Object.keys(kept)])) {
    const found = firstField(kept[name], recounted[name], within === '' ? name : `${within}.${name}`);
    if (found !== null) return found;
  }
  return null;
}

const LONGEST = 200;

/** For a sentence. */
export function sentenceValues({
  field,
  kept,
  recounted,
}: Differing): Readonly<Record<'field' | 'kept' | 'recounted', string>> {
  return { field, kept: valueText(kept), recounted: valueText(recounted) };
}

function valueText(value: unknown): string {
  if (value == null) return '–';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
