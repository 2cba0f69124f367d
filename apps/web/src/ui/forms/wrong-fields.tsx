import type { Ref } from 'react';
import { useTranslations } from 'use-intl';

/** A field of a form in which something is wrong. */
export interface WrongField {
  readonly id: string;
  readonly label: string;
  readonly message: string;
}

/** What is wrong in the fields of a form, in the order in which they stand. */
export function wrongFieldsIn(form: HTMLFormElement): readonly WrongField[] {
  return [...form.querySelectorAll<HTMLInputElement>('[aria-invalid="true"][id]')].map((field) => ({
    id: field.id,
    label: field.labels?.[0]?.textContent ?? '',
    message: messageOf(field),
  }));
}

function messageOf(field: HTMLElement): string {
  const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const id = described.find((each) => each.endsWith('-error'));
  return id === undefined ? '' : (document.getElementById(id)?.textContent ?? '');
}

/** At the head of a form of which several fields are wrong: each by its name, and a way to it. */
export function WrongFields({
  fields,
  ref,
}: {
  readonly fields: readonly WrongField[];
  readonly ref: Ref<HTMLDivElement>;
}) {
  const t = useTranslations('form');
  return (
    <div className="problem" role="alert" tabIndex={-1} ref={ref}>
      <p>{t('wrongFields', { number: fields.length })}</p>
      <ul className="plain">
        {fields.map(({ id, label, message }) => (
          <li key={id}>
            <FieldLink id={id}>{label}</FieldLink>: {message}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Leads to a field of this page; its address stays as it is. */
export function FieldLink({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <a
      href={`#${id}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(id)?.focus();
      }}
    >
      {children}
    </a>
  );
}
