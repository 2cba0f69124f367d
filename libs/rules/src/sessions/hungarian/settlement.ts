import { text, type Text } from '../../language.js';
import { bySide, type BonusFact, type DealFacts } from '../facts.js';
import { paidByOne, paidBySides, type Line } from '../line.js';
import { T21, T22 } from '../pack.js';
import { phrase } from '../phrase.js';
import { type Circumstances } from '../ruleset.js';
import { type Seat, type SessionSide } from '../seats.js';
import { violation, type Violation } from '../violation.js';
import { contracts, levelOf } from './names.js';

const GAME_POINTS = 48;
const DOUBLE_POINTS = 71;
const ALL_TRICKS = 9;

/** Values of 7.2: silent, announced. */
const values: Readonly<Record<string, readonly [number, number]>> = {
  trull: [1, 2],
  'four-kings': [1, 2],
  'pagat-ultimo': [5, 10],
  'xxi-catch': [21, 42],
};

const reasons = {
  trial: text(
    'the fourth seat bid {contract} after three passes and found no honour in the talon (2.7)',
    'der vierte Platz bot {contract} nach dreimal Weiter und fand kein Honneur im Talon (2.7)',
    'a negyedik hely három passz után {contract} licitet mondott, és nem talált honőrt a talonban (2.7)',
  ),
  game: text(
    '{points} of 94 points in a {contract}',
    '{points} von 94 Punkten, Spiel: {contract}',
    '{points} pont a 94-ből, játék: {contract}',
  ),
  gameKontra: text(
    '{points} of 94 points in a {contract}, kontra of level {level}',
    '{points} von 94 Punkten, Spiel: {contract}, Kontra der Stufe {level}',
    '{points} pont a 94-ből, játék: {contract}, {level}. fokú kontra',
  ),
  double: text(
    '{points} points; double game needs 71 (8.1)',
    '{points} Punkte; das Doppelspiel braucht 71 (8.1)',
    '{points} pont; a duplához 71 kell (8.1)',
  ),
  volat: text('{tricks} of nine tricks (8.1)', '{tricks} von neun Stichen (8.1)', '{tricks} ütés a kilencből (8.1)'),
  made: text('made (7.3)', 'gemacht (7.3)', 'megcsinálva (7.3)'),
  lost: text('announced and not made (7.3)', 'angesagt und nicht gemacht (7.3)', 'bemondva, de nem sikerült (7.3)'),
  silent: text(
    'made without having been announced (7.3)',
    'gemacht, ohne angesagt zu sein (7.3)',
    'bemondás nélkül megcsinálva (7.3)',
  ),
  pagatLost: text(
    'the pagat was played to the last trick and did not win it (7.4)',
    'der Pagat fiel im letzten Stich und machte ihn nicht (7.4)',
    'a pagát az utolsó ütésben esett el (7.4)',
  ),
  tarokks: text(
    '{seat} declared {number} tarocks (6.6)',
    '{seat} meldete {number} Tarock (6.6)',
    '{seat} {number} tarokkot jelentett be (6.6)',
  ),
  claim: text(
    '{seat} claims {number} tarocks afterwards (9.2)',
    '{seat} verlangt nachträglich {number} Tarock (9.2)',
    '{seat} utólag {number} tarokkot kér (9.2)',
  ),
  talon: text(
    '{seat} received {card} from the talon (10)',
    '{seat} bekam {card} aus dem Talon (10)',
    '{seat} a talonból kapta: {card} (10)',
  ),
} satisfies Record<string, Text>;

/** Section 9: the lines of a deal from its facts. */
export function settle(facts: DealFacts, circumstances: Circumstances): readonly Line[] {
  const stakes = circumstances.state.factor;
  const { table } = circumstances;
  if (facts.outcome === 'trial-lost') {
    const points = levelOf(facts.contract!);
    const reason = phrase(reasons.trial, { contract: nameOf(facts) });
    return [paidBySides({ item: 'trial', side: 'declarer', won: false, points, factor: stakes, reason }, facts, table)];
  }
  if (facts.outcome !== 'played') return [];
  const lines = gameLines(facts, circumstances);
  for (const fact of facts.bonuses) {
    if (counts(fact, facts, circumstances)) lines.push(bonusLine(fact, facts, circumstances));
  }
  addSeatLines(lines, facts, circumstances);
  return lines;
}

/** 7.5: trull and four kings are not scored silently by a side with all tricks (option `silent-trull-with-volat`). */
function counts({ bonus, side, announced }: BonusFact, facts: DealFacts, { options }: Circumstances): boolean {
  if (values[bonus] === undefined) return false;
  if (announced || bySide(facts.tricks)[side] !== ALL_TRICKS) return true;
  if (bonus === 'trull') return options['silent-trull-with-volat'] === 'on';
  return bonus !== 'four-kings';
}

function nameOf(facts: DealFacts): Text {
  return contracts[levelOf(facts.contract!) - 1]!.name;
}

/** The side that wins the game (7.2, option `tie-under-kontra`). */
function winnerOf(facts: DealFacts, { options }: Circumstances): SessionSide {
  const tie = options['tie-under-kontra'] === 'declarer' && facts.kontra > 0 ? 1 : 0;
  return bySide(facts.points).declarer >= GAME_POINTS - tie ? 'declarer' : 'opponents';
}

