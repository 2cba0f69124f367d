import { cardLabel, fill, languages, text, type ByParty, type Card, type Language, type Text } from '@tarokk/rules';

/** Why a deal is void, and the same game is dealt again (1.4). */
export const redealReasons = ['too-few-tarocks', 'wrong-deal'] as const;
export type RedealReason = (typeof redealReasons)[number];

/** What was noted of a game beside its record: it changes no point, and what equals it says D11, which does not name it. */
export interface GameNotes {
  /** The number of the game, from 1. */
  readonly game: number;
  /** The cards that the collectors of A and B drew before the first game (1.2); null where that was not noted. */
  readonly draw: ByParty<Card> | null;
  /** Why it was dealt again: one reason for each time, in order. */
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

/** What was noted of a game as sentences, in the order in which it happened. */
export function notesInWords({ draw, redealt }: Pick<GameNotes, 'draw' | 'redealt'>): readonly Text[] {
  return [...(draw === null ? [] : [drawInWords(draw)]), ...redealt.map((reason) => again[reason])];
}

function drawInWords([a, b]: ByParty<Card>): Text {
  const said = (language: Language): string =>
    fill(drew[language], { a: cardLabel(a, language), b: cardLabel(b, language) });
  const [en, de, hu] = languages.map(said) as [string, string, string];
  return text(en, de, hu);
}
