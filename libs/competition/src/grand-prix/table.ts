import { definitionOf, sentence, text, type AnnouncementId, type Sentence, type Text } from '@tarokk/rules';
import { rankInOrder, type Ranked } from '../championship/rank.js';
import { type SideId } from '../sheet/sheet.js';
import { type Named } from '../wording/alphabetical.js';
import { ordinal } from '../wording/numbers.js';
import { type GrandPrixMatch } from './match.js';
import { decidingBetween, inPlaceOrder, standingOfPair, type Criterion, type GrandPrixStanding } from './standing.js';

/** What decided a place: against the pair placed next before it, or on the first place against the one after it. */
export type GrandPrixReason =
  | { readonly decidedBy: 'alone' }
  | { readonly decidedBy: 'shared'; readonly with: readonly SideId[] }
  | { readonly decidedBy: Criterion['by']; readonly against: SideId; readonly criterion: Criterion };

export interface GrandPrixRow {
  readonly rank: number;
  readonly pair: Named;
  readonly standing: GrandPrixStanding;
  readonly reason: GrandPrixReason;
  readonly sentence: Sentence;
}

export interface GrandPrixTable {
  /** Places are final when the jury has closed the event (D42). */
  readonly final: boolean;
  /** In the order in which they are shown. */
  readonly rows: readonly GrandPrixRow[];
}

const alone = text(
  '{rank}: {total} {total|point|points}',
  '{rank}: {total} {total|Punkt|Punkte}',
  '{rank}: {total} pont',
);
const shared = text(
  '{rank}: {total} {total|point|points}, equal with {pairs} down to the trophies (D41)',
  '{rank}: {total} {total|Punkt|Punkte}, bis zu den Trophäen gleich mit {pairs} (D41)',
  '{rank}: {total} pont, a trófeákig bezárólag egyenlő: {pairs} (D41)',
);
const more = text(
  '{rank}: {total} {total|point|points}, {distance} more than {pair}',
  '{rank}: {total} {total|Punkt|Punkte}, {distance} mehr als {pair}',
  '{rank}: {total} pont, {distance} ponttal több, mint {pair}',
);
const fewer = text(
  '{rank}: {total} {total|point|points}, {distance} fewer than {pair}',
  '{rank}: {total} {total|Punkt|Punkte}, {distance} weniger als {pair}',
  '{rank}: {total} pont, {distance} ponttal kevesebb, mint {pair}',
);
const byMatches = text(
  '{rank}: {total} {total|point|points}; matches decide before points, {ours} against {theirs} of {pair} (D40)',
  '{rank}: {total} {total|Punkt|Punkte}; vor den Punkten entscheiden die Matches, {ours} gegen {theirs} von {pair} (D40)',
  '{rank}: {total} pont; a pontok előtt a mérkőzések száma dönt, {ours} – {theirs} ({pair}) (D40)',
);
const byBest = text(
  '{rank}: {total} {total|point|points} like {pair}; the best match decides, {ours} against {theirs} (11.3)',
  '{rank}: {total} {total|Punkt|Punkte} wie {pair}; das beste Match entscheidet, {ours} gegen {theirs} (11.3)',
  '{rank}: {total} pont, mint {pair}; a legjobb mérkőzés dönt, {ours} – {theirs} (11.3)',
);
const bySecondBest = text(
  '{rank}: {total} {total|point|points} and best match like {pair}; the second-best match decides, {ours} against {theirs} (11.3)',
  '{rank}: {total} {total|Punkt|Punkte} und bestes Match wie {pair}; das zweitbeste Match entscheidet, {ours} gegen {theirs} (11.3)',
  '{rank}: {total} pont és legjobb mérkőzés, mint {pair}; a második legjobb mérkőzés dönt, {ours} – {theirs} (11.3)',
);
const byTrophy = text(
  '{rank}: {total} {total|point|points} and matches like {pair}; the {place} trophy decides, {ours} against {theirs} (11.3)',
  '{rank}: {total} {total|Punkt|Punkte} und Matches wie {pair}; die {place} Trophäe entscheidet, {ours} gegen {theirs} (11.3)',
  '{rank}: {total} pont és mérkőzések, mint {pair}; a {place} trófea dönt, {ours} – {theirs} (11.3)',
);
const firstTrophies = [
  text('highest', 'höchste', 'legmagasabb'),
  text('second-highest', 'zweithöchste', 'második legmagasabb'),
  text('third-highest', 'dritthöchste', 'harmadik legmagasabb'),
];
const noTrophy = text('none', 'keine', 'egy sem');

