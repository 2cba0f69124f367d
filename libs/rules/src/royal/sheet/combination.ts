import { text } from '../../language.js';
import { isSame, type Announcement } from '../announcements/announcement.js';
import { definitionOf, silentBonuses } from '../announcements/catalogue.js';
import { isSuitCount, isTarockCount } from '../announcements/messages.js';
import { raises } from '../announcements/raising.js';
import { sentence, type Sayable, type Sentence } from '../explain/sentence.js';
import { type ScoredGame, type SheetLine, type SheetSide } from '../record/match.js';
import { opponentsOf, parties } from '../table.js';

const words = {
  twice: text('{one} stands twice', '{one} steht zweimal', '{one} kétszer szerepel'),
  count: text(
    '{one}: this number cannot be announced',
    '{one}: diese Zahl kann nicht gemeldet werden',
    '{one}: ez a szám nem mondható be',
  ),
  lower: text(
    '{one} is raised by {other}, both cannot be active',
    '{one} wird von {other} eingehoben, beide zugleich gelten nicht',
    '{one} fölött {other} áll, a kettő együtt nem lehet élő',
  ),
  trophies: text(
    '{one} and {other}: a party has one trophy',
    '{one} und {other}: eine Partei hat nur eine Trophäe',
    '{one} és {other}: egy pártnak egy trófeája lehet',
  ),
  group: text(
    '{one} and {other}: a party has one Schlemm of this kind',
    '{one} und {other}: eine Partei hat nur einen Schlemm dieser Art',
    '{one} és {other}: egy pártnak ilyen szlemből egy lehet',
  ),
  bound: text(
    '{one} and {other} bind the same card {card}',
    '{one} und {other} binden dieselbe Karte {card}',
    '{one} és {other} ugyanazt a lapot köti: {card}',
  ),
  silenced: text(
    '{one} is not scored beside {other}',
    '{one} zählt neben {other} nicht',
    '{one} nem számít emellett: {other}',
  ),
  contraNothing: text(
    'the contra on {one} has no Schlemm of the other party to meet',
    'das Kontra auf {one} trifft keinen Schlemm der Gegenpartei',
    'erre nincs az ellenfélnek szleme, a kontra a levegőben lóg: {one}',
  ),
  contraTwice: text('{one} is contra’d twice', '{one} ist zweimal kontriert', '{one} kétszer van kontrázva'),
};

const named = (announcement: Announcement): Sayable => ({ announcement });

/** The first thing on a sheet that 2.2–2.5, 4.1 or 4.3 exclude; null if there is none. */
export function excludedCombination({ sheet }: ScoredGame): Sentence | null {
  for (const party of parties) {
    const found =
      wrongMessages(sheet[party].lines) ??
      wrongSchlemme(sheet[party].lines) ??
      silencedBonus(sheet[party], sheet[opponentsOf(party)]) ??
      wrongContras(sheet[party], sheet[opponentsOf(party)]);
    if (found) return found;
  }
  return null;
}

/** 4.1: a number that may be announced, each once a player, suit counts once a suit. */
function wrongMessages(lines: readonly SheetLine[]): Sentence | null {
  const messages = lines.filter(({ result }) => result === 'stated');
  for (const [place, { announcement, seat }] of messages.entries()) {
    const one = named(announcement);
    const { parameter } = announcement.definition;
    if (parameter === 'count' && !isTarockCount(announcement.count)) return sentence(words.count, { one });
    if (parameter === 'suit-and-count' && !isSuitCount(announcement.suits[0]!, announcement.count)) {
      return sentence(words.count, { one });
    }
    const repeated = messages
      .slice(0, place)
      .some((before) => before.seat === seat && isSameMessage(before.announcement, announcement));
    if (repeated) return sentence(words.twice, { one });
  }
  return null;
}

function isSameMessage(a: Announcement, b: Announcement): boolean {
  return a.index === b.index && a.suits[0] === b.suits[0];
}

function wrongSchlemme(lines: readonly SheetLine[]): Sentence | null {
  const active = lines.filter(({ result }) => result !== 'stated').map(({ announcement }) => announcement);
  for (const [place, announcement] of active.entries()) {
    for (const before of active.slice(0, place)) {
      const found = excludedPair(before, announcement);
      if (found) return found;
    }
  }
  return null;
}

/** Two active Schlemme of one party: 2.2, D2 and 2.4. */
export function excludedPair(a: Announcement, b: Announcement): Sentence | null {
  const one = named(a);
  const other = named(b);
  if (isSame(a, b)) return sentence(words.twice, { one });
  if (raises(b, a)) return sentence(words.lower, { one, other });
  if (raises(a, b)) return sentence(words.lower, { one: other, other: one });
  if (a.definition.trophy && b.definition.trophy) return sentence(words.trophies, { one, other });
  if (a.definition.group !== null && a.definition.group === b.definition.group)
    return sentence(words.group, { one, other });
  const shared = a.bindings.find(({ card }) => b.bindings.some((binding) => binding.card === card));
  return shared ? sentence(words.bound, { one, other, card: { card: shared.card } }) : null;
}

/** Announcements of these lines that keep a silent bonus from being scored (4.3, D5); raised ones left a higher one that does too. */
export function silencing(bonus: string, own: SheetSide, opponents: SheetSide): Announcement | undefined {
  const { silencedBy } = silentBonuses.find(({ id }) => id === bonus)!;
  const lines = bonus === 'obscur' ? [...own.lines, ...opponents.lines] : own.lines;
  return lines.find(({ announcement }) => silencedBy.includes(announcement.id))?.announcement;
}

function silencedBonus(own: SheetSide, opponents: SheetSide): Sentence | null {
  for (const bonus of own.silent) {
    const by = silencing(bonus, own, opponents);
    if (by) return sentence(words.silenced, { one: definitionOf(bonus).name, other: named(by) });
  }
  return null;
}

/** 2.5: each contra meets a Schlemm of the other party, and each Schlemm is contra'd once. */
function wrongContras(own: SheetSide, opponents: SheetSide): Sentence | null {
  for (const [place, contra] of own.contras.entries()) {
    const one = named(contra);
    const met = opponents.lines.some(({ announcement, result }) => result !== 'stated' && isSame(announcement, contra));
    if (!met) return sentence(words.contraNothing, { one });
    if (own.contras.slice(0, place).some((before) => isSame(before, contra)))
      return sentence(words.contraTwice, { one });
  }
  return null;
}
