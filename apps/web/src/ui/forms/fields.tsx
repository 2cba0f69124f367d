import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslations } from 'use-intl';

interface Field {
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly required?: boolean;
}

/** The parts that every field has: its name above it, what it wants, and what is wrong with it. */
function useField({
  name,
  hint,
  required = true,
  mustBeTicked,
  bounds,
}: Omit<Field, 'label'> & { readonly mustBeTicked?: string | undefined; readonly bounds?: Bounds | undefined }) {
  const t = useTranslations('form');
  const id = useId();
  const { register, getFieldState, formState } = useFormContext();
  const { error } = getFieldState(name, formState);
  const rules = {
    validate: {
      ...(required ? { filled: (value: unknown) => isFilled(value) || t('required') } : {}),
      ...(mustBeTicked === undefined ? {} : { ticked: (value: unknown) => value === true || mustBeTicked }),
      ...(bounds === undefined
        ? {}
        : {
            within: (value: unknown) =>
              !isFilled(value) || isWithin(Number(value), bounds) || t('within', { ...bounds }),
          }),
    },
  };
  const described = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`].join(' ').trim();
  return {
    id,
    error,
    attributes: {
      id,
      'aria-invalid': error !== undefined,
      'aria-required': required || mustBeTicked !== undefined,
      'aria-describedby': described === '' ? undefined : described,
      ...register(name, rules),
    },
  };
}

/** Of a number, both included. */
interface Bounds {
  readonly min: number;
  readonly max: number;
}

function isWithin(value: number, { min, max }: Bounds): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}

function isFilled(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined;
}

function Around({
  id,
  label,
  hint,
  error,
  children,
}: Omit<Field, 'name'> & {
  readonly id: string;
  readonly error: { readonly message?: string } | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint === undefined ? null : <small id={`${id}-hint`}>{hint}</small>}
      {error === undefined ? null : (
        <span id={`${id}-error`} className="wrong">
          {error.message}
        </span>
      )}
      {children}
    </div>
  );
}

/** A whole number; how large it may be is said before anything is typed. */
export function NumberField({ name, label, required, min, max }: Omit<Field, 'hint'> & Bounds) {
  const t = useTranslations('form');
  const hint = t('within', { min, max });
  const { id, error, attributes } = useField({ name, hint, required, bounds: { min, max } });
  return (
    <Around id={id} label={label} hint={hint} error={error}>
      <input type="number" min={min} max={max} {...attributes} />
    </Around>
  );
}

/** One line. */
export function TextField({
  name,
  label,
  hint,
  required,
  ...input
}: Field & Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'required'>) {
  const { id, error, attributes } = useField({ name, hint, required });
  return (
    <Around id={id} label={label} hint={hint} error={error}>
      <input type="text" {...input} {...attributes} />
    </Around>
  );
}

/** Words of one's own: a reason, an answer. */
export function WordsField({ name, label, hint, required, rows = 3 }: Field & { readonly rows?: number }) {
  const { id, error, attributes } = useField({ name, hint, required });
  return (
    <Around id={id} label={label} hint={hint} error={error}>
      <textarea rows={rows} maxLength={2000} {...attributes} />
    </Around>
  );
}

export function ChoiceField({ name, label, hint, required, children }: Field & { readonly children: ReactNode }) {
  const { id, error, attributes } = useField({ name, hint, required });
  return (
    <Around id={id} label={label} hint={hint} error={error}>
      <select {...attributes}>{children}</select>
    </Around>
  );
}

/** @param mustBeTicked what is said where it is not ticked: nothing is sent then */
export function TickField({
  name,
  label,
  hint,
  mustBeTicked,
}: Omit<Field, 'required'> & { readonly mustBeTicked?: string }) {
  const { id, error, attributes } = useField({ name, hint, required: false, mustBeTicked });
  return (
    <div className="field tick">
      <input type="checkbox" {...attributes} />
      <label htmlFor={id}>{label}</label>
      {hint === undefined ? null : <small id={`${id}-hint`}>{hint}</small>}
      {error === undefined ? null : (
        <span id={`${id}-error`} className="wrong">
          {error.message}
        </span>
      )}
    </div>
  );
}
