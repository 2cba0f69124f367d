import { text, type Text } from '../../language.js';
import { bySide, type BonusFact, type DealFacts } from '../facts.js';
import { type ScoredForm, type ScoredKey } from '../ruleset-data.js';
import { otherSide } from '../seats.js';
import { bids, losses } from './names.js';

const playedKeys: readonly ScoredKey[] = [
  'contract',
  'declarers',
  'partner',
  'points',
  'tricks',
  'kontra',
  'bonuses',
  'declarations',
  'lost',
];

/** Section 8. */
export const scored: ScoredForm = {
  outcomes: ['played', 'passed-out', 'thrown-in', 'given-up'],
  contracts: (outcome) => (outcome === 'played' ? bids : []),
  keys(outcome) {
    if (outcome === 'given-up') return ['declarers'];
    return outcome === 'played' ? playedKeys : [];
  },
  counts: () => ({ points: 'side', tricks: 'side' }),
  bonuses: [
    { id: 'trul', silent: true, won: true, doubled: true },
    { id: 'four-kings', silent: true, won: true, doubled: false },
    { id: 'pagat-ultimo', silent: true, won: true, doubled: true },
    { id: 'king-ultimo', silent: true, won: true, doubled: true },
    { id: 'walat', silent: false, won: false, doubled: false },
  ],
  lost: { items: losses.map(({ id }) => id) },
};

interface Contradiction {
  readonly reason: Text;
  isIn(facts: DealFacts): boolean;
}

/** Whether two bonuses of the list, one after the other, are as asked for. */
function somePair(facts: DealFacts, test: (one: BonusFact, other: BonusFact) => boolean): boolean {
  return facts.bonuses.some((one, index) => facts.bonuses.slice(index + 1).some((other) => test(one, other)));
}

/** Whether a side lost an item and has a bonus as asked for. */
function lostWith(facts: DealFacts, item: string, test: (bonus: BonusFact) => boolean): boolean {
  return facts.lost.some(
    (lost) =>
      'item' in lost && lost.item === item && facts.bonuses.some((bonus) => bonus.side === lost.side && test(bonus)),
  );
}

function lists(facts: DealFacts, item: string): boolean {
  return facts.lost.some((lost) => 'item' in lost && lost.item === item);
}

/** The contradictions of section 8 that are looked for. */
const contradictions: readonly Contradiction[] = [
  {
    reason: text('the points do not add up to 70', 'die Punkte ergeben nicht 70', 'a pontok összege nem 70'),
    isIn: ({ points }) => bySide(points).declarer + bySide(points).opponents !== 70,
  },
  {
    reason: text('the tricks do not add up to 12', 'die Stiche ergeben nicht 12', 'az ütések összege nem 12'),
    isIn: ({ tricks }) => bySide(tricks).declarer + bySide(tricks).opponents !== 12,
  },
  {
    reason: text(
      'kontra of the game at one or two',
      'Kontra auf das Spiel bei Eins oder Zwei',
      'játékkontra egyesnél vagy kettesnél',
    ),
    isIn: ({ kontra, contract }) => kontra > 0 && (contract === '1' || contract === '2'),
  },
  {
    reason: text(
      'four kings announced by the opponents',
      'vier Könige von den Gegnern angesagt',
      'négy király az ellenfelek bemondásában',
    ),
    isIn: ({ bonuses }) =>
      bonuses.some(({ bonus, side, announced }) => bonus === 'four-kings' && side === 'opponents' && announced),
  },
  {
    reason: text(
      'king ultimo of the opponents, or silent and lost',
      'König Ultimo der Gegner, oder still und verloren',
      'király ultimó az ellenfeleknél, vagy csendes és elveszett',
    ),
    isIn: ({ bonuses }) =>
      bonuses.some(
        ({ bonus, side, announced, won }) => bonus === 'king-ultimo' && (side === 'opponents' || !(announced || won)),
      ),
  },
  {
    reason: text(
      'a bonus won by both sides',
      'eine Prämie von beiden Seiten gewonnen',
      'egy figura mindkét oldalnál sikerült',
    ),
    isIn: (facts) =>
      somePair(
        facts,
        (one, other) => one.bonus === other.bonus && one.side !== other.side && one.won === true && other.won === true,
      ),
  },
  {
    reason: text(
      'a bonus of one side twice, or silent though announced',
      'eine Prämie einer Seite zweimal, oder still trotz Ansage',
      'egy oldal figurája kétszer, vagy bemondva és csendben is',
    ),
    isIn: (facts) => somePair(facts, (one, other) => one.bonus === other.bonus && one.side === other.side),
  },
  {
    reason: text(
      'trull or four kings silent and lost',
      'Trull oder vier Könige still und verloren',
      'csendes, de elveszett trull vagy négy király',
    ),
    isIn: ({ bonuses }) =>
      bonuses.some(
        ({ bonus, announced, won }) => (bonus === 'trul' || bonus === 'four-kings') && !announced && won === false,
      ),
  },
  {
    reason: text('pagat ultimo of both sides', 'Pagat Ultimo beider Seiten', 'mindkét oldal pagát ultimója'),
    isIn: (facts) =>
      somePair(
        facts,
        (one, other) => one.bonus === 'pagat-ultimo' && other.bonus === one.bonus && other.side === otherSide(one.side),
      ),
  },
  {
    reason: text(
      'the called king lost by the opponents, or besides king ultimo or four kings',
      'der gerufene König von den Gegnern verloren, oder neben König Ultimo oder vier Königen',
      'a hívott király az ellenfeleknél veszett el, vagy király ultimó vagy négy király mellett',
    ),
    isIn: (facts) =>
      facts.lost.some((lost) => 'item' in lost && lost.item === 'king-lost' && lost.side === 'opponents') ||
      (lists(facts, 'king-lost') &&
        facts.bonuses.some(
          ({ bonus, side, won }) =>
            bonus === 'king-ultimo' || (bonus === 'four-kings' && side === 'declarer' && won === true),
        )),
  },
  {
    reason: text(
      'the pagat lost by a side that brought it home or played it last',
      'der Pagat von einer Seite verloren, die ihn heimbrachte oder zuletzt spielte',
      'a pagátot elvesztő oldal haza is hozta, vagy az utolsó ütésben adta',
    ),
    isIn: (facts) =>
      lostWith(
        facts,
        'pagat-lost',
        ({ bonus, announced, won }) =>
          (bonus === 'pagat-ultimo' && (!announced || won === true)) || (bonus === 'trul' && won === true),
      ),
  },
  {
    reason: text(
      'the moon lost by a side that made trull',
      'der Mond von einer Seite verloren, die Trull machte',
      'a holdat elvesztő oldal trullt csinált',
    ),
    isIn: (facts) => lostWith(facts, 'xxi-lost', ({ bonus, won }) => bonus === 'trul' && won === true),
  },
  {
    reason: text('two declarations of one seat', 'zwei Meldungen eines Platzes', 'egy hely két bejelentése'),
    isIn: ({ declarations }) => new Set(declarations.map(({ seat }) => seat)).size < declarations.length,
  },
  {
    reason: text('one loss twice', 'ein Verlust zweimal', 'egy veszteség kétszer'),
    isIn: ({ lost }) => new Set(lost.map((one) => ('item' in one ? `${one.item} ${one.side}` : ''))).size < lost.length,
  },
];

export function contradiction(facts: DealFacts): Text | null {
  if (facts.outcome !== 'played') return null;
  return contradictions.find((one) => one.isIn(facts))?.reason ?? null;
}
