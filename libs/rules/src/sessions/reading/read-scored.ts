import { cardCode, type Card } from '../../cards/card.js';
import { cardSet, has, type CardSet } from '../../cards/card-set.js';
import { text } from '../../language.js';
import { type Reader } from '../../record/reader.js';
import { noFacts, type BonusFact, type Counts, type DealFacts, type LostFact, type SeatFact } from '../facts.js';
import { honours } from '../pack.js';
import { type Ruleset } from '../ruleset.js';
import { scoredKeys, type Options } from '../ruleset-data.js';
import { sides, type Seat, type SessionSide, type SessionTable } from '../seats.js';
import { readList, readSeat } from './read-acts.js';

const partnerIsDeclarer = text(
  'the partner is the declarer himself',
  'der Partner ist der Alleinspieler selbst',
  'a társ maga a felvevő',
);
const oneDeclarer = text(
  'exactly one declarer is needed here',
  'hier wird genau ein Spieler gebraucht',
  'itt pontosan egy felvevő kell',
);
const someDeclarer = text(
  'at least one declarer is needed here',
  'hier wird mindestens ein Spieler gebraucht',
  'itt legalább egy felvevő kell',
);
const twice = text('this stands here twice', 'das steht hier zweimal', 'ez itt kétszer szerepel');
const notTrueOrFalse = text(
  'true or false is needed here',
  'hier wird true oder false gebraucht',
  'itt true vagy false kell',
);
const neverSilent = text(
  'this bonus is listed only if it was announced',
  'diese Prämie wird nur angesagt aufgeführt',
  'ez a figura csak bemondva szerepelhet',
);
const notDoubled = text('this cannot be doubled', 'das kann nicht kontriert werden', 'ez nem kontrázható');
const notADeclarer = text(
  'this seat is no declarer',
  'dieser Platz ist kein Spieler des Spiels',
  'ez a hely nem felvevő',
);
const notThatCard = text('{card} cannot stand here', '{card} kann hier nicht stehen', '{card} itt nem állhat');
const countsNeeded = text(
  '{count} numbers are needed here',
  'hier werden {count} Zahlen gebraucht',
  'itt {count} szám kell',
);

type JsonObject = Readonly<Record<string, unknown>>;

/** Reads the object `scored` of a deal (session-record, "A scored deal"). The reader stands at it. */
export function readScored(
  reader: Reader,
  scored: JsonObject,
  ruleset: Ruleset,
  options: Options,
  table: SessionTable,
): DealFacts {
  const form = ruleset.scored;
  const outcome =
    scored['outcome'] === undefined ? 'played' : reader.oneOf(scored['outcome'], form.outcomes, 'outcome');
  const contracts = form.contracts(outcome);
  const contract = contracts.length > 0 ? reader.oneOf(scored['contract'], contracts, 'contract') : null;
  const keys = form.keys(outcome, contract ?? '', options, table.players);
  const counts = form.counts(contract ?? '');
  const facts = noFacts(outcome);
  facts.contract = contract;

  for (const key of scoredKeys) {
    if (!keys.includes(key)) continue;
    const value = scored[key];
    switch (key) {
      case 'contract':
        break;
      case 'level':
        facts.level = reader.integerWithin(value, key, 1, 3);
        break;
      case 'declarers':
        facts.declarers = readSeats(reader, value, key, table);
        if (facts.declarers.length === 0) reader.problem(someDeclarer, {}, key);
        else if (facts.declarers.length > 1 && form.severalDeclarers === undefined)
          reader.problem(oneDeclarer, {}, key);
        break;
      case 'partner':
        facts.partner = value === null ? null : readSeat(reader, value, key, table);
        if (facts.partner !== null && facts.declarers.includes(facts.partner))
          reader.problem(partnerIsDeclarer, {}, key);
        break;
      case 'points':
        facts.points = readCounts(reader, value, key, counts.points, table.players);
        break;
      case 'tricks':
        facts.tricks = readCounts(reader, value, key, counts.tricks, table.players);
        break;
      case 'kontra':
        facts.kontra = value === undefined ? 0 : reader.integerWithin(value, key, 0, ruleset.kontras.length);
        break;
      case 'bonuses':
        facts.bonuses = readList(reader, value, key, (entry) => readBonus(reader, entry, ruleset));
        break;
      case 'declarations': {
        const known = ruleset.declarations(options).map(({ id }) => id);
        facts.declarations = readList(reader, value, key, (entry) => readSeatFact(reader, entry, known, table));
        break;
      }
      case 'claims': {
        const known = form.claims ?? [];
        const claims = readList(reader, value, key, (entry) => readSeatFact(reader, entry, known, table));
        facts.claims = claims.map((claim) => ({ ...claim, index: null }));
        break;
      }
      case 'talonHonours':
        facts.talonHonours = readList(reader, value, key, (entry) => readSeatCard(reader, entry, honours, table));
        break;
      case 'contras': {
        const { declarers } = facts;
        facts.contras = readList(reader, value, key, (entry) => {
          const declarer = readSeat(reader, entry['declarer'], 'declarer', table);
          if (!declarers.includes(declarer)) reader.problem(notADeclarer, {}, 'declarer');
          const opponent = readSeat(reader, entry['opponent'], 'opponent', table);
          const level = reader.integerWithin(entry['level'], 'level', 1, ruleset.kontras.length);
          reader.keys(entry, ['declarer', 'opponent', 'level']);
          return { declarer, opponent, level };
        });
        break;
      }
      case 'rufer':
        facts.rufer = readSeat(reader, value, key, table);
        break;
      case 'agreed':
        facts.agreed = value === undefined ? [] : readSeats(reader, value, key, table);
        break;
      case 'lost':
        facts.lost = readList(reader, value, key, (entry) => readLost(reader, entry, ruleset, table));
        break;
      case 'skiz':
        facts.skiz = value === undefined ? null : readSeat(reader, value, key, table);
        break;
    }
  }
  reader.keys(scored, ['outcome', ...keys]);
  return facts;
}

