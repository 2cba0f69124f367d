/** Something that was found and opened on this device. */
export interface Recent {
  readonly name: string;
  /** With its language. */
  readonly address: string;
}

const KEY = 'recently-found';
const MOST = 6;

/** The latest first. */
export function recentlyFound(): readonly Recent[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Recent[];
  } catch {
    return [];
  }
}

/** Keeps it before the others. */
export function keepRecent(found: Recent): void {
  const others = recentlyFound().filter(({ address }) => address !== found.address);
  try {
    localStorage.setItem(KEY, JSON.stringify([found, ...others].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing shows nothing later.
  }
}

/** Whoever uses the device next is not told whom its owner looked for. */
export function forgetRecent(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nor is there anything to forget.
  }
}
