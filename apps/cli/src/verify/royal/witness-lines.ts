import {
  cardCode,
  clashSentence,
  fill,
  say,
  seatLabel,
  seats,
  type PlayedGame,
  type PossibleGame,
} from '@tarokk/rules';
import { amount } from '../../terminal/numbers.js';
import { cell, table } from '../../terminal/table.js';
import { harmless, wrap } from '../../terminal/width.js';
import { type Page } from '../page.js';
import { partyStyles } from './party-styles.js';
import { words } from './words.js';

/** Whether a game that is only scored could have been played, with the hands of one that fits. */
export function witnessLines(possible: PossibleGame, page: Page): string[] {
  const { language, paint, width } = page;
  const indented = (text: string): string[] => wrap(harmless(text), width - 2).map((line) => `  ${line}`);
  switch (possible.state) {
    case 'shown':
      return [...indented(words.couldBe[language]), ...hands(possible.game, page)];
    case 'impossible':
      return indented(fill(words.cannotBe[language], { why: say(clashSentence(possible.clash), language) })).map(
        paint.bad,
      );
    case 'undecided': {
      const steps = possible.tried.reduce((sum, tried) => sum + tried.steps, 0);
      return indented(fill(words.notDecided[language], { steps: amount(steps) }));
    }
  }
}

/** Tarocks before suit cards, each from the top. */
function hands({ deal }: PlayedGame, { language, paint, width }: Page): string[] {
  const rows = seats.map((seat) => {
    const cards = [...deal[seat]].sort((a, b) => b - a).map(cardCode);
    return [cell(seatLabel(seat, language), partyStyles[(seat >> 1) as 0 | 1]), cell(cards.join(' '))];
  });
  return table(rows, { paint, width, indent: 4 });
}
