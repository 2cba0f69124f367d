import { text, type Text } from '../../language.js';
import { bySide, type DealFacts } from '../facts.js';
import { paidAs, paidByOne, paidBySides, type Line } from '../line.js';
import { phrase } from '../phrase.js';
import { type Circumstances } from '../ruleset.js';
import { allTricksLines, declarationLines, pagatLines, type Values } from './bonus-lines.js';
import { contracts, declarations, kontras, VARSAVA } from './czech-names.js';
import { poolForPagat, varsavaIntoPool } from './pool.js';
import { kontraWords } from './variant.js';
import { varsavaLines } from './varsava-settlement.js';

const HALF_OF_POINTS = 35;
const LEAST_GAME = 10;
const CROWN = 100;

/** C2.1, D2; a trojka by its level. */
const rates: Readonly<Record<string, number>> = { povinnost: 10, druha: 10, solo: 40 };
const rateOfLevel = 10;

/** C6.2 */
const values: Values = {
  pagat: { silent: 100, announced: 200 },
  allTricks: { id: 'valat', silent: 700, announced: 1400 },
  kontras: kontraWords(kontras),
};

const reasons = {
  misdeal: text('{seat} has misdealt (C1.4)', '{seat} hat vergeben (C1.4)', '{seat} rosszul osztott (C1.4)'),
  surrender: text(
    'the declarer drew the called card and gives up (C3.3)',
    'der Spieler zog die gerufene Karte und gibt auf (C3.3)',
    'a felvevő a hívott lapot húzta, és feladja (C3.3)',
  ),
  unplayed: text(
    'not played: nobody said a kontra or announced a bonus (C5.5)',
    'nicht gespielt: niemand sagte Kontra oder eine Prämie an (C5.5)',
    'nem játszották le: senki sem kontrázott és nem mondott be figurát (C5.5)',
  ),
  tie: text(
    '35 : 35 points, {contract} is lost{kontra}',
    '35 : 35 Punkte, {contract} ist verloren{kontra}',
    '35 : 35 pont, {contract} elveszett{kontra}',
  ),
  game: text(
    '{points} of 70 points, {contract}: {difference} × {rate}{kontra}',
    '{points} von 70 Punkten, {contract}: {difference} × {rate}{kontra}',
    '{points} pont a 70-ből, {contract}: {difference} × {rate}{kontra}',
  ),
  fine: text(
    'a fine agreed at the table (C8.1)',
    'eine am Tisch vereinbarte Strafe (C8.1)',
    'megegyezett bírság (C8.1)',
  ),
} satisfies Record<string, Text>;

/** C6–C8: the lines of a deal of the Czech game. */
export function settle(facts: DealFacts, circumstances: Circumstances): readonly Line[] {
  return [...dealLines(facts, circumstances), ...fines(circumstances)];
}

function dealLines(facts: DealFacts, circumstances: Circumstances): readonly Line[] {
  const { options, table } = circumstances;
  const declared = (): readonly Line[] => declarationLines(facts, circumstances, declarations(options));
  switch (facts.outcome) {
    case 'misdeal':
      return [misdeal(circumstances)];
    case 'surrendered': {
      const reason = phrase(reasons.surrender);
      const head = { item: 'surrender', side: 'declarer', won: false, points: CROWN, factor: 1, reason } as const;
      return [paidBySides(head, facts, table)];
    }
    case 'unplayed': {
      const reason = phrase(reasons.unplayed);
      const head = { item: 'game', side: 'declarer', won: true, points: LEAST_GAME, factor: 1, reason } as const;
      return [paidBySides(head, facts, table), ...declared()];
    }
  }
  if (facts.contract === VARSAVA) {
    return options['zid'] === 'on' ? varsavaIntoPool(facts, circumstances) : varsavaLines(facts, circumstances);
  }
  return [
    game(facts, circumstances),
    ...pagatLines(facts, circumstances, values),
    ...allTricksLines(facts, circumstances, values),
    ...declared(),
    ...poolForPagat(facts, circumstances),
  ];
}

/** C1.4: to all others, the one who sits at the table without cards too. */
function misdeal({ table }: Circumstances): Line {
  const { dealer: seat, players } = table;
  const others = Array.from({ length: players }, (_, other) => other).filter((other) => other !== seat);
  const reason = phrase(reasons.misdeal, { seat: { seat } });
  return paidByOne({ item: 'misdeal', seat, won: false, points: CROWN, factor: 1, reason }, others, players);
}

/** C6.2; the number of the declarer's side counts (C9). */
function game(facts: DealFacts, { table }: Circumstances): Line {
  const { contract, level, kontra } = facts;
  const points = bySide(facts.points).declarer;
  const rate = rates[contract!] ?? rateOfLevel * (level ?? 1);
  const difference = Math.abs(points - HALF_OF_POINTS);
  const named = contracts.find(({ id }) => id === contract)!;
  const name = level === null ? named.native! : `${named.native!} ${level}`;
  const words = { points, contract: name, difference, rate, kontra: values.kontras[kontra]! };
  const head = {
    item: 'game',
    side: 'declarer',
    won: points > HALF_OF_POINTS,
    points: difference === 0 ? LEAST_GAME : difference * rate,
    factor: 2 ** kontra,
    reason: phrase(difference === 0 ? reasons.tie : reasons.game, words),
  } as const;
  return paidBySides(head, facts, table);
}

/** C8.1 */
function fines({ fines: agreed, table }: Circumstances): readonly Line[] {
  return agreed.map(({ seat, amount }) => {
    const payments = new Array<number>(table.players).fill(0);
    payments[seat] = -amount;
    return paidAs(
      { item: 'fine', seat, won: false, points: amount, factor: 1, reason: phrase(reasons.fine) },
      payments,
    );
  });
}
