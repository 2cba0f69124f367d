import { sentence, text, type Sentence } from '@tarokk/rules';
import { daysBetween, type Day } from '../calendar/day.js';
import { type SideId } from '../sheet/sheet.js';
import { dayText } from '../wording/dates.js';
import { allTies, type Cup } from './cup.js';
import { pairNames } from './draw.js';
import { pairsOf, type Tie } from './tie.js';

/** A reminder of what is still to play. */
export interface TieToPlay {
  readonly tie: Tie;
  /** To the tie's last day; 0 on it, negative after it: then the jury decides (10). */
  readonly daysLeft: number;
  readonly sentence: Sentence;
}

const matchesLeft = text(
  '{pair} against {other}: {missing} {missing|match|matches} to play, {days} {days|day|days} left',
  '{pair} gegen {other}: noch {missing} {missing|Match|Matches}, noch {days} {days|Tag|Tage}',
  '{pair} – {other}: még {missing} mérkőzés, még {days} nap',
);
const extraTimeLeft = text(
  '{pair} against {other}: an extra time to play, {days} {days|day|days} left',
  '{pair} gegen {other}: eine Verlängerung zu spielen, noch {days} {days|Tag|Tage}',
  '{pair} – {other}: hosszabbítás van hátra, még {days} nap',
);
const overdue = text(
  '{pair} against {other}: not finished by {day}, the jury decides (10)',
  '{pair} gegen {other}: bis {day} nicht beendet, die Jury entscheidet (10)',
  '{pair} – {other}: nem fejeződött be a határidőig ({day}), a zsűri dönt (10)',
);

/** Ties between two known pairs that are open, the most urgent first. */
export function tiesToPlay(cup: Cup, today: Day): readonly TieToPlay[] {
  const nameOf = pairNames(cup.draw);
  return allTies(cup)
    .filter(({ outcome }) => outcome.state === 'open')
    .map((tie) => {
      const daysLeft = daysBetween(today, tie.lastDay);
      return { tie, daysLeft, sentence: remind(tie, daysLeft, nameOf) };
    })
    .toSorted((a, b) => a.daysLeft - b.daysLeft);
}

function remind(tie: Tie, days: number, nameOf: (pair: SideId) => string): Sentence {
  const [pair, other] = pairsOf(tie)!.map(nameOf) as [string, string];
  if (days < 0) return sentence(overdue, { pair, other, day: dayText(tie.lastDay) });
  const missing = tie.outcome.state === 'open' ? tie.outcome.missing : 0;
  return missing > 0
    ? sentence(matchesLeft, { pair, other, missing, days })
    : sentence(extraTimeLeft, { pair, other, days });
}
