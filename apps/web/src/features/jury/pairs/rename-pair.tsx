import { useTranslations } from 'use-intl';
import { TextField } from '../../../ui/forms/fields.js';
import { Form } from '../../../ui/forms/form.js';

export function RenamePair({
  pair,
  done,
}: {
  readonly pair: { readonly id: string; readonly name: string };
  readonly done: () => void;
}) {
  const t = useTranslations('pairs');
  return (
    <Form
      mutation="renamePair"
      name={`${t('rename')}: ${pair.name}`}
      start={{ name: pair.name }}
      input={({ name }) => ({ pairId: pair.id, name })}
      done={done}
      submit={t('rename')}
    >
      <TextField name="name" label={t('name')} hint={t('nameHint')} maxLength={200} />
    </Form>
  );
}
