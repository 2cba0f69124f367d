import { expect, it } from '@jest/globals';
import { words as accountDe } from '../../account/words/de.js';
import { words as accountEn } from '../../account/words/en.js';
import { words as accountHu } from '../../account/words/hu.js';
import { words as administrationDe } from '../../administration/words/de.js';
import { words as administrationEn } from '../../administration/words/en.js';
import { words as administrationHu } from '../../administration/words/hu.js';
import { words as cardsDe } from '../../cards/words/de.js';
import { words as cardsEn } from '../../cards/words/en.js';
import { words as cardsHu } from '../../cards/words/hu.js';
import { words as juryDe } from '../../jury/words/de.js';
import { words as juryEn } from '../../jury/words/en.js';
import { words as juryHu } from '../../jury/words/hu.js';
import { words as playingDe } from '../../playing/words/de.js';
import { words as replayDe } from '../../replay/words/de.js';
import { words as rulesDe } from '../../rules/words/de.js';
import { words as replayEn } from '../../replay/words/en.js';
import { words as rulesEn } from '../../rules/words/en.js';
import { words as replayHu } from '../../replay/words/hu.js';
import { words as rulesHu } from '../../rules/words/hu.js';
import { words as sheetsDe } from '../../sheets/words/de.js';
import { words as playingEn } from '../../playing/words/en.js';
import { words as sheetsEn } from '../../sheets/words/en.js';
import { words as playingHu } from '../../playing/words/hu.js';
import { words as sheetsHu } from '../../sheets/words/hu.js';
import { words as sidesDe } from '../../sides/words/de.js';
import { words as sidesEn } from '../../sides/words/en.js';
import { words as sidesHu } from '../../sides/words/hu.js';
import { words as de } from './de.js';
import { words as en } from './en.js';
import { words as hu } from './hu.js';

/** The text at each place, with the arguments that it takes. */
function argumentsOf(words: object, path = ''): readonly (readonly [string, string])[] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'object' && value !== null) return argumentsOf(value, `${path}${key}.`);
    // The words that a count chooses from stand in braces too.
    const text = String(value).replaceAll(/(one|other|=\d+) \{(\p{L}+)\}/gu, '$1 $2');
    // The article before a number or a name is Hungarian's own.
    const names = [...text.matchAll(/\{(?!az\}|Az\})(\w+)(?=[,}])/g)].map(([, name]) => name!);
    return [[path + key, [...new Set(names)].toSorted().join(' ')] as const];
  });
}

it.each([
  [
    'German',
    {
      ...de,
      ...accountDe,
      ...juryDe,
      ...administrationDe,
      ...sheetsDe,
      ...cardsDe,
      ...sidesDe,
      ...playingDe,
      ...replayDe,
      ...rulesDe,
    },
  ],
  [
    'Hungarian',
    {
      ...hu,
      ...accountHu,
      ...juryHu,
      ...administrationHu,
      ...sheetsHu,
      ...cardsHu,
      ...sidesHu,
      ...playingHu,
      ...replayHu,
      ...rulesHu,
    },
  ],
])('%s says everything that English says, of the same things', (_, words) => {
  expect(argumentsOf(words)).toEqual(
    argumentsOf({
      ...en,
      ...accountEn,
      ...juryEn,
      ...administrationEn,
      ...sheetsEn,
      ...cardsEn,
      ...sidesEn,
      ...playingEn,
      ...replayEn,
      ...rulesEn,
    }),
  );
});
