import { text, type Text } from '../../language.js';
import { bySide, type DealFacts } from '../facts.js';
import { type ScoredForm, type ScoredKey } from '../ruleset-data.js';
import { otherSide } from '../seats.js';
import { bids } from './names.js';

const playedKeys: readonly ScoredKey[] = [
  'contract',
  'declarers',
  'partner',
  'points',
  'tricks',
  'kontra',
  'bonuses',
  'declarations',
  'claims',
  'skiz',
];

/** Section 11. */
export const scored: ScoredForm = {
  outcomes: ['played', 'passed-out', 'annulled', 'trial-lost'],
  contracts: (outcome) => (outcome === 'played' || outcome === 'trial-lost' ? bids : []),
  keys(outcome, _contract, options, players) {
    if (outcome === 'trial-lost') return ['contract', 'declarers'];
    if (outcome !== 'played') return [];
    return options['dealer-honours'] === 'on' && players === 5 ? [...playedKeys, 'talonHonours'] : playedKeys;
  },
  counts: () => ({ points: 'side', tricks: 'side' }),
  bonuses: [
    { id: 'double-game', silent: false, won: false, doubled: true },
    { id: 'volat', silent: false, won: false, doubled: true },
    { id: 'trull', silent: true, won: true, doubled: true },
    { id: 'four-kings', silent: true, won: true, doubled: true },
    { id: 'pagat-ultimo', silent: true, won: true, doubled: true },
    { id: 'xxi-catch', silent: true, won: true, doubled: true },
  ],
  claims: ['tarokks-8', 'tarokks-9'],
};

const contradictions = {
  points: text('the points do not add up to 94', 'die Punkte ergeben nicht 94', 'a pontok összege nem 94'),
  tricks: text('the tricks do not add up to 9', 'die Stiche ergeben nicht 9', 'az ütések összege nem 9'),
  allTricks: text(
    'all tricks with fewer than 71 points',
    'alle Stiche mit weniger als 71 Punkten',
    'minden ütés 71-nél kevesebb ponttal',
  ),
  both: text(
    'a bonus won by both sides',
    'eine Prämie von beiden Seiten gewonnen',
    'egy figurát mindkét oldal megnyert',
  ),
  noTricks: text('a bonus won without a trick', 'eine Prämie ohne Stich gewonnen', 'ütés nélkül megnyert figura'),
  announcedToo: text(
    'a bonus both announced and silent',
    'eine Prämie angesagt und still zugleich',
    'egy figura bemondva és csendben is',
  ),
  twice: text('a bonus listed twice', 'eine Prämie zweimal aufgeführt', 'egy figura kétszer szerepel'),
  silentLost: text('a silent bonus lost', 'eine stille Prämie verloren', 'csendes figura elvesztve'),
  pagat: text(
    'a silent pagat ultimo of both sides',
    'ein stiller Pagat Ultimo beider Seiten',
    'mindkét oldal csendes pagát ultimója',
  ),
  catch: text(
    'XXI-catch by one side and trull by the other',
    'Mondfang der einen und Trull der anderen Seite',
    'az egyik oldal XXI-fogása a másik trulljával',
  ),
  tarokks: text(
    'the tarocks of one seat more than once',
    'die Tarock eines Platzes mehrmals',
    'egy hely tarokkjai többször',
  ),
} satisfies Record<string, Text>;

/** The contradictions of section 11 that are looked for. */
export function contradiction(facts: DealFacts): Text | null {
  if (facts.outcome !== 'played') return null;
  const points = bySide(facts.points);
  const tricks = bySide(facts.tricks);
  const { bonuses } = facts;
  if (points.declarer + points.opponents !== 94) return contradictions.points;
  if (tricks.declarer + tricks.opponents !== 9) return contradictions.tricks;
  if ((tricks.declarer === 9 && points.declarer < 71) || (tricks.opponents === 9 && points.opponents < 71)) {
    return contradictions.allTricks;
  }
  for (const [index, fact] of bonuses.entries()) {
    const { bonus, side, announced, won } = fact;
    const others = bonuses.slice(index + 1);
    const across = bonuses.filter((other) => other.side === otherSide(side));
    if (won === true && across.some((other) => other.bonus === bonus && other.won === true)) return contradictions.both;
    if (won === true && tricks[side] === 0) return contradictions.noTricks;
    const same = others.filter((other) => other.bonus === bonus && other.side === side);
    if (same.some((other) => other.announced === announced)) return contradictions.twice;
    if (same.length > 0) return contradictions.announcedToo;
    if (announced || won === true) {
      if (
        bonus === 'xxi-catch' &&
        won === true &&
        across.some((other) => other.bonus === 'trull' && other.won === true)
      ) {
        return contradictions.catch;
      }
      continue;
    }
    if (bonus !== 'pagat-ultimo') return contradictions.silentLost;
    const pagat = across.filter((other) => other.bonus === 'pagat-ultimo');
    if (pagat.some((other) => other.won === true || !other.announced)) return contradictions.pagat;
  }
  const seats = [...facts.declarations, ...facts.claims].map(({ seat }) => seat);
  return new Set(seats).size < seats.length ? contradictions.tarokks : null;
}