/** Section 8: game, double game and volát. */
function gameLines(facts: DealFacts, circumstances: Circumstances): Line[] {
  const lines: Line[] = [];
  const winner = winnerOf(facts, circumstances);
  let double = false;
  let volat = false;
  for (const fact of facts.bonuses) {
    if (fact.bonus !== 'double-game' && fact.bonus !== 'volat') continue;
    lines.push(multipleLine(fact.bonus, fact.side, fact, facts, circumstances));
    if (fact.side !== winner || !fact.announced) continue;
    if (fact.bonus === 'volat') volat = true;
    else double = true;
  }
  if (facts.kontra > 0) lines.push(gameLine(winner, facts, circumstances));
  if (volat) return lines;
  if (isMade('volat', winner, facts)) lines.push(multipleLine('volat', winner, null, facts, circumstances));
  else if (double) return lines;
  else if (isMade('double-game', winner, facts))
    lines.push(multipleLine('double-game', winner, null, facts, circumstances));
  else if (facts.kontra === 0) lines.push(gameLine(winner, facts, circumstances));
  return lines;
}

type Multiple = 'double-game' | 'volat';

/** 8.1: how many times the game they count: silent, announced. */
const times: Readonly<Record<Multiple, readonly [number, number]>> = { 'double-game': [2, 4], volat: [3, 6] };

function isMade(bonus: Multiple, side: SessionSide, facts: DealFacts): boolean {
  if (bySide(facts.tricks)[side] === ALL_TRICKS) return true;
  return bonus === 'double-game' && bySide(facts.points)[side] >= DOUBLE_POINTS;
}

function gameLine(winner: SessionSide, facts: DealFacts, { table, state }: Circumstances): Line {
  const { kontra } = facts;
  const words = { points: bySide(facts.points).declarer, contract: nameOf(facts), level: kontra };
  const reason = phrase(kontra > 0 ? reasons.gameKontra : reasons.game, words);
  const points = levelOf(facts.contract!);
  const factor = state.factor * 2 ** kontra;
  return paidBySides(
    { item: 'game', side: 'declarer', won: winner === 'declarer', points, factor, reason },
    facts,
    table,
  );
}

/** @param fact null: made without having been announced */
function multipleLine(
  item: Multiple,
  side: SessionSide,
  fact: BonusFact | null,
  facts: DealFacts,
  { table, state }: Circumstances,
): Line {
  const announced = fact !== null;
  const points = times[item][announced ? 1 : 0] * levelOf(facts.contract!);
  const factor = announced ? state.factor * 2 ** fact.kontra : state.factor;
  const reason =
    item === 'volat'
      ? phrase(reasons.volat, { tricks: bySide(facts.tricks)[side] })
      : phrase(reasons.double, { points: bySide(facts.points)[side] });
  return paidBySides({ item, side, announced, won: isMade(item, side, facts), points, factor, reason }, facts, table);
}

function bonusLine(
  { bonus, side, announced, won, kontra }: BonusFact,
  facts: DealFacts,
  circumstances: Circumstances,
): Line {
  const points = values[bonus]![announced ? 1 : 0];
  const factor = circumstances.state.factor * 2 ** kontra;
  const text_ = announced ? (won ? reasons.made : reasons.lost) : won ? reasons.silent : reasons.pagatLost;
  const head = { item: bonus, side, announced, won: won === true, points, factor, reason: phrase(text_) };
  return paidBySides(head, facts, circumstances.table);
}

function tarokks(what: string): { number: number; points: number } {
  return what === 'tarokks-9' ? { number: 9, points: 2 } : { number: 8, points: 1 };
}

/** The lines of single seats: 6.6, 9.2, option `dealer-honours`. */
function addSeatLines(lines: Line[], facts: DealFacts, { table, state }: Circumstances): void {
  const factor = state.factor;
  for (const { seat, what } of facts.declarations) {
    const { number, points } = tarokks(what);
    const reason = phrase(reasons.tarokks, { seat: { seat }, number });
    const others = table.active.filter((other) => other !== seat);
    lines.push(paidByOne({ item: 'tarokks', seat, won: true, points, factor, reason }, others, table.players));
  }
  for (const { seat, what } of facts.claims) {
    const { number, points } = tarokks(what);
    const reason = phrase(reasons.claim, { seat: { seat }, number });
    lines.push(
      paidByOne(
        { item: 'tarokks-claim', seat, won: true, points, factor, reason },
        partnersOf(seat, facts, table.active),
        table.players,
      ),
    );
  }
  for (const { seat, card } of facts.talonHonours) {
    const points = card === T22 ? 3 : card === T21 ? 2 : 1;
    const reason = phrase(reasons.talon, { seat: { seat }, card: { card } });
    lines.push(
      paidByOne({ item: 'dealer-honours', seat, won: false, points, factor, reason }, [table.dealer], table.players),
    );
  }
}

function sideIn(facts: DealFacts, seat: Seat): SessionSide {
  return seat === facts.declarers[0] || seat === facts.partner ? 'declarer' : 'opponents';
}

/** D14: one of three opponents has two partners. */
function partnersOf(seat: Seat, facts: DealFacts, active: readonly Seat[]): readonly Seat[] {
  return active.filter((other) => other !== seat && sideIn(facts, other) === sideIn(facts, seat));
}

/** 9.2: a claim that the claimant's other payments do not cover. */
export function unsportingClaims(
  facts: DealFacts,
  lines: readonly Line[],
  { state }: Circumstances,
): readonly Violation[] {
  return facts.claims.flatMap(({ seat, what, index }) => {
    const others = lines.filter((line) => !(line.item === 'tarokks-claim' && line.seat === seat));
    const won = others.reduce((sum, line) => sum + line.payments[seat]!, 0);
    const covered = won >= tarokks(what).points * state.factor;
    return covered ? [] : [violation('custom/unsporting-claim', 'after', index, null, seat)];
  });
}
