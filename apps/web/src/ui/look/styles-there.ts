import { stylesAt } from './looks.js';

const added = new Map<string, Promise<void>>();

/**
 * When the styles of a page are in the document, which keeps them; one that cannot be fetched holds nobody up. On the server at
 * once: it writes them into the head.
 *
 * @param pathname of a page, without its language
 */
export async function stylesThere(pathname: string): Promise<void> {
  if (typeof document === 'undefined') return;
  await Promise.all(stylesAt(pathname).map(there));
}

async function there(href: string): Promise<void> {
  if (!added.has(href)) {
    if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`) !== null) return;
    added.set(href, add(href));
  }
  await added.get(href);
}

function add(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return new Promise((resolve) => {
    link.onload = () => resolve();
    link.onerror = () => {
      // The next page that needs it tries again.
      added.delete(href);
      link.remove();
      resolve();
    };
    document.head.append(link);
  });
}
