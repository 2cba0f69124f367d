import { type Definition, definitionOf, type Language, type PlainWords } from '@tarokk/rules';
import { use } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../api/page-context.js';
import { loadPlainWords } from './plain-words.js';

const asked = new Map<Language, Promise<PlainWords>>();

/** Once for each language: what is suspended asks again. */
function wordsOf(language: Language): Promise<PlainWords> {
  const there = asked.get(language) ?? loadPlainWords(language);
  asked.set(language, there);
  return there;
}

/** What an announcement asks for, in a sentence. A file of its own, with those of the languages: it is loaded when somebody wants to know. */
export function PlainSentence({ of }: { readonly of: Definition['id'] }) {
  const { namesIn } = usePage();
  return use(wordsOf(namesIn))[of];
}

/** The sentence, and the rule that says so. */
export function SentenceWithRule({ of }: { readonly of: Definition['id'] }) {
  const t = useTranslations('match');
  return (
    <>
      <PlainSentence of={of} /> ({t('rule', { rule: definitionOf(of).rule })})
    </>
  );
}
