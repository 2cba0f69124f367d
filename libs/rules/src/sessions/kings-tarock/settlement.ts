import { text, type Text } from '../../language.js';
import { bySeat, bySide, type BonusFact, type DealFacts } from '../facts.js';
import { paidAs, paidBySides, type Line } from '../line.js';
import { phrase, type Phrase } from '../phrase.js';
import { type Carried, type Circumstances } from '../ruleset.js';
import { otherSide, sides, type Seat, type SessionSide } from '../seats.js';
import { bonusOf } from './bonuses.js';
import { contractOf } from './contracts.js';
import { settleTrischaken } from './trischaken.js';

const GAME_POINTS = 36;
const GRAMMABOY = 20;
const ALL_TRICKS = 12;

const reasons = {
  givenUp: text(
    'given up: the called king lies in the talon (5.3)',
    'aufgegeben: der gerufene König liegt im Talon (5.3)',
    'feladva: a hívott király a talonban van (5.3)',
  ),
  game: text(
    '{points} points in {contract}; 36 win (1.2)',
    '{points} Punkte, Spiel: {contract}; 36 gewinnen (1.2)',
    '{points} pont, játék: {contract}; 36 nyer (1.2)',
  ),
  valatAnnounced: text(
    '{contract}: valat announced, {tricks} of twelve tricks of the declarer’s side; times eight (7.4)',
    '{contract}: Valat angesagt, {tricks} von zwölf Stichen der Spielerpartei; mal acht (7.4)',
    '{contract}: volát bemondva, a felvevő oldalának {tricks} ütése a tizenkettőből; nyolcszoros (7.4)',
  ),
  valatSilent: text(
    '{contract}: all twelve tricks, not announced; times four (7.4)',
    '{contract}: alle zwölf Stiche, nicht angesagt; mal vier (7.4)',
    '{contract}: mind a tizenkét ütés, bemondás nélkül; négyszeres (7.4)',
  ),
  negative: text(
    '{seat} has {tricks} tricks in {contract}; exactly {exactly} win (2)',
    '{seat} hat {tricks} Stiche, Spiel: {contract}; genau {exactly} gewinnen (2)',
    '{seat} ütései: {tricks}, játék: {contract}; pontosan {exactly} nyer (2)',
  ),
  made: text('made (6.2)', 'gemacht (6.2)', 'megcsinálva (6.2)'),
  lost: text('announced and not made (6.2)', 'angesagt und nicht gemacht (6.2)', 'bemondva, de nem sikerült (6.2)'),
  silent: text(
    'made without having been announced (6.5)',
    'gemacht, ohne angesagt zu sein (6.5)',
    'bemondás nélkül megcsinálva (6.5)',
  ),
} satisfies Record<string, Text>;

/** Section 7: the lines of a deal from its facts. */
export function settle(facts: DealFacts, circumstances: Circumstances): readonly Line[] {
  const { table } = circumstances;
  const contract = contractOf(facts.contract);
  switch (contract.kind) {
    case 'negative':
      return table.active
        .filter((seat) => facts.declarers.includes(seat))
        .map((declarer) => negativeLine(declarer, facts, circumstances));
    case 'trischaken':
      return [settleTrischaken(facts, table)];
    case 'positive': {
      // Section 9: of several declarers the first in order from the Rufer.
      const sided = { ...facts, declarers: table.active.filter((seat) => facts.declarers.includes(seat)) };
      const woods = woodsFactor(sided.declarers[0]!, circumstances);
      if (facts.outcome === 'given-up') return [givenUp(sided, woods, circumstances)];
      const lines = [gameLine(sided, woods, circumstances)];
      for (const fact of facts.bonuses) {
        if (fact.bonus !== 'valat') lines.push(bonusLine(fact, sided, woods, circumstances));
      }
      return lines;
    }
  }
}

/** D13: the declarer's wood doubles, several of them once. */
function woodsFactor(declarer: Seat, { state }: Circumstances): 1 | 2 {
  return state.woods[declarer]! > 0 ? 2 : 1;
}

/** 5.3: the declarer alone pays each of the three. */
function givenUp(facts: DealFacts, factor: number, { table }: Circumstances): Line {
  const points = facts.contract === 'koenigrufer' ? 1 : 3;
  const reason = phrase(reasons.givenUp);
  const head = { item: 'give-up', side: 'declarer', won: false, points, factor, reason } as const;
  return paidBySides(head, { ...facts, partner: null }, table);
}

