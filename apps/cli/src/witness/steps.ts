import { InvalidArgumentError } from 'commander';

const MOST = 2 ** 53 - 1;

/** How many steps a search may take, as typed. */
export function steps(word: string): number {
  const number = Number(word);
  if (/^\d+$/.test(word) && number >= 1 && number <= MOST) return number;
  throw new InvalidArgumentError(`1–${MOST}`);
}
