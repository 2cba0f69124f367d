import { text, type Text } from '../../language.js';
import { bySeat, bySide, type BonusFact, type DealFacts } from '../facts.js';
import { type Circumstances } from '../ruleset.js';
import { type ScoredForm, type ScoredKey } from '../ruleset-data.js';
import { otherSide } from '../seats.js';
import { birds, bonuses } from './bonuses.js';
import { contractOf, contracts, type ContractKind } from './contracts.js';
import { bonusWon } from './settlement.js';

const keys: Readonly<Record<ContractKind, readonly ScoredKey[]>> = {
  positive: ['contract', 'declarers', 'partner', 'points', 'tricks', 'kontra', 'bonuses', 'skiz'],
  negative: ['contract', 'declarers', 'tricks', 'contras', 'skiz'],
  trischaken: ['contract', 'rufer', 'points', 'tricks', 'agreed', 'skiz'],
};

const everyContract = contracts.map(({ id }) => id);

/** Section 9. */
export const scored: ScoredForm = {
  outcomes: ['played', 'given-up'],
  contracts: (outcome) => (outcome === 'given-up' ? ['koenigrufer', 'aufrufer'] : everyContract),
  keys(outcome, contract) {
    if (outcome === 'given-up') return ['contract', 'declarers'];
    return everyContract.includes(contract) ? keys[contractOf(contract).kind] : keys.positive;
  },
  counts(contract) {
    const by = everyContract.includes(contract) && contractOf(contract).kind !== 'positive' ? 'seat' : 'side';
    return { points: by, tricks: by };
  },
  bonuses: bonuses.map(({ id }) => {
    const follows = id === 'grammaboy' || id === 'valat';
    return { id, silent: !follows, won: !follows, doubled: true };
  }),
  severalDeclarers: true,
};

const contradictions = {
  points: text(
    'the points do not add up to 70 or 71',
    'die Punkte ergeben nicht 70 oder 71',
    'a pontok összege nem 70 vagy 71',
  ),
  tricks: text('the tricks do not add up to 12', 'die Stiche ergeben nicht 12', 'az ütések összege nem 12'),
  partner: text(
    'a partner in a game without one',
    'ein Partner in einem Spiel ohne Partner',
    'társ egy társ nélküli játékban',
  ),
  declarers: text(
    'several declarers in a positive game',
    'mehrere Spieler in einem positiven Spiel',
    'több felvevő egy pozitív játékban',
  ),
  noKing: text(
    'king ultimo without a called king',
    'König Ultimo ohne gerufenen König',
    'király ultimó hívott király nélkül',
  ),
  both: text(
    'a bonus won by both sides',
    'eine Prämie von beiden Seiten gewonnen',
    'egy figurát mindkét oldal megnyert',
  ),
  twice: text('a bonus listed twice', 'eine Prämie zweimal aufgeführt', 'egy figura kétszer szerepel'),
  announcedToo: text(
    'a bonus both announced and silent',
    'eine Prämie angesagt und still zugleich',
    'egy figura bemondva és csendben is',
  ),
  silentLost: text('a silent bonus lost', 'eine stille Prämie verloren', 'csendes figura elvesztve'),
  noTricks: text('a bonus won without a trick', 'eine Prämie ohne Stich gewonnen', 'ütés nélkül megnyert figura'),
  lastTrick: text(
    'pagat ultimo and king ultimo won by different sides',
    'Pagat Ultimo und König Ultimo von verschiedenen Seiten gewonnen',
    'a pagát ultimót és a király ultimót más-más oldal nyerte',
  ),
  bird: text(
    'this game needs an announced pagat ultimo, two or three',
    'dieses Spiel braucht Pagat Ultimo, Zweier oder Dreier angesagt',
    'ehhez a játékhoz bemondott pagát ultimó, kettes vagy hármas kell',
  ),
  contraHimself: text(
    'a contra of a declarer against himself',
    'ein Kontra eines Spielers gegen sich selbst',
    'egy felvevő kontrája önmaga ellen',
  ),
  contraTwice: text('two contras of one pair', 'zwei Kontras desselben Paars', 'két kontra ugyanazon pár között'),
  rufer: text(
    'the Rufer does not sit next to the dealer',
    'der Rufer sitzt nicht neben dem Geber',
    'a Rufer nem az osztó mellett ül',
  ),
  rufersGame: text(
    'a game of the Rufer played by another seat',
    'ein Spiel des Rufers an einem anderen Platz',
    'a Rufer játékát más hely játssza',
  ),
} satisfies Record<string, Text>;

/** The contradictions of section 9 that are looked for. */
export function contradiction(facts: DealFacts, { table }: Circumstances): Text | null {
  const contract = contractOf(facts.contract);
  if (contract.rank === 0 && facts.declarers.some((seat) => seat !== table.forehand)) return contradictions.rufersGame;
  if (contract.kind === 'positive' && facts.declarers.length > 1) return contradictions.declarers;
  if (facts.outcome !== 'played') return null;
  switch (contract.kind) {
    case 'positive':
      return positive(facts);
    case 'negative':
      return tricksBySeat(facts) ?? pairs(facts);
    case 'trischaken':
      return facts.rufer === table.forehand ? tricksBySeat(facts) : contradictions.rufer;
  }
}

function tricksBySeat(facts: DealFacts): Text | null {
  const sum = bySeat(facts.tricks).reduce((total, tricks) => total + tricks, 0);
  return sum === 12 ? null : contradictions.tricks;
}

function pairs({ contras }: DealFacts): Text | null {
  if (contras.some(({ declarer, opponent }) => declarer === opponent)) return contradictions.contraHimself;
  const different = new Set(contras.map(({ declarer, opponent }) => `${declarer} ${opponent}`));
  return different.size < contras.length ? contradictions.contraTwice : null;
}

function positive(facts: DealFacts): Text | null {
  const { bonuses: listed } = facts;
  const points = bySide(facts.points);
  const tricks = bySide(facts.tricks);
  const sum = points.declarer + points.opponents;
  if (sum !== 70 && sum !== 71) return contradictions.points;
  if (tricks.declarer + tricks.opponents !== 12) return contradictions.tricks;
  const { id, callsKing } = contractOf(facts.contract);
  if (!callsKing && facts.partner !== null) return contradictions.partner;
  if (!callsKing && listed.some(({ bonus }) => bonus === 'king-ultimo')) return contradictions.noKing;
  const hasBird = listed.some(
    ({ bonus, side, announced }) => announced && side === 'declarer' && birds.includes(bonus),
  );
  if (id === 'aufrufer' && !hasBird) return contradictions.bird;
  return ofBonuses(listed, facts);
}

function ofBonuses(listed: readonly BonusFact[], facts: DealFacts): Text | null {
  const tricks = bySide(facts.tricks);
  for (const [index, fact] of listed.entries()) {
    const { bonus, side, announced } = fact;
    const won = bonusWon(fact, facts);
    if (!announced && !won) return contradictions.silentLost;
    const wonAcross = (name: string): boolean =>
      won && listed.some((one) => one.bonus === name && one.side === otherSide(side) && bonusWon(one, facts));
    if (wonAcross(bonus)) return contradictions.both;
    if (won && tricks[side] === 0 && bonus !== 'trula' && bonus !== 'kings') return contradictions.noTricks;
    if (bonus === 'pagat-ultimo' && wonAcross('king-ultimo')) return contradictions.lastTrick;
    const same = listed.slice(index + 1).filter((one) => one.bonus === bonus && one.side === side);
    if (same.some((one) => one.announced === announced)) return contradictions.twice;
    if (same.length > 0) return contradictions.announcedToo;
  }
  return null;
}
