import { type Language, languages } from '@tarokk/rules';
import { type OfficeText, officeTextKinds } from './office-text.types.js';

/** Of each kind the text in this language or, where there is none, in the first of the office's languages that has one. */
export function inLanguage(texts: readonly OfficeText[], language: Language): readonly OfficeText[] {
  const order = [language, ...languages.filter((each) => each !== language)];
  return officeTextKinds.flatMap((kind) => {
    const written = texts.filter((text) => text.kind === kind);
    const [first] = order.flatMap((each) => written.filter((text) => text.language === each));
    return first === undefined ? [] : [first];
  });
}

/** In the order of kinds and, within one, of languages. */
export function inOrder(texts: readonly OfficeText[]): readonly OfficeText[] {
  const place = ({ kind, language }: OfficeText): number =>
    officeTextKinds.indexOf(kind) * languages.length + languages.indexOf(language);
  return texts.toSorted((one, other) => place(one) - place(other));
}
