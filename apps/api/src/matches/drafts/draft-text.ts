import type { Problem } from '../../platform/problems/refused.types.js';
import { draftProblems } from './draft-problems.js';

const MOST_BYTES = 256 * 1024;
/** A whole sheet is ten levels deep. Programs that read JSON by recursion could not read a text that is much deeper. */
const MOST_LEVELS = 32;

/** The sheet as JSON text of bounded size and depth, or why it is none. */
export function draftText(sheet: unknown): { readonly text: string } | { readonly problem: Problem } {
  if (typeof sheet !== 'object' || sheet === null || Array.isArray(sheet)) return { problem: draftProblems.noObject() };
  if (isDeeper(sheet)) return { problem: draftProblems.tooDeep({ most: MOST_LEVELS }) };
  const text = JSON.stringify(sheet);
  const bytes = Buffer.byteLength(text);
  return bytes > MOST_BYTES ? { problem: draftProblems.tooLarge({ bytes, most: MOST_BYTES }) } : { text };
}

/** Level by level, so that the depth of the value is not that of our own calls. */
function isDeeper(sheet: object): boolean {
  let level: object[] = [sheet];
  for (let depth = 1; depth <= MOST_LEVELS; depth++) {
    level = level.flatMap((value) =>
      Object.values(value).filter((child: unknown): child is object => typeof child === 'object' && child !== null),
    );
    if (level.length === 0) return false;
  }
  return true;
}
