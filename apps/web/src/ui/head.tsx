import {
  Children,
  cloneElement,
  createContext,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useContext,
} from 'react';
import { createPortal } from 'react-dom';

/** On the server: where what is meant for the head is noted while the page is rendered. Null in a browser. */
export const HeadOfDocument = createContext<ReactNode[] | null>(null);

/** Elements of `<head>`, wherever on a page it is known what they say. They come and go with what says them. */
export function Head({ children }: { readonly children: ReactNode }) {
  const written = useContext(HeadOfDocument);
  if (written === null) return createPortal(children, document.head);
  written.push(...(Children.map(children, markedAsWritten) ?? []));
  return null;
}

function markedAsWritten(child: ReactNode): ReactNode {
  if (!isValidElement(child)) return child;
  return cloneElement(child as ReactElement<{ readonly 'data-written': string }>, { 'data-written': '' });
}

/** Those that the server wrote are one too many as soon as the page has its own in the browser. */
export function removeWrittenHead(): void {
  for (const element of document.head.querySelectorAll('[data-written]')) element.remove();
}
