import { text, type Text } from '../../language.js';
import { bySeat, bySide, type DealFacts, type SeatFact } from '../facts.js';
import { cardSet } from '../../cards/card-set.js';
import { T1, T21, T22 } from '../pack.js';
import { type ScoredBonusForm, type ScoredForm, type ScoredKey } from '../ruleset-data.js';
import { otherSide } from '../seats.js';
import { sideIn } from './bonus-lines.js';
import { VARSAVA } from './czech-names.js';
import { ALL_POINTS, ALL_TRICKS } from './played-facts.js';
import { contractsOf, type Variant } from './variant.js';

/** C9, P6. @param furtherOutcomes with their keys @param furtherContracts beyond those of the auction */
export function scoredForm(
  variant: Variant,
  furtherOutcomes: Readonly<Record<string, readonly ScoredKey[]>>,
  furtherContracts: readonly string[],
): ScoredForm {
  const contracts = [...contractsOf(variant), ...furtherContracts];
  const bonuses: readonly ScoredBonusForm[] = [
    { id: 'pagat', silent: true, won: true, doubled: true },
    { id: variant.allTricks, silent: false, won: false, doubled: true },
  ];
  return {
    outcomes: ['played', ...Object.keys(furtherOutcomes)],
    contracts: (outcome) => (furtherOutcomes[outcome]?.includes('contract') === false ? [] : contracts),
    keys(outcome, contract) {
      const keys = furtherOutcomes[outcome];
      if (keys !== undefined) return keys;
      return contract === VARSAVA ? ['contract', 'points', 'tricks'] : playedKeys(variant, contract);
    },
    counts: (contract) => {
      const by = contract === VARSAVA ? 'seat' : 'side';
      return { points: by, tricks: by };
    },
    bonuses,
    lost: { cards: cardSet([T1, T21, T22]) },
  };
}

function playedKeys({ contracts, furtherScoredKeys }: Variant, contract: string): readonly ScoredKey[] {
  return [
    'contract',
    ...(contract === contracts.three ? (['level'] as const) : []),
    'declarers',
    'partner',
    'points',
    'tricks',
    'kontra',
    'bonuses',
    'declarations',
    ...furtherScoredKeys,
  ];
}

const contradictions = {
  points: text('the points do not add up to 70', 'die Punkte ergeben nicht 70', 'a pontok összege nem 70'),
  tricks: text('the tricks do not add up to 12', 'die Stiche ergeben nicht 12', 'az ütések összege nem 12'),
  partner: text('a partner in a game played alone', 'ein Partner im Alleinspiel', 'társ az egyedül játszott játékban'),
  noPagat: text(
    'this contract has the pagat announced by the declarer’s side',
    'in diesem Spiel ist der Pagat von der Spielerpartei angesagt',
    'ebben a játékban a felvevő oldala bemondta a pagátot',
  ),
  pagatTwice: text('the pagat is listed twice', 'der Pagat ist zweimal aufgeführt', 'a pagát kétszer szerepel'),
  noTricks: text('a pagat won without a trick', 'ein Pagat ohne Stich gewonnen', 'ütés nélkül megnyert pagát'),
  excluded: text(
    'declarations of one seat that exclude each other',
    'Meldungen eines Platzes, die einander ausschließen',
    'egy hely egymást kizáró bejelentései',
  ),
  twice: text(
    'a declaration made twice by a seat',
    'eine Meldung zweimal vom selben Platz',
    'egy hely kétszer tette ugyanazt a bejelentést',
  ),
  ofOneSeat: text(
    'two seats declare what only one can hold',
    'zwei Plätze melden, was nur einer haben kann',
    'két hely jelenti be azt, ami csak egynél lehet',
  ),
  duty: text(
    'this outcome belongs to the first duty',
    'das gehört zur ersten Pflicht',
    'ez az első kötelességhez tartozik',
  ),
  lostTwice: text('a card lost twice', 'eine Karte zweimal verloren', 'kétszer elvesztett lap'),
  lostSkiz: text(
    'the skíz lost to a side without tricks',
    'der Sküs an eine Partei ohne Stich verloren',
    'a skíz ütés nélküli oldalhoz került',
  ),
  lostBoth: text(
    'skíz and pagat lost in one deal',
    'Sküs und Pagat in einer Partie verloren',
    'a skíz és a pagát is elveszett',
  ),
  lostPagat: text(
    'a pagat both lost and made by its side',
    'ein Pagat zugleich verloren und gemacht',
    'a pagát elveszett, és sikerült is',
  ),
} satisfies Record<string, Text>;

