import { lookAt } from './look-files.js';

const added = new Map<string, Promise<void>>();

/**
 * When the style of a page is in the document, which keeps it; one that cannot be fetched holds nobody up. On the server at once:
 * it writes it into the head.
 *
 * @param pathname of a page, without its language
 */
export async function styleThere(pathname: string): Promise<void> {
  if (typeof document === 'undefined') return;
  const href = lookAt(pathname);
  if (href === null) return;
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
