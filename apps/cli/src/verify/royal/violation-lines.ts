import {
  fill,
  partyNames,
  say,
  seatLabel,
  violationRules,
  type GameResult,
  type Language,
  type Violation,
} from '@tarokk/rules';
import { harmless, wrap } from '../../terminal/width.js';
import { type Page } from '../page.js';
import { words } from './words.js';

/** "✗ rule 3.1, A collector, trick 3: … [play/revoke]" */
export function violationLines({ violations }: GameResult, { language, paint, width }: Page): string[] {
  return violations.flatMap((violation) =>
    wrap(sentenceOf(violation, language), width - 4).map(
      (line, index) => `  ${paint.bad(`${index === 0 ? '✗' : ' '} ${line}`)}`,
    ),
  );
}

function sentenceOf({ code, party, seat, turn, trick, sentence }: Violation, language: Language): string {
  const place = [fill(words.rule[language], { rule: violationRules[code] })];
  if (party !== null) place.push(fill(words.party[language], { party: partyNames[party] }));
  if (seat !== null) place.push(seatLabel(seat, language));
  // Records count turns from 0, people from 1.
  if (turn !== null) place.push(fill(words.turn[language], { turn: turn + 1 }));
  if (trick !== null) place.push(fill(words.trick[language], { trick }));
  return harmless(`${place.join(', ')}: ${say(sentence, language)} [${code}]`);
}
