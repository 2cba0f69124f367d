import type { ReactNode } from 'react';

/** What the thumb needs, at the foot of the window. */
export function Bar({ children }: { readonly children: ReactNode }) {
  return (
    <div className="bar">
      <div>{children}</div>
    </div>
  );
}
