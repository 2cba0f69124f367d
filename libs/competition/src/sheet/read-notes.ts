import { deck, parseCard, partyNames, redealReasons, text, type ByParty, type Card, type Reader } from '@tarokk/rules';
import { type GameNotes } from './notes.js';

/** A game that is dealt again more often than this was not played by anybody. */
export const MOST_REDEALS = 10;

const tooMany = text(
  'at most {most} can stand here',
  'hier können höchstens {most} stehen',
  'itt legfeljebb {most} állhat',
);
const nothing = text('nothing is noted here', 'hier ist nichts vermerkt', 'itt nincs feljegyezve semmi');
const twice = text(
  'game {game} has its notes already',
  'Spiel {game} hat schon seine Vermerke',
  'a(z) {game}. játéknak már vannak feljegyzései',
);
const notFirst = text(
  'cards are drawn before game 1 only',
  'Karten werden nur vor Spiel 1 gezogen',
  'lapot csak az 1. játék előtt húznak',
);
const noCard = text('this is no card of the forty', 'das ist keine der vierzig Karten', 'ez nem a negyven lap egyike');
const oneCard = text(
  'both parties drew one and the same card',
  'beide Parteien haben ein und dieselbe Karte gezogen',
  'mindkét oldal ugyanazt a lapot húzta',
);

/** What was noted of games (1.2, 1.4), in the order of the games; none where there are no notes. */
export function readNotes(reader: Reader, value: unknown, games: number): readonly GameNotes[] {
  if (value === undefined) return [];
  const items = reader.array(value) ?? [];
  // Without a readable record the number of games is not known, and its problems are enough.
  const most = games === 0 ? 100 : games;
  if (items.length > most) reader.problem(tooMany, { most });
  const noted = new Set<number>();
  const read = items.slice(0, most).map((item, index): GameNotes => {
    reader.enter(index);
    const object = reader.object(item) ?? {};
    reader.keys(object, ['game', 'draw', 'redealt']);
    const before = reader.count;
    const game = reader.integerWithin(object.game, 'game', 1, most);
    if (reader.count === before && noted.has(game)) reader.problem(twice, { game }, 'game');
    noted.add(game);
    const notes = { game, draw: readDraw(reader, object.draw, game), redealt: readRedealt(reader, object.redealt) };
    if (object.draw === undefined && object.redealt === undefined) reader.problem(nothing);
    reader.leave();
    return notes;
  });
  return read.toSorted((a, b) => a.game - b.game);
}

function readDraw(reader: Reader, value: unknown, game: number): ByParty<Card> | null {
  if (value === undefined) return null;
  reader.enter('draw');
  if (game !== 1) reader.problem(notFirst);
  const object = reader.object(value) ?? {};
  reader.keys(object, partyNames);
  const [a, b] = partyNames.map((party): Card => {
    const card = parseCard(object[party]);
    if (object[party] === undefined) reader.missing(party);
    else if (!deck.includes(card)) reader.problem(noCard, {}, party);
    return card;
  }) as [Card, Card];
  if (a === b && deck.includes(a)) reader.problem(oneCard);
  reader.leave();
  return [a, b];
}

function readRedealt(reader: Reader, value: unknown): GameNotes['redealt'] {
  if (value === undefined) return [];
  reader.enter('redealt');
  const items = reader.array(value) ?? [];
  if (Array.isArray(value) && items.length === 0) reader.problem(nothing);
  if (items.length > MOST_REDEALS) reader.problem(tooMany, { most: MOST_REDEALS });
  const redealt = items.slice(0, MOST_REDEALS).map((item, index) => reader.oneOf(item, redealReasons, index));
  reader.leave();
  return redealt;
}
