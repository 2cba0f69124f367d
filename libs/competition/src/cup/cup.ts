import { type Text } from '@tarokk/rules';
import { type Day } from '../calendar/day.js';
import { type SideId } from '../sheet/sheet.js';
import { cupCalendar, meetingOf, tieOfPair, tiesOf, type TieId, type TiePlace } from './bracket.js';
import { pairNames, type Draw } from './draw.js';
import { type CupFacts, type PlayerChange } from './facts.js';
import { judge, type TieEvidence } from './judge.js';
import { type CupRoundName } from './round.js';
import { pairsOf, type Tie, type TieSide } from './tie.js';

export interface CupRound {
  readonly round: CupRoundName;
  readonly name: Text;
  /** The end of its month (10), a later one if the cup was drawn late (D52); a postponed tie has its own. */
  readonly lastDay: Day;
  /** From the top of the bracket. */
  readonly ties: readonly Tie[];
}

/** Where a cup stands: nothing in it is kept, all of it follows from its facts. */
export interface Cup {
  readonly draw: Draw;
  /** From the first round played to the final. */
  readonly rounds: readonly CupRound[];
  /** Id of the pair that won the final; null before, and when nobody did. */
  readonly winner: SideId | null;
  /** Who lost or conceded the final. */
  readonly runnersUp: readonly SideId[];
  /** Who lost or conceded a semi-final (10, D34). */
  readonly bronze: readonly SideId[];
  /** Ids of matches between sides of which one is not in the draw; without effect. */
  readonly foreign: readonly string[];
  readonly playerChanges: readonly PlayerChange[];
}

/** The state of a whole cup (10, D27–D34), a pure function of draw, approved matches and acts. */
export function cupOf({ draw, drawnOn, matches, acts }: CupFacts): Cup {
  const aside = new Set(acts.flatMap((act) => (act.kind === 'set-aside' ? act.what : [])));
  const counting = matches.filter(({ id }) => !aside.has(id));
  const evidenceOf = evidenceBy(
    draw,
    counting,
    acts.filter(({ id }) => !aside.has(id)),
  );
  const nameOf = pairNames(draw);
  const calendar = cupCalendar(draw.year, draw.lots.length, drawnOn);
  const lastDays = new Map(calendar.map(({ round, lastDay }) => [round, lastDay]));
  const ties = new Map<TieId, Tie>();
  for (const place of tiesOf(draw.places.length)) {
    const sides = sidesOf(place, draw, ties);
    ties.set(place.id, judge(place, sides, evidenceOf(place.id), lastDays.get(place.round)!, nameOf));
  }
  const all = [...ties.values()];
  const { outcome: end } = ties.get('final/1')!;
  return {
    draw,
    rounds: calendar.map(({ round, name, lastDay }) => ({
      round,
      name,
      lastDay,
      ties: all.filter((tie) => tie.round === round),
    })),
    winner: end.state === 'decided' ? end.goesOn : null,
    runnersUp: end.state === 'decided' ? end.out : [],
    bronze: all.flatMap(({ round, outcome }) =>
      round === 'semi-finals' && outcome.state === 'decided' ? outcome.out : [],
    ),
    foreign: counting.filter(({ sides }) => meetingOf(draw.places, sides) === null).map(({ id }) => id),
    playerChanges: acts.filter((act) => act.kind === 'player-change'),
  };
}

/** All ties, round by round. */
export function allTies({ rounds }: Pick<Cup, 'rounds'>): readonly Tie[] {
  return rounds.flatMap(({ ties }) => ties);
}

/** The day on which the last of its ties ends, which may lie in the year after the draw (D51). */
export function lastDayOf(cup: Cup): Day {
  return allTies(cup).reduce((last, tie) => (tie.lastDay > last ? tie.lastDay : last), '');
}

/** The tie in which two pairs meet now; undefined when they do not, or not yet. */
export function tieBetween(cup: Cup, a: SideId, b: SideId): Tie | undefined {
  return allTies(cup).find((tie) => pairsOf(tie)?.includes(a) && pairsOf(tie)!.includes(b) && a !== b);
}

/** What happened by tie: matches, agreements and decisions belong where their two sides can meet. */
function evidenceBy(draw: Draw, matches: CupFacts['matches'], acts: CupFacts['acts']): (tie: TieId) => TieEvidence {
  const of = <K extends CupFacts['acts'][number]['kind']>(kind: K) =>
    acts.filter((act): act is Extract<typeof act, { kind: K }> => act.kind === kind);
  return (tie) => {
    const isHere = ({ sides }: { readonly sides: TieEvidence['matches'][number]['sides'] }): boolean =>
      meetingOf(draw.places, sides) === tie;
    return {
      matches: matches.filter(isHere),
      agreements: of('matches-agreed').filter(isHere),
      concessions: of('concession').filter(({ pair, round }) => tieOfPair(draw.places, pair, round) === tie),
      postponements: of('postponement').filter((act) => act.tie === tie),
      decisions: of('decision').filter(isHere),
    };
  };
}

function sidesOf({ number, from }: TiePlace, { places }: Draw, ties: ReadonlyMap<TieId, Tie>): Tie['sides'] {
  if (from === null) return [atPlace(places, 2 * number - 2), atPlace(places, 2 * number - 1)];
  return [comingFrom(ties.get(from[0])!), comingFrom(ties.get(from[1])!)];
}

function atPlace(places: Draw['places'], place: number): TieSide {
  const pair = places[place] ?? null;
  return pair === null ? { kind: 'bye' } : { kind: 'pair', pair };
}

function comingFrom({ id, outcome }: Tie): TieSide {
  if (outcome.state !== 'decided') return { kind: 'awaited', from: id };
  return outcome.goesOn === null ? { kind: 'nobody', from: id } : { kind: 'pair', pair: outcome.goesOn };
}
