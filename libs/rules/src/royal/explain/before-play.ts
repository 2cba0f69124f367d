import { type Card } from '../../cards/card.js';
import { fill, languages, text, type Text } from '../../language.js';
import { type ByParty } from '../table.js';
import { cardLabel } from './names.js';

/** Why a deal is void, and the same game is dealt again (1.4). */
export const redealReasons = ['too-few-tarocks', 'wrong-deal'] as const;
export type RedealReason = (typeof redealReasons)[number];

/** What came before a game was played: the cards that the collectors drew (1.2), and why it was dealt again, each time (1.4). */
export interface BeforePlay {
  readonly draw: ByParty<Card> | null;
  readonly redealt: readonly RedealReason[];
}

const drew = text(
  'Drawn for the first deal: A {a}, B {b}.',
  'Für das erste Geben gezogen: A {a}, B {b}.',
  'Az első osztáshoz húzott lapok: A {a}, B {b}.',
);
const again: Readonly<Record<RedealReason, Text>> = {
  'too-few-tarocks': text(
    'Dealt again: a player had fewer than three tarocks.',
    'Neu gegeben: ein Spieler hatte weniger als drei Tarocke.',
    'Újraosztva: egy játékosnak háromnál kevesebb tarokkja volt.',
  ),
  'wrong-deal': text(
    'Dealt again: the deal was wrong.',
    'Neu gegeben: es war falsch gegeben.',
    'Újraosztva: hibás volt az osztás.',
  ),
};

/** It as sentences, in the order in which it happened. */
export function sayBeforePlay({ draw, redealt }: BeforePlay): readonly Text[] {
  return [...(draw === null ? [] : [sayDraw(draw)]), ...redealt.map((reason) => again[reason])];
}

function sayDraw([a, b]: ByParty<Card>): Text {
  const [en, de, hu] = languages.map((language) =>
    fill(drew[language], { a: cardLabel(a, language), b: cardLabel(b, language) }),
  ) as [string, string, string];
  return text(en, de, hu);
}
