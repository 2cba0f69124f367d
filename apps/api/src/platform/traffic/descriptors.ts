import { readFileSync } from 'node:fs';

/** How many files and connections this process may have open at a time; null where the system does not say. */
export function mostDescriptors(): number | null {
  try {
    const [, most] = /^Max open files\s+(\d+|unlimited)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return most === undefined || most === 'unlimited' ? null : Number(most);
  } catch {
    return null;
  }
}
