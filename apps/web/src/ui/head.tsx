import { Children, createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** On the server: where what is meant for the head is noted while the page is rendered. Null in a browser. */
export const HeadOfDocument = createContext<ReactNode[] | null>(null);

/** Elements of `<head>`, wherever on a page it is known what they say. They come and go with what says them. */
export function Head({ children }: { readonly children: ReactNode }) {
  const written = useContext(HeadOfDocument);
  if (written === null) return createPortal(children, document.head);
  written.push(...Children.toArray(children));
  return null;
}

/** What the server has written of it, behind the script of the page: one too many as soon as the page has its own in the browser. */
export function writtenHead(): readonly Element[] {
  return [
    ...document.head.querySelectorAll(
      'script[defer] ~ :is(title, meta, link:not([rel="stylesheet"], [rel="modulepreload"]))',
    ),
  ];
}
