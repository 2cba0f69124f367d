import { lookOf } from './looks.js';

const files = import.meta.glob<string>('../../styles/looks/*.css', { query: '?url', import: 'default', eager: true });

/** Where the file is that a page has beside the style of all pages; null where that is enough. @param pathname without its language */
export function lookAt(pathname: string): string | null {
  const look = lookOf(pathname);
  return look === null ? null : files[`../../styles/looks/${look}.css`]!;
}