/**
 * The table of a Grand Prix (11.1, 11.3, D40, D41), during the event with what is played so far (D42).
 *
 * @param matches those with finished games, in any order
 */
export function grandPrixTable(
  pairs: readonly Named[],
  matches: readonly GrandPrixMatch[],
  closed: boolean,
): GrandPrixTable {
  const standings = pairs.map((pair) => standingOfPair(pair, matches));
  const ranked = rankInOrder(standings, (a, b) => inPlaceOrder(a, b, closed));
  return {
    final: closed,
    rows: ranked.map((place, index) => {
      const { id, name } = place.entry;
      const reason = reasonOf(place, ranked[index + 1]?.entry ?? null, closed);
      return {
        rank: place.rank,
        pair: { id, name },
        standing: place.entry,
        reason,
        sentence: say(place, reason, pairs),
      };
    }),
  };
}

function reasonOf(
  { entry, equal, behind }: Ranked<GrandPrixStanding>,
  next: GrandPrixStanding | null,
  closed: boolean,
): GrandPrixReason {
  if (equal.length > 1) {
    return { decidedBy: 'shared', with: equal.filter((other) => other !== entry).map(({ id }) => id) };
  }
  const neighbour = behind ?? next;
  const criterion = neighbour && decidingBetween(entry, neighbour, closed);
  return neighbour && criterion
    ? { decidedBy: criterion.by, against: neighbour.id, criterion }
    : { decidedBy: 'alone' };
}

function say({ rank, entry }: Ranked<GrandPrixStanding>, reason: GrandPrixReason, pairs: readonly Named[]): Sentence {
  const nameOf = (pair: SideId): string => pairs.find(({ id }) => id === pair)!.name;
  const values = { rank: ordinal(rank), total: entry.total };
  if (reason.decidedBy === 'alone') return sentence(alone, values);
  if (reason.decidedBy === 'shared') return sentence(shared, { ...values, pairs: reason.with.map(nameOf) });
  const { criterion } = reason;
  const compared = { ...values, pair: nameOf(reason.against) };
  switch (criterion.by) {
    case 'matches':
      return sentence(byMatches, { ...compared, ours: criterion.ours, theirs: criterion.theirs });
    case 'total': {
      const distance = criterion.ours - criterion.theirs;
      return sentence(distance > 0 ? more : fewer, { ...compared, distance: Math.abs(distance) });
    }
    case 'best':
      return sentence(byBest, { ...compared, ours: criterion.ours, theirs: criterion.theirs });
    case 'second-best':
      return sentence(bySecondBest, { ...compared, ours: criterion.ours, theirs: criterion.theirs });
    case 'trophy': {
      const [ours, theirs] = [trophyName(criterion.ours), trophyName(criterion.theirs)];
      return sentence(byTrophy, { ...compared, place: trophyPlace(criterion.place), ours, theirs });
    }
  }
}

function trophyName(trophy: AnnouncementId | null): Text {
  return trophy === null ? noTrophy : definitionOf(trophy).name;
}

/** `highest`, `second-highest`, `third-highest`, then `4th-highest` … */
function trophyPlace(place: number): Text {
  const { en, de, hu } = ordinal(place);
  return firstTrophies[place - 1] ?? text(`${en}-highest`, `${de}-höchste`, `${hu} legmagasabb`);
}
