import { Field, ObjectType } from '@nestjs/graphql';
import type { Language } from '@tarokk/rules';
import { enumOf } from '../../schema/enum-of.js';
import { LanguageEnum } from '../../schema/language.enum.js';
import { resultOf } from '../../problems/refused.types.js';

/** In the order in which they stand at the foot of a page. */
export const officeTextKinds = ['about', 'contact', 'imprint', 'join'] as const;
export type OfficeTextKind = (typeof officeTextKinds)[number];

export const OfficeTextKindEnum = enumOf<OfficeTextKind>('OfficeTextKind', 'What a text of the office is about.', {
  about: 'What the office is, and who runs it.',
  contact: 'How it is reached.',
  imprint: 'Who answers for what it publishes.',
  join: 'How somebody comes to play.',
});

@ObjectType({ description: 'What the office says of itself, as an admin has written it: plain text with paragraphs.' })
export class OfficeText {
  @Field(() => OfficeTextKindEnum, { description: 'What it is about.' })
  kind!: OfficeTextKind;

  @Field(() => LanguageEnum, { description: 'The language in which it is written.' })
  language!: Language;

  @Field(() => String, { description: 'The text. An empty line ends a paragraph; nothing in it is HTML.' })
  words!: string;
}

@ObjectType({ description: 'The text is as it was sent, or gone.' })
export class OfficeTextSet {
  readonly __typename = 'OfficeTextSet';

  @Field(() => OfficeTextKindEnum, { description: 'What it is about.' })
  kind!: OfficeTextKind;

  @Field(() => LanguageEnum, { description: 'Its language.' })
  language!: Language;
}

export const SetOfficeTextResult = resultOf('SetOfficeTextResult', () => [OfficeTextSet]);
