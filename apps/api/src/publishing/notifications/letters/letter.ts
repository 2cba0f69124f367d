import { fill, type Language, text } from '@tarokk/rules';

const words = {
  several: text(
    '{count} news from the competition office',
    '{count} Neuigkeiten aus dem Wettbewerbsbüro',
    '{count} hír a versenyirodától',
  ),
  more: text('And {count} more.', 'Und {count} weitere.', 'És még {count}.'),
  unsubscribe: text(
    'The Royal Tarokk competition office writes this because you have an account there. You choose what it writes to you about:',
    'Das schreibt das Wettbewerbsbüro für Royal Tarokk, weil du dort ein Konto hast. Worüber es dir schreibt, wählst du hier:',
    'Ezt a royal tarokk versenyiroda írja, mert fiókod van nála. Hogy miről írjon neked, itt választhatod meg:',
  ),
};

/** Sentences that stand in one letter; the letter says how many more there are. */
const MOST = 20;

export interface LetterLine {
  readonly sentence: string;
  readonly address: string | null;
}

/** @param settings the page where notifications are switched off */
export function notificationLetter(
  lines: readonly LetterLine[],
  settings: string | null,
  language: Language,
): { readonly subject: string; readonly text: string } {
  const [first] = lines;
  const shown = lines.slice(0, MOST).map(({ sentence, address }) => [sentence, ...(address === null ? [] : [address])]);
  const left = lines.length - shown.length;
  const parts = [
    ...shown.map((line) => line.join('\n')),
    ...(left > 0 ? [fill(words.more[language], { count: left })] : []),
    ['-- ', words.unsubscribe[language], ...(settings === null ? [] : [settings])].join('\n'),
  ];
  const subject =
    lines.length === 1 ? shortened(first!.sentence) : fill(words.several[language], { count: lines.length });
  return { subject, text: `${parts.join('\n\n')}\n` };
}

/** A subject is one line that people see as a whole. */
function shortened(sentence: string): string {
  const [line] = sentence.split('\n');
  return Array.from(line!).length <= 150 ? line! : `${Array.from(line!).slice(0, 149).join('')}…`;
}
