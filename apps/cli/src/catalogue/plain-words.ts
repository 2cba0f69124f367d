import { plainWords as de } from '@tarokk/rules/plain-words/de';
import { plainWords as en } from '@tarokk/rules/plain-words/en';
import { plainWords as hu } from '@tarokk/rules/plain-words/hu';
import { type Definition, type Text } from '@tarokk/rules';

/** What it asks for, for somebody who has never seen tarock. */
export function explained({ id }: Definition): Text {
  return { en: en[id], de: de[id], hu: hu[id] };
}
