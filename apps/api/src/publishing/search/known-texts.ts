import {
  announcementName,
  type Card,
  cardCode,
  cardLabel,
  catalogue,
  type Definition,
  highCards,
  type Language,
  languages,
  ruleChapters,
  type Text,
} from '@tarokk/rules';
import { plainWordsOf } from '@tarokk/rules/plain-words';
import { capitalised } from '@tarokk/competition';
import { type Fit, fitOf, fits } from './nearness.js';
import { wordsOfRules } from './words-of-rules.js';

/** Something with a name in every language, and how well that fits. */
export interface Fitting<T> {
  readonly of: T;
  readonly fit: Fit;
}

/** An announcement, with the card that is said with it; null where none is. */
export interface SaidAnnouncement {
  readonly definition: Definition;
  readonly card: Card | null;
}

/** Those that are said with a card, and the cards that can be: "Pagat Ultimo". */
const saidWithCard = catalogue.filter(({ parameter }) => parameter === 'card');
const cardNames = highCards.map((card) => ({
  card,
  name: textOf((language) => cardLabel(card, language)),
}));

/**
 * Announcements whose name fits in some language, the best first; with a card those of which not the name alone fits: who looks for
 * an Ultimo finds it once.
 */
export function announcementsFor(words: readonly string[]): readonly Fitting<SaidAnnouncement>[] {
  const alone = catalogue.map((definition) => ({
    of: { definition, card: null as Card | null },
    fit: fitOfText(words, definition.name),
  }));
  const found = new Set(alone.filter(({ fit }) => fit !== null).map(({ of }) => of.definition));
  // A card whose name has none of the words is said with nothing that is looked for: most searches name none.
  const cards = cardNames.filter(({ name }) => words.some((word) => fitOfText([word], name) !== null));
  const withCard = saidWithCard
    .filter((definition) => !found.has(definition))
    .flatMap((definition) =>
      cards.map(({ card }) => ({ of: { definition, card }, fit: fitOfText(words, nameWith(definition, card)) })),
    );
  return fitting([...withCard, ...alone]);
}

/** As a page in this language says it. */
export function announcementSaid({ definition, card }: SaidAnnouncement, language: Language): object {
  const announcement = {
    ...definition,
    name: definition.name[language],
    plainWords: plainWordsOf(definition.id)[language],
  };
  if (card === null) return announcement;
  return {
    __typename: 'AnnouncementWithCard',
    announcement,
    name: nameWith(definition, card)[language],
    card: cardCode(card),
    cardName: cardLabel(card, language),
    trick: Math.log2(definition.binds({ cards: [card], suits: [], count: 0 })[0]!.tricks),
  };
}

function nameWith(definition: Definition, card: Card): Text {
  return textOf((language) =>
    capitalised(announcementName({ definition, cards: [card], suits: [], count: 0 }, language), language),
  );
}

function textOf(said: (language: Language) => string): Text {
  return { en: said('en'), de: said('de'), hu: said('hu') };
}

/** Of these letters there are words in every rule. */
const LEAST_IN_TEXT = 3;

/**
 * Chapters of the rules whose heading fits in some language, or in which the rule of this number stands, the best first; behind them
 * rules in whose text the words stand.
 */
export function chaptersFor(text: string, words: readonly string[]): readonly Fitting<string>[] {
  const sought = text.trim();
  if (/^\d{1,2}(?:\.\d{1,2})*$/u.test(sought)) {
    return fitting(
      ruleChapters.map(({ number }) => ({
        of: number,
        fit: sought === number ? 'same' : sought.startsWith(`${number}.`) ? 'beginning' : null,
      })),
    );
  }
  const chapters = ruleChapters.map(({ number, name }) => ({ of: number, fit: fitOfText(words, name) }));
  const found = new Set(chapters.filter(({ fit }) => fit !== null).map(({ of }) => of));
  const isInText = words.every(({ length }) => length >= LEAST_IN_TEXT);
  const clauses = Object.entries(isInText ? wordsOfRules : {}).map(([of, written]) => ({
    of,
    fit: words.every((word) => written.includes(` ${word}`)) ? ('text' as const) : null,
  }));
  return fitting([...chapters, ...clauses.filter(({ of }) => !found.has(of))]);
}

/** As a page in this language names them; a rule by the heading under which it stands. */
export function chapterNamed(number: string, language: Language): { readonly number: string; readonly name: string } {
  const { name } =
    ruleChapters.find((chapter) => chapter.number === number) ??
    ruleChapters.find((chapter) => chapter.number === number.split('.')[0])!;
  return { number, name: name[language] };
}

function fitting<T>(all: readonly { readonly of: T; readonly fit: Fit | null }[]): readonly Fitting<T>[] {
  return all
    .filter((each): each is Fitting<T> => each.fit !== null)
    .toSorted((one, other) => fits.indexOf(one.fit) - fits.indexOf(other.fit));
}

function fitOfText(words: readonly string[], name: Text): Fit | null {
  return bestOf(languages.map((language) => fitOf(words, name[language])));
}

/** The best of several; null where none fits. */
export function bestOf(several: readonly (Fit | null)[]): Fit | null {
  return fits.find((fit) => several.includes(fit)) ?? null;
}
