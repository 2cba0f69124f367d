import { text, type Text } from '../../language.js';
import { bySide, type BonusFact, type DealFacts } from '../facts.js';
import { paidByOne, paidBySides, type Line } from '../line.js';
import { T21, T22 } from '../pack.js';
import { phrase, type Phrase } from '../phrase.js';
import { type Circumstances } from '../ruleset.js';
import { type Seat, type Side } from '../seats.js';
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
  return [
    ...gameLines(facts, circumstances),
    ...facts.bonuses
      .filter((fact) => counts(fact, facts, circumstances))
      .map((fact) => bonusLine(fact, facts, circumstances)),
    ...seatLines(facts, circumstances),
  ];
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
function winnerOf(facts: DealFacts, { options }: Circumstances): Side {
  const tie = options['tie-under-kontra'] === 'declarer' && facts.kontra > 0 ? 1 : 0;
  return bySide(facts.points).declarer >= GAME_POINTS - tie ? 'declarer' : 'opponents';
}

/** Section 8: game, double game and volát. */
function gameLines(facts: DealFacts, circumstances: Circumstances): readonly Line[] {
  const { table, state } = circumstances;
  const points = bySide(facts.points);
  const tricks = bySide(facts.tricks);
  const g = levelOf(facts.contract!);
  const winner = winnerOf(facts, circumstances);
  const lines: Line[] = [];
  const isMade = (bonus: string, side: Side): boolean =>
    tricks[side] === ALL_TRICKS || (bonus === 'double-game' && points[side] >= DOUBLE_POINTS);
  const reasonOf = (bonus: string, side: Side): Phrase =>
    bonus === 'volat'
      ? phrase(reasons.volat, { tricks: tricks[side] })
      : phrase(reasons.double, { points: points[side] });

  const gameFactor = state.factor * 2 ** facts.kontra;
  const game = (): void => {
    const values_ = { points: points.declarer, contract: nameOf(facts), level: facts.kontra };
    const reason = phrase(facts.kontra > 0 ? reasons.gameKontra : reasons.game, values_);
    const head = {
      item: 'game',
      side: 'declarer',
      won: winner === 'declarer',
      points: g,
      factor: gameFactor,
      reason,
    } as const;
    lines.push(paidBySides(head, facts, table));
  };
  const silent = (item: string, times: number): void => {
    const head = { item, side: winner, announced: false, won: true, points: times * g, factor: state.factor };
    lines.push(paidBySides({ ...head, reason: reasonOf(item, winner) }, facts, table));
  };

  for (const { bonus, side, kontra } of facts.bonuses) {
    if (bonus !== 'double-game' && bonus !== 'volat') continue;
    const factor = state.factor * 2 ** kontra;
    const times = bonus === 'volat' ? 6 : 4;
    const head = { item: bonus, side, announced: true, won: isMade(bonus, side), points: times * g, factor };
    lines.push(paidBySides({ ...head, reason: reasonOf(bonus, side) }, facts, table));
  }
  if (facts.kontra > 0) game();
  const announced = (bonus: string): boolean =>
    facts.bonuses.some((fact) => fact.bonus === bonus && fact.side === winner && fact.announced);
  if (announced('volat')) return lines;
  if (isMade('volat', winner)) silent('volat', 3);
  else if (announced('double-game')) return lines;
  else if (isMade('double-game', winner)) silent('double-game', 2);
  else if (facts.kontra === 0) game();
  return lines;
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
function seatLines(facts: DealFacts, { table, state }: Circumstances): readonly Line[] {
  const factor = state.factor;
  const lines: Line[] = [];
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
  return lines;
}

function sideIn(facts: DealFacts, seat: Seat): Side {
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