/** The contradictions of C9 and P6 that are looked for. */
export function contradiction(facts: DealFacts, variant: Variant): Text | null {
  const { outcome, contract } = facts;
  if (outcome === 'misdeal' || outcome === 'thrown-in') return null;
  if (outcome !== 'played') {
    if (contract !== variant.contracts.duty) return contradictions.duty;
    return inDeclarations(facts.declarations, variant);
  }
  if (contract === VARSAVA) {
    const tricks = bySeat(facts.tricks).reduce((sum, count) => sum + count, 0);
    return tricks === ALL_TRICKS ? null : contradictions.tricks;
  }
  return inCounts(facts, variant) ?? inPagat(facts) ?? inDeclarations(facts.declarations, variant) ?? inLost(facts);
}

function inCounts(facts: DealFacts, { contracts }: Variant): Text | null {
  const points = bySide(facts.points);
  const tricks = bySide(facts.tricks);
  if (points.declarer + points.opponents !== ALL_POINTS) return contradictions.points;
  if (tricks.declarer + tricks.opponents !== ALL_TRICKS) return contradictions.tricks;
  const isAlone = facts.contract === contracts.three || facts.contract === contracts.solo;
  if (isAlone && facts.partner !== null) return contradictions.partner;
  const isAnnounced = facts.bonuses.some(
    ({ bonus, side, announced }) => bonus === 'pagat' && side === 'declarer' && announced,
  );
  return facts.contract === contracts.pagat && !isAnnounced ? contradictions.noPagat : null;
}

function inPagat(facts: DealFacts): Text | null {
  const pagats = facts.bonuses.filter(({ bonus }) => bonus === 'pagat');
  if (pagats.length > 1) return contradictions.pagatTwice;
  const tricks = bySide(facts.tricks);
  return pagats.some(({ side, won }) => won === true && tricks[side] === 0) ? contradictions.noTricks : null;
}

function inDeclarations(declarations: readonly SeatFact[], variant: Variant): Text | null {
  for (const [index, { seat, what }] of declarations.entries()) {
    for (const other of declarations.slice(index + 1)) {
      if (other.seat !== seat) {
        const cannot = variant.ofOneSeat.some((group) => group.includes(what) && group.includes(other.what));
        if (cannot) return contradictions.ofOneSeat;
      } else if (other.what === what) return contradictions.twice;
      else if (variant.conflict(what, other.what)) return contradictions.excluded;
    }
  }
  return null;
}

/** P6 */
function inLost(facts: DealFacts): Text | null {
  const lost = facts.lost.flatMap((entry) => ('card' in entry ? [entry] : []));
  const cards = lost.map(({ card }) => card);
  if (new Set(cards).size < cards.length) return contradictions.lostTwice;
  const tricks = bySide(facts.tricks);
  const skiz = lost.find(({ card }) => card === T22);
  const pagat = lost.find(({ card }) => card === T1);
  if (skiz !== undefined && tricks[otherSide(sideIn(facts, skiz.seat))] === 0) return contradictions.lostSkiz;
  if (skiz !== undefined && pagat !== undefined) return contradictions.lostBoth;
  if (pagat === undefined) return null;
  const side = sideIn(facts, pagat.seat);
  const isMade = facts.bonuses.some((fact) => fact.bonus === 'pagat' && fact.side === side && fact.won === true);
  return isMade ? contradictions.lostPagat : null;
}
