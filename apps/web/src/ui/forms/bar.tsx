import type { ReactNode } from 'react';

/** What the thumb needs, at the foot of the window; its name is for who hears the page. */
export function Bar({ name, children }: { readonly name?: string; readonly children: ReactNode }) {
  return (
    <div className="bar" {...(name === undefined ? {} : { role: 'group', 'aria-label': name })}>
      <div>{children}</div>
    </div>
  );
}
