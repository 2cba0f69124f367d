import { useEffect, useRef } from 'react';

/** What a decision came to. It comes into view: whoever decided was further down the page. */
export function Outcome({ children }: { readonly children: string | null }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (children !== null) words.current?.scrollIntoView({ block: 'nearest' });
  }, [children]);
  return (
    <p role="status" className="outcome" ref={words}>
      {children}
    </p>
  );
}
