import { useTranslations } from 'use-intl';
import { ActButton } from '../forms/act-button.js';
import { TextField, WordsField } from '../forms/fields.js';
import { Form } from '../forms/form.js';
import { graphql } from '../graphql/graphql.js';
import { refused } from '../graphql/refused.js';
import type { OnePerson } from './queries.js';

const setContact = graphql(
  `
    mutation SetContact($key: IdempotencyKey!, $personId: UUID!, $email: Name, $phone: Name) {
      setContact(input: { idempotencyKey: $key, personId: $personId, email: $email, phone: $phone }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

const setPseudonym = graphql(
  `
    mutation SetPseudonym($key: IdempotencyKey!, $personId: UUID!, $pseudonymous: Boolean!) {
      setPseudonym(input: { idempotencyKey: $key, personId: $personId, pseudonymous: $pseudonymous }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

const erasePerson = graphql(
  `
    mutation ErasePerson($key: IdempotencyKey!, $personId: UUID!) {
      erasePerson(input: { idempotencyKey: $key, personId: $personId }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

const undoRename = graphql(
  `
    mutation UndoRename($key: IdempotencyKey!, $personId: UUID!, $reason: Words!) {
      undoRename(input: { idempotencyKey: $key, personId: $personId, reason: $reason }) {
        __typename
        ...RefusedFields
      }
    }
  `,
  [refused],
);

interface Part {
  readonly person: OnePerson;
  readonly done: () => Promise<void>;
}

/** How to reach somebody; what is left empty is erased. */
export function Contact({ person, done }: Part) {
  const t = useTranslations('privacy');
  const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());
  return (
    <Form
      mutation={setContact}
      name={t('contact')}
      start={{ email: person.contact?.email ?? '', phone: person.contact?.phone ?? '' }}
      variables={({ email, phone }) => ({ personId: person.id, email: textOrNull(email), phone: textOrNull(phone) })}
      done={done}
      submit={t('contact')}
    >
      <TextField name="email" label={t('email')} type="email" autoComplete="off" required={false} />
      <TextField name="phone" label={t('phone')} type="tel" autoComplete="off" required={false} />
    </Form>
  );
}

/** A pseudonym in the place of the name on public pages and in archives, as the person has asked for. */
export function Pseudonym({ person, done }: Part) {
  const t = useTranslations('privacy');
  return (
    <>
      <p>{t(person.pseudonymous ? 'pseudonymHolds' : 'pseudonymMeans')}</p>
      <ActButton
        mutation={setPseudonym}
        variables={{ personId: person.id, pseudonymous: !person.pseudonymous }}
        done={done}
      >
        {t(person.pseudonymous ? 'takePseudonym' : 'givePseudonym')}
      </ActButton>
    </>
  );
}

/** For ever: the one act of the office that cannot be taken back. */
export function Erase({ person, done }: Part) {
  const t = useTranslations('privacy');
  return (
    <Form
      mutation={erasePerson}
      name={t('erase')}
      start={{ typed: '' }}
      variables={() => ({ personId: person.id })}
      done={done}
      submit={t('erase')}
    >
      <p className="problem">{t('eraseMeans', { name: person.name })}</p>
    </Form>
  );
}

/** The name that somebody had before the present one. */
export function UndoRename({ person, done }: Part) {
  const t = useTranslations('privacy');
  const tp = useTranslations('peopleDesk');
  return (
    <Form
      mutation={undoRename}
      name={t('undoRename')}
      start={{ reason: '' }}
      variables={({ reason }) => ({ personId: person.id, reason })}
      done={done}
      submit={t('undoRename')}
    >
      <p>{t('undoRenameMeans', { names: (person.names ?? []).map(({ name }) => name).join(', ') })}</p>
      <WordsField name="reason" label={tp('reason')} />
    </Form>
  );
}
