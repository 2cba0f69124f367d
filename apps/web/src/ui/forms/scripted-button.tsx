import { useHydrated } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

interface Looks extends Omit<ComponentProps<'button'>, 'type' | 'className' | 'disabled'> {
  /** What one most likely wants, or what cannot be taken back; neither if not said. */
  readonly look?: 'main' | 'danger' | undefined;
}

/** A button that does something in the page: it cannot be pressed before the script that listens is there. */
export function ScriptedButton({ look, ...props }: Looks) {
  const isAwake = useHydrated();
  const looks = look === undefined ? '' : ` ${look}`;
  return <button {...props} type="button" className={`action scripted${looks}`} disabled={!isAwake} />;
}