function readSeats(reader: Reader, value: unknown, key: string, table: SessionTable): readonly Seat[] {
  reader.enter(key);
  const seats: Seat[] = [];
  const list = reader.array(value) ?? [];
  for (let index = 0; index < list.length; index++) {
    const seat = readSeat(reader, list[index], index, table);
    if (seats.includes(seat)) reader.problem(twice, {}, index);
    seats.push(seat);
  }
  reader.leave();
  return seats;
}

function readCounts(reader: Reader, value: unknown, key: string, by: 'side' | 'seat', players: number): Counts {
  reader.enter(key);
  const counts = by === 'side' ? readSideCounts(reader, value) : readSeatCounts(reader, value, players);
  reader.leave();
  return counts;
}

function readSideCounts(reader: Reader, value: unknown): Counts {
  const object = reader.object(value) ?? { declarer: 0, opponents: 0 };
  const declarer = reader.integerWithin(object['declarer'], 'declarer', 0, Number.MAX_SAFE_INTEGER);
  const opponents = reader.integerWithin(object['opponents'], 'opponents', 0, Number.MAX_SAFE_INTEGER);
  reader.keys(object, sides);
  return { declarer, opponents };
}

function readSeatCounts(reader: Reader, value: unknown, players: number): Counts {
  const list = reader.array(value);
  if (list === undefined) return [];
  if (list.length !== players) reader.problem(countsNeeded, { count: players });
  return list.map((count, index) => reader.integerWithin(count, index, 0, Number.MAX_SAFE_INTEGER));
}

function readSide(reader: Reader, value: unknown): SessionSide {
  return reader.oneOf(value, sides, 'side');
}

function readBoolean(reader: Reader, value: unknown, key: string): boolean {
  if (value === undefined) reader.missing(key);
  else if (typeof value !== 'boolean') reader.problem(notTrueOrFalse, {}, key);
  return value === true;
}

function readBonus(reader: Reader, entry: JsonObject, ruleset: Ruleset): BonusFact {
  const forms = ruleset.scored.bonuses;
  const ids = forms.map(({ id }) => id);
  const bonus = reader.oneOf(entry['bonus'], ids, 'bonus');
  const form = forms[ids.indexOf(bonus)]!;
  const side = readSide(reader, entry['side']);
  const announced = readBoolean(reader, entry['announced'], 'announced');
  if (!announced && !form.silent) reader.problem(neverSilent, {}, 'announced');
  const won = form.won ? readBoolean(reader, entry['won'], 'won') : null;
  const given = entry['kontra'];
  const kontra = given === undefined ? 0 : reader.integerWithin(given, 'kontra', 0, ruleset.kontras.length);
  if (kontra > 0 && !(announced && form.doubled)) reader.problem(notDoubled, {}, 'kontra');
  reader.keys(
    entry,
    form.won ? ['bonus', 'side', 'announced', 'won', 'kontra'] : ['bonus', 'side', 'announced', 'kontra'],
  );
  return { bonus, side, announced, won, kontra };
}

function readSeatFact(reader: Reader, entry: JsonObject, known: readonly string[], table: SessionTable): SeatFact {
  const seat = readSeat(reader, entry['seat'], 'seat', table);
  const what = reader.oneOf(entry['what'], known, 'what');
  reader.keys(entry, ['seat', 'what']);
  return { seat, what };
}

function readSeatCard(
  reader: Reader,
  entry: JsonObject,
  cards: CardSet,
  table: SessionTable,
): { seat: Seat; card: Card } {
  const seat = readSeat(reader, entry['seat'], 'seat', table);
  const card = reader.card(entry['card'], 'card');
  if (card >= 0 && !has(cards, card)) reader.problem(notThatCard, { card: cardCode(card) }, 'card');
  reader.keys(entry, ['seat', 'card']);
  return { seat, card };
}

function readLost(reader: Reader, entry: JsonObject, ruleset: Ruleset, table: SessionTable): LostFact {
  const form = ruleset.scored.lost ?? { cards: cardSet([]) };
  if ('cards' in form) return readSeatCard(reader, entry, form.cards, table);
  const item = reader.oneOf(entry['item'], form.items, 'item');
  const side = readSide(reader, entry['side']);
  reader.keys(entry, ['item', 'side']);
  return { item, side };
}
