import type { Language } from '@tarokk/rules';
import { useTranslations } from 'use-intl';
import { schemaLanguage } from '../../api/graphql.js';
import { Form } from '../../ui/forms/form.js';
import { Opening } from '../../ui/forms/opening.js';
import { WordsField } from '../../ui/forms/fields.js';
import { nameOfLanguage, officeLanguages } from '../../messages/languages.js';
import { kindInSchema, type OfficeText } from '../office/queries.js';
import type { WrittenText } from '../../api/context.js';

const kinds = Object.keys(kindInSchema) as readonly WrittenText[];

/** What stands at the foot of every page: each text is written in each language by itself. */
export function OfficeTexts({ texts }: { readonly texts: readonly OfficeText[] }) {
  const t = useTranslations('administration');
  const to = useTranslations('officeTexts');
  return (
    <section aria-labelledby="office-texts">
      <h2 id="office-texts">{t('officeTexts')}</h2>
      <p className="legend">{t('officeTextsMean')}</p>
      <ul className="ruled">
        {kinds.map((kind) => {
          const written = officeLanguages.filter((language) => textIn(texts, kind, language) !== undefined);
          return (
            <li key={kind} className="kept">
              <span>
                {to(`title.${kind}`)} {written.length === 0 ? <small>{t('notWritten')}</small> : null}
              </span>
              <Opening
                acts={officeLanguages}
                name={(language) =>
                  t(written.includes(language) ? 'changeText' : 'writeText', { language: nameOfLanguage(language) })
                }
                about={to(`title.${kind}`)}
              >
                {(language, close) => (
                  <TextForm
                    kind={kind}
                    language={language}
                    words={textIn(texts, kind, language)?.words ?? ''}
                    close={close}
                  />
                )}
              </Opening>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function textIn(texts: readonly OfficeText[], kind: WrittenText, language: Language): OfficeText | undefined {
  return texts.find((text) => text.kind === kindInSchema[kind] && text.language === schemaLanguage(language));
}

function TextForm({
  kind,
  language,
  words,
  close,
}: {
  readonly kind: WrittenText;
  readonly language: Language;
  readonly words: string;
  readonly close: () => void;
}) {
  const t = useTranslations('administration');
  const to = useTranslations('officeTexts');
  return (
    <Form
      mutation="setOfficeText"
      name={`${to(`title.${kind}`)}, ${nameOfLanguage(language)}`}
      start={{ words }}
      input={(filled) => ({
        kind: kindInSchema[kind],
        language: schemaLanguage(language),
        words: filled.words.trim() === '' ? null : filled.words,
      })}
      done={close}
      submit={t('saveText')}
    >
      <WordsField name="words" label={nameOfLanguage(language)} hint={t('textHint')} required={false} rows={12} />
    </Form>
  );
}
