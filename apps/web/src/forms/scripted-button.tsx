import { useHydrated } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

/** A button that does something in the page: it cannot be pressed before the script that listens is there. */
export function ScriptedButton(props: Omit<ComponentProps<'button'>, 'type' | 'className' | 'disabled'>) {
  const isAwake = useHydrated();
  return <button {...props} type="button" className="action scripted" disabled={!isAwake} />;
}
