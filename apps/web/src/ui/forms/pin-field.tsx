import type { ReactNode } from 'react';
import { TextField } from './fields.js';

/** The PIN of six digits, as `pin`: typed on the keys for numbers, seen by nobody beside, and not remembered by the browser. */
export function PinField({ label, hint }: { readonly label: string; readonly hint: ReactNode }) {
  return (
    <TextField
      name="pin"
      label={label}
      hint={hint}
      type="password"
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
    />
  );
}