/** 1.2, 7.3, 7.4 */
function gameLine(facts: DealFacts, woods: number, { table }: Circumstances): Line {
  const { value, lost, name } = contractOf(facts.contract);
  const points = bySide(facts.points);
  const tricks = bySide(facts.tricks);
  const announced = valatsAnnounced(facts);
  const all = sides.find((side) => tricks[side] === ALL_TRICKS);
  const doubled = announced.reduce((sum, { kontra }) => sum + kontra, facts.kontra);
  const values = { contract: name, points: points.declarer, tricks: tricks.declarer };

  let winner: SessionSide = points.declarer >= GAME_POINTS ? 'declarer' : 'opponents';
  let times = 1;
  let reason: Phrase = phrase(reasons.game, values);
  if (announced.length > 0) {
    // D12: without a valat it is lost by the declarer's side if it announced, else by the opponents.
    winner = all ?? otherSide(announced[0]!.side);
    times = 8;
    reason = phrase(reasons.valatAnnounced, values);
  } else if (all !== undefined) {
    winner = all;
    times = 4;
    reason = phrase(reasons.valatSilent, values);
  }
  const won = winner === 'declarer';
  const factor = woods * times * 2 ** doubled;
  const head = { item: 'game', side: 'declarer', won, points: won ? value : lost, factor, reason } as const;
  return paidBySides(head, facts, table);
}

/** Of several entries of one side the last counts (session-record, A scored deal). */
function valatsAnnounced({ bonuses }: DealFacts): readonly BonusFact[] {
  if (!bonuses.some(({ bonus }) => bonus === 'valat')) return [];
  return sides.flatMap((side) => bonuses.findLast((one) => one.bonus === 'valat' && one.side === side) ?? []);
}

function bonusLine(fact: BonusFact, facts: DealFacts, woods: number, { table }: Circumstances): Line {
  const { bonus, side, announced, kontra } = fact;
  const values = bonusOf(bonus);
  const won = bonusWon(fact, facts);
  const head = {
    item: bonus,
    side,
    announced,
    won,
    points: (announced ? values.announced : values.silent) * contractOf(facts.contract).bonusTimes,
    factor: woods * 2 ** kontra,
    reason: phrase(!won ? reasons.lost : announced ? reasons.made : reasons.silent),
  };
  return paidBySides(head, facts, table);
}

/** 6.2: `grammaboy` and `valat` follow from points and tricks. */
export function bonusWon({ bonus, side, won }: BonusFact, facts: DealFacts): boolean {
  if (bonus === 'grammaboy') return bySide(facts.points)[otherSide(side)] < GRAMMABOY;
  if (bonus === 'valat') return bySide(facts.tricks)[side] === ALL_TRICKS;
  return won === true;
}

/** 3.4, 6.6: each declarer alone against the three others, doubled by pairs. */
function negativeLine(declarer: Seat, facts: DealFacts, circumstances: Circumstances): Line {
  const { table } = circumstances;
  const { value, exactly, name } = contractOf(facts.contract);
  const tricks = bySeat(facts.tricks)[declarer]!;
  const won = tricks === exactly;
  const factor = woodsFactor(declarer, circumstances);
  const payments = new Array<number>(table.players).fill(0);
  for (const opponent of table.active) {
    if (opponent === declarer) continue;
    const contra = facts.contras.findLast((one) => one.declarer === declarer && one.opponent === opponent);
    const amount = value * factor * 2 ** (contra?.level ?? 0) * (won ? 1 : -1);
    payments[declarer] = payments[declarer]! + amount;
    payments[opponent] = 0 - amount;
  }
  const reason = phrase(reasons.negative, { seat: { seat: declarer }, tricks, contract: name, exactly });
  return paidAs({ item: 'game', seat: declarer, won, points: value, factor, reason }, payments);
}

/** 7.5: everybody gets a wood after Trischaken; a declarer who wins his game gives one back. */
export function carry(facts: DealFacts, lines: readonly Line[], { state, table }: Circumstances): Carried {
  const isTrischaken = facts.contract === 'trischaken';
  const first = table.active.find((seat) => facts.declarers.includes(seat));
  const givesBack = (seat: Seat): boolean =>
    lines.some((line) => line.item === 'game' && line.won && (line.seat ?? first) === seat);
  const woods = state.woods.map((count, seat) => {
    if (isTrischaken) return count + 1;
    return count > 0 && givesBack(seat) ? count - 1 : count;
  });
  return { again: false, factor: 1, rounds: [], woods };
}
