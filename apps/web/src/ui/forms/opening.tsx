import { type ReactNode, useState } from 'react';
import { ScriptedButton } from './scripted-button.js';

/** What can be done at one place: a button for each, which opens its form below; one is open at a time. */
export function Opening<Act extends string>({
  acts,
  name,
  about,
  children,
}: {
  readonly acts: readonly Act[];
  readonly name: (act: Act) => string;
  /** What it is done to, where several places say the same. */
  readonly about?: string;
  readonly children: (act: Act, close: () => void) => ReactNode;
}) {
  const [open, setOpen] = useState<Act | null>(null);
  if (acts.length === 0) return null;
  return (
    <>
      <span className="pages">
        {acts.map((act) => (
          <ScriptedButton
            key={act}
            aria-expanded={open === act}
            aria-label={about === undefined ? undefined : `${name(act)}: ${about}`}
            onClick={() => setOpen(open === act ? null : act)}
          >
            {name(act)}&nbsp;…
          </ScriptedButton>
        ))}
      </span>
      {open === null || !acts.includes(open) ? null : (
        <div key={open} className="opened">
          {children(open, () => setOpen((now) => (now === open ? null : now)))}
        </div>
      )}
    </>
  );
}
