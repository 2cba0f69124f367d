import type { LocationRewrite } from '@tanstack/react-router';
import { isLanguage, type PageLanguage } from './languages.js';

/** The address of a page in a language: /hu/cup/2026 of /cup/2026, and /hu of the first page. */
export function addressIn(language: PageLanguage, page: string): string {
  return page === '/' ? `/${language}` : `/${language}${page}`;
}

/** What is at an address: its language and its page, /cup/2026 of /hu/cup/2026; null where it begins with no language. */
export function partsOfAddress(path: string): { readonly language: PageLanguage; readonly page: string } | null {
  const [, language, ...segments] = path.split('/');
  return isLanguage(language) ? { language, page: `/${segments.join('/')}` } : null;
}

/** Whether a page is at an address, in whichever language. @param pages by their address without the language */
export function isAt(path: string, pages: RegExp): boolean {
  return pages.test(partsOfAddress(path)?.page ?? '');
}

/**
 * Every address begins with a language, and no route names it: links, loaders and pages are those of any language. An address
 * in another language is no page here; it is asked for anew.
 */
export function inLanguage(language: PageLanguage): LocationRewrite {
  const prefix = new RegExp(`^/${language}(?=/|$)`);
  return {
    input: ({ url }) => {
      const page = url.pathname.replace(prefix, '');
      // What is not in this language stays as it is, below its first segment, where no page is.
      url.pathname = prefix.test(url.pathname) ? page || '/' : `/-${url.pathname}`;
      return url;
    },
    output: ({ url }) => {
      url.pathname = addressIn(language, url.pathname);
      return url;
    },
  };
}
