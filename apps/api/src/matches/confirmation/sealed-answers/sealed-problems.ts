import { problemKind } from '@tarokk/competition';
import { text } from '@tarokk/rules';
export const unreadable = problemKind('sealed/unreadable', {
  path: 'sealedAnswer',
  text: text(
    'What was sealed cannot be read: the office has another key by now, or it was damaged on its way.',
    'Das Versiegelte lässt sich nicht lesen: Das Büro hat inzwischen einen anderen Schlüssel, oder es wurde unterwegs beschädigt.',
    'A lepecsételt válasz nem olvasható: az iroda kulcsa azóta más, vagy útközben megsérült.',
  ),
});

export const spent = problemKind('sealed/spent', {
  path: 'sealedAnswer',
  text: text(
    'This sealed answer has come before. Each is taken once.',
    'Diese versiegelte Antwort ist schon einmal gekommen. Jede gilt nur einmal.',
    'Ez a lepecsételt válasz már megérkezett egyszer. Mindegyik csak egyszer érvényes.',
  ),
});

export const stale = problemKind('sealed/stale', {
  path: 'sealedAnswer',
  text: text(
    'It was sealed more than 30 days ago, or by a clock that is wrong.',
    'Sie wurde vor mehr als 30 Tagen versiegelt, oder nach einer Uhr, die falsch geht.',
    'Több mint 30 napja, vagy rosszul járó óra szerint pecsételték le.',
  ),
});

export const otherSheet = problemKind('sealed/other-sheet', {
  path: 'sealedAnswer',
  text: text(
    'It was said to another sheet than the one that is here.',
    'Sie gilt einem anderen Spielzettel als dem, der hier ist.',
    'Nem erre a mérkőzéslapra adott válasz.',
  ),
});

/** One problem covers account and PIN: whether a person has either is nobody's business. */
export const notAccepted = problemKind('sealed/not-accepted', {
  rule: 'D12',
  path: 'sealedAnswer',
  text: text(
    'It does not hold: the person or the PIN is not right, or the PIN is locked.',
    'Sie gilt nicht: Person oder PIN stimmt nicht, oder die PIN ist gesperrt.',
    'Nem érvényes: a személy vagy a PIN nem jó, vagy a PIN zárolva van.',
  ),
});
