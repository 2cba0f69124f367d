import { useTranslations } from 'use-intl';
import { TextField } from '../../forms/fields.js';
import { Form } from '../../forms/form.js';
import { renamePair } from './queries.js';

export function RenamePair({
  pair,
  again,
}: {
  readonly pair: { readonly id: string; readonly name: string };
  readonly again: () => Promise<void>;
}) {
  const t = useTranslations('pairs');
  return (
    <Form
      mutation={renamePair}
      name={`${t('rename')}: ${pair.name}`}
      start={{ name: pair.name }}
      variables={({ name }) => ({ pairId: pair.id, name })}
      done={again}
      submit={t('rename')}
    >
      <TextField name="name" label={t('name')} hint={t('nameHint')} maxLength={200} />
    </Form>
  );
}
