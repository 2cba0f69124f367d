import { fill, type DealDocument, type Language } from '@tarokk/rules';
import { harmless, wrap } from '../../terminal/width.js';
import { type Page } from '../page.js';
import { placeWords, words } from './words.js';

type Violation = DealDocument['violations'][number];

/** "✗ trick 3, card 2: Béla must follow suit, or play a tarock (S3) [play/revoke]"; the rule is named in the sentence. */
export function violationLines(
  found: readonly Violation[],
  kind: 'violation' | 'warning',
  { language, paint, width }: Page,
): string[] {
  const [sign, style] = kind === 'violation' ? ['✗', paint.bad] : ['!', paint.notable];
  return found.flatMap((violation) =>
    wrap(sentenceOf(violation, language), width - 4).map(
      (line, index) => `  ${style(`${index === 0 ? sign : ' '} ${line}`)}`,
    ),
  );
}

function sentenceOf({ code, index, item, message, phase }: Violation, language: Language): string {
  // Records count entries from 0, people from 1.
  const place: string[] = [];
  if (index !== null) place.push(fill(placeWords[phase][language], { number: index + 1 }));
  if (item !== null) {
    place.push(fill((phase === 'tricks' ? words.card : words.item)[language], { number: item + 1 }));
  }
  const where = place.length === 0 ? '' : `${place.join(', ')}: `;
  return harmless(`${where}${message} [${code}]`);
}
