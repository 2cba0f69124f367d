import { text, type Text } from '../../language.js';
import { bySide, type BonusFact, type DealFacts, type LostFact, type SeatFact } from '../facts.js';
import { paidBySides, type Line } from '../line.js';
import { phrase } from '../phrase.js';
import { type Circumstances } from '../ruleset.js';
import { type Options } from '../ruleset-data.js';
import { sides, type SessionSide } from '../seats.js';
import { contractName, contractOf, declarations, kontras } from './names.js';

/** 1.4: 106 thirds are 36 points. */
const GAME_POINTS = 36;
const ALL_TRICKS = 12;

interface Value {
  readonly silent: number;
  announced(options: Options): number;
}

/** The values of 7.1. */
const values: Readonly<Record<string, Value>> = {
  trul: { silent: 2, announced: (options) => Number(options['announced-trul']) },
  'four-kings': { silent: 2, announced: () => 8 },
  'pagat-ultimo': { silent: 1, announced: () => 2 },
  'king-ultimo': { silent: 1, announced: () => 2 },
  walat: { silent: 5, announced: () => 20 },
};

const reasons = {
  giveUp: text(
    'the declarer gave up with the called king in the talon (4.3)',
    'der Alleinspieler gab mit dem gerufenen König im Talon auf (4.3)',
    'a felvevő feladta, mert a hívott király a talonban volt (4.3)',
  ),
  game: text(
    '{points} of 70 points in a game of {contract}; 36 win it (1.4)',
    '{points} von 70 Punkten, Spiel: {contract}; mit 36 ist es gewonnen (1.4)',
    '{points} pont a 70-ből, játék: {contract}; 36-tal nyert (1.4)',
  ),
  gameKontra: text(
    '{points} of 70 points in a game of {contract}, {kontra}; 36 win it (1.4)',
    '{points} von 70 Punkten, Spiel: {contract}, {kontra}; mit 36 ist es gewonnen (1.4)',
    '{points} pont a 70-ből, játék: {contract}, {kontra}; 36-tal nyert (1.4)',
  ),
  taroks: text(
    '{seat} declared: {declaration} (5.1)',
    '{seat} meldete: {declaration} (5.1)',
    '{seat} bejelentése: {declaration} (5.1)',
  ),
  made: text('announced and made (7.1)', 'angesagt und gemacht (7.1)', 'bemondva és megcsinálva (7.1)'),
  lost: text('announced and not made (7.1)', 'angesagt und nicht gemacht (7.1)', 'bemondva, de nem sikerült (7.1)'),
  silent: text(
    'made without having been announced (7.1)',
    'gemacht, ohne angesagt zu sein (7.1)',
    'bemondás nélkül megcsinálva (7.1)',
  ),
  silentLost: text(
    'played to the last trick without winning it (7.1)',
    'im letzten Stich gespielt, ohne ihn zu machen (7.1)',
    'az utolsó ütésben, de nem nyerte meg (7.1)',
  ),
  walat: text(
    '{tricks} of twelve tricks (7.1)',
    '{tricks} von zwölf Stichen (7.1)',
    '{tricks} ütés a tizenkettőből (7.1)',
  ),
} satisfies Record<string, Text>;

interface Loss {
  readonly points: number;
  readonly reason: Text;
}

const losses: Readonly<Record<string, Loss>> = {
  'king-lost': {
    points: 1,
    reason: text(
      'the opponents have the called king (7.1)',
      'die Gegner haben den gerufenen König (7.1)',
      'a hívott király az ellenfeleknél van (7.1)',
    ),
  },
  'pagat-lost': {
    points: 1,
    reason: text(
      'the other side took the pagat before the last trick (7.1)',
      'die andere Seite stach den Pagat vor dem letzten Stich (7.1)',
      'a másik oldal az utolsó ütés előtt elvitte a pagátot (7.1)',
    ),
  },
  'xxi-lost': {
    points: 2,
    reason: text(
      'the Sküs of the other side took the moon (7.1)',
      'der Sküs der anderen Seite stach den Mond (7.1)',
      'a másik oldal skíze elfogta a holdat (7.1)',
    ),
  },
};

/** Section 7: the lines of a deal from its facts. */
export function settle(facts: DealFacts, { options, table }: Circumstances): readonly Line[] {
  if (facts.outcome === 'given-up') {
    const head = {
      item: 'give-up',
      side: 'declarer',
      won: false,
      points: Number(options['give-up']),
      factor: 1,
    } as const;
    return [paidBySides({ ...head, reason: phrase(reasons.giveUp) }, facts, table)];
  }
  if (facts.outcome !== 'played') return [];
  const heads = [gameHead(facts)];
  for (const fact of facts.declarations) heads.push(declarationHead(fact, facts));
  for (const fact of facts.bonuses) if (fact.bonus !== 'walat') heads.push(bonusHead(fact, options));
  for (const fact of facts.lost) if ('item' in fact) heads.push(lossHead(fact));
  for (const side of sides) {
    const head = walatHead(side, facts, options);
    if (head !== null) heads.push(head);
  }
  return heads.map((head) => paidBySides(head, facts, table));
}

type Head = Parameters<typeof paidBySides>[0];

function gameHead({ contract, points, kontra }: DealFacts): Head {
  const { declarer } = bySide(points);
  const said = { points: declarer, contract: contractName(contract!), kontra: kontras[kontra - 1] ?? '' };
  return {
    item: 'game',
    side: 'declarer',
    won: declarer >= GAME_POINTS,
    points: contractOf(contract!).game,
    factor: 2 ** kontra,
    reason: phrase(kontra > 0 ? reasons.gameKontra : reasons.game, said),
  };
}

function declarationHead({ seat, what }: SeatFact, { declarers, partner }: DealFacts): Head {
  const { name, points } = declarations.find(({ id }) => id === what)!;
  const side: SessionSide = declarers.includes(seat) || partner === seat ? 'declarer' : 'opponents';
  const reason = phrase(reasons.taroks, { seat: { seat }, declaration: name });
  return { item: what, side, seat, won: true, points, factor: 1, reason };
}

function bonusHead({ bonus, side, announced, won, kontra }: BonusFact, options: Options): Head {
  const value = values[bonus]!;
  const points = announced ? value.announced(options) : value.silent;
  const reason = announced ? (won ? reasons.made : reasons.lost) : won ? reasons.silent : reasons.silentLost;
  return { item: bonus, side, announced, won: won === true, points, factor: 2 ** kontra, reason: phrase(reason) };
}

function lossHead({ item, side }: Extract<LostFact, { item: string }>): Head {
  const { points, reason } = losses[item]!;
  return { item, side, won: false, points, factor: 1, reason: phrase(reason) };
}

/** A side's walat, announced or made silently with all twelve tricks (D7). */
function walatHead(side: SessionSide, { bonuses, tricks }: DealFacts, options: Options): Head | null {
  const value = values['walat']!;
  const count = bySide(tricks)[side];
  const won = count === ALL_TRICKS;
  const announced = bonuses.some((fact) => fact.bonus === 'walat' && fact.side === side);
  if (!announced && !won) return null;
  const points = announced ? value.announced(options) : value.silent;
  return { item: 'walat', side, announced, won, points, factor: 1, reason: phrase(reasons.walat, { tricks: count }) };
}
