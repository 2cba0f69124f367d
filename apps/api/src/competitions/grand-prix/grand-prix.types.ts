import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { Node } from '../../platform/schema/node.type.js';
import { WriteInput } from '../../platform/inputs/write.input.js';
import type {
  CountsElsewhere,
  EventStanding,
  GrandPrixReason,
  GrandPrixRow as Row,
  KeptEvent,
  PlayedPairing,
} from '@tarokk/competition';
import type { AnnouncementId } from '@tarokk/rules';
import { AnnouncementIdEnum } from '../announcements/announcement.enums.js';
import { enumOf } from '../../platform/schema/enum-of.js';
import { resultOf } from '../../platform/problems/refused.types.js';
import { DayScalar, UuidScalar } from '../../platform/schema/scalars.js';
import { PlannedVenueInput } from '../../registry/venues/planned-venue.input.js';
import { Day, Flag, Id, Name, Part, Parts, Version, WholeNumber, Words } from '../../platform/inputs/fields.js';

export type GrandPrixPhase = 'entries-open' | 'drawn' | 'closed' | 'cancelled';

export const GrandPrixPhaseEnum = enumOf<GrandPrixPhase>('GrandPrixPhase', 'How far a Grand Prix is.', {
  'entries-open': 'Pairs can be entered.',
  drawn: 'The schedule is made; what is played shows at once, also before it is approved (D42).',
  closed: 'The jury has closed it: its places are final (D42).',
  cancelled: 'It does not take place.',
});

export const CountsElsewhereEnum = enumOf<CountsElsewhere>(
  'CountsElsewhere',
  'For what else a Grand Prix match counts, when both pairs agree (11.2, D38).',
  {
    championship: 'The team championship: each pair plays for a team.',
    cup: 'The cup: the two pairs meet in an open tie.',
  },
);

export const GrandPrixDecisionEnum = enumOf<GrandPrixReason['decidedBy']>(
  'GrandPrixDecision',
  'What decided a place (11.3, D40, D41).',
  {
    alone: 'Nothing: there is no other pair.',
    matches: 'The number of matches: fewer than three rank below (D40).',
    total: 'The raw points of all games.',
    best: 'The best match.',
    'second-best': 'The second-best match.',
    trophy: 'A trophy: the highest in which the two differ.',
    shared: 'Nothing: pairs that are equal down to the trophies share the rank (D41).',
  },
);

@ObjectType({ description: 'Where a Grand Prix takes place.' })
export class GrandPrixVenue {
  @Field(() => String, {
    description:
      'The name of the place; of a private one, for who is neither of its pairs nor of the jury, “a private place, allowed by the jury” (D59).',
  })
  name!: string;

  @Field(() => Boolean, { description: 'Whether the place is public (D23).' })
  public!: boolean;

  @Field(() => Boolean, { description: 'The words of the place are not for you: `name` is not its name (D59).' })
  hidden!: boolean;
}

@ObjectType({ description: 'A pair that takes part in a Grand Prix.' })
export class GrandPrixEntry {
  /** The resolver looks pair and players up. */
  pairId!: string;

  playerIds!: readonly string[];

  @Field(() => Int, { description: 'Its number in the published list, from 1: the draw depends on it.' })
  number!: number;

  @Field(() => Int, { nullable: true, description: 'Its number in the order drawn, from 1; null before the draw.' })
  drawn!: number | null;
}

@ObjectType({ description: 'For what else a pair wants a match to count (11.2, D38).' })
export class GrandPrixProposal {
  pairId!: string;

  @Field(() => CountsElsewhereEnum, { description: 'For what.' })
  countsFor!: CountsElsewhere;

  teamId!: string | null;
}

@ObjectType({ description: 'A match of the schedule of a Grand Prix.' })
export class GrandPrixPairing {
  /** Its pairs, its sheets and what is played of it are looked up by the resolver. */
  pairing!: PlayedPairing;

  @Field(() => UuidScalar, { description: 'Its id.' })
  id!: string;

  @Field(() => Int, { description: 'From 1: matches of one slot are played at the same time.' })
  slot!: number;

  @Field(() => Int, { description: 'Finished games, 0–8.' })
  games!: number;

  @Field(() => [Int], {
    nullable: true,
    description: 'Raw points of its finished games, A first; null before the first.',
  })
  raw!: readonly number[] | null;

  @Field(() => Boolean, { description: 'Whether its points are from a sheet that is not approved yet (D42).' })
  provisional!: boolean;

  @Field(() => [GrandPrixProposal], { description: 'What the pairs have said of it before the first game (11.2).' })
  proposals!: readonly GrandPrixProposal[];

  @Field(() => CountsElsewhereEnum, {
    nullable: true,
    description: 'For what else it counts; null while the two pairs have not agreed (11.2, D38).',
  })
  countsElsewhere!: CountsElsewhere | null;
}

@ObjectType({ description: "A pair's place in a Grand Prix, with its reason." })
export class GrandPrixRow {
  /** The pair, the places of others and the sentence are taken from it. */
  row!: Row;

  @Field(() => Int, { description: 'The rank; pairs that are equal in everything share it (D41).' })
  rank!: number;

  @Field(() => Int, { description: 'Matches that count, finished or not.' })
  matches!: number;

  @Field(() => Int, { description: 'Finished games.' })
  games!: number;

  @Field(() => Int, { description: 'Raw points of all games: nothing is divided or rounded (11.1).' })
  total!: number;

  @Field(() => [Int], { description: 'Raw totals of the matches, the highest first.' })
  raws!: readonly number[];

  @Field(() => [AnnouncementIdEnum], { description: 'Won trophies of both players, the highest first (4.9, D41).' })
  trophies!: readonly AnnouncementId[];

  @Field(() => Boolean, { description: 'Whether some of it is from sheets that are not approved yet (D42).' })
  provisional!: boolean;
}

@ObjectType({ description: 'The table of a Grand Prix (11.1, 11.3), during the event with what is played so far.' })
export class GrandPrixTable {
  @Field(() => Boolean, { description: 'Whether the jury has closed the event: then places are final (D42).' })
  final!: boolean;

  @Field(() => [GrandPrixRow], { description: 'All pairs, in the order of the table.' })
  rows!: readonly GrandPrixRow[];
}

@ObjectType({ implements: () => Node, description: 'A Grand Prix (11).' })
export class GrandPrix {
  event!: KeptEvent;

  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => Int, { name: 'seasonYear', description: 'The year of its season.' })
  year!: number;

  @Field(() => String, { description: 'Its name, unique in the season.' })
  name!: string;

  @Field(() => DayScalar, { description: 'Its day.' })
  date!: string;

  @Field(() => GrandPrixPhaseEnum, { description: 'How far it is.' })
  phase!: GrandPrixPhase;

  @Field(() => String, { nullable: true, description: 'The seed of the draw (docs/draw.md); null before it.' })
  seed!: string | null;

  @Field(() => Int, { description: 'Which state of it this is; changes of event and schedule make it one more.' })
  version!: number;

  @Field(() => [GrandPrixEntry], { description: 'Its pairs, in the order of the published list.' })
  entries!: readonly GrandPrixEntry[];
}

@ObjectType({ description: 'What a player did in one Grand Prix.' })
export class GrandPrixAppearance {
  grandPrixId!: string;

  pairId!: string;

  partnerId!: string;

  @Field(() => Int, { description: "The pair's rank." })
  rank!: number;

  @Field(() => Int, { description: "The pair's raw points." })
  total!: number;
}

@ObjectType({ description: 'A player in the Grand Prix of a year.' })
export class GrandPrixPlayer {
  personId!: string;

  @Field(() => [GrandPrixAppearance], { description: 'By date.' })
  appearances!: readonly GrandPrixAppearance[];

  @Field(() => Int, { description: 'First places in closed events.' })
  wins!: number;

  @Field(() => Int, { description: 'The highest total of the year.' })
  best!: number;
}

@ObjectType({ description: 'All Grand Prix of a year; the rules make no ranking of the year.' })
export class GrandPrixYear {
  standings!: readonly EventStanding[];

  @Field(() => Int, { name: 'seasonYear', description: 'The year of the season.' })
  year!: number;

  @Field(() => [GrandPrix], { description: 'By date, without those that were cancelled.' })
  events!: readonly GrandPrix[];
}

@InputType({ description: 'What `announceGrandPrix` takes.' })
export class AnnounceGrandPrixInput extends WriteInput {
  @Name('Its name, unique in the season.')
  name!: string;

  @Day('Its day; the season is that of the year.')
  date!: string;

  @Part(PlannedVenueInput, 'Where.')
  venue!: PlannedVenueInput;
}

/** What is to be different; what is left out stays. */
@InputType({ description: 'What `changeGrandPrix` takes.' })
export class ChangeGrandPrixInput extends WriteInput {
  @Id('The Grand Prix.')
  grandPrixId!: string;

  @Version('Its version that the change is made to.')
  version!: number;

  @Name('Another name.', { nullable: true })
  name?: string | null;

  @Day('Another day of the same year, before the first game.', { nullable: true })
  date?: string | null;

  @Part(PlannedVenueInput, 'Another place.', { nullable: true })
  venue?: PlannedVenueInput | null;
}

@InputType({ description: 'A match of the schedule.' })
export class GrandPrixPairingInput {
  @WholeNumber(1, 30, 'From 1 to 30: matches of one slot are played at the same time.')
  slot!: number;

  @Id('Side A: the id of a pair of the event.')
  sideA!: string;

  @Id('Side B: the id of another.')
  sideB!: string;

  @Id('The one of the two for which alone it counts: the other plays its fourth match (D39).', { nullable: true })
  countsOnlyForId?: string | null;
}

@InputType({ description: 'What `changeGrandPrixPairings` takes.' })
export class ChangeGrandPrixPairingsInput extends WriteInput {
  @Id('The Grand Prix.')
  grandPrixId!: string;

  @Version('Its version that the change is made to.')
  version!: number;

  @Parts(GrandPrixPairingInput, 'The whole schedule as it is to be; at most 200 matches.', { most: 500 })
  pairings!: GrandPrixPairingInput[];

  @Flag('Takes a schedule in which not every pair has three matches that count, or two meet more often than needed.', {
    defaultValue: false,
  })
  acknowledgeDeviations: boolean = false;

  @Words('Why, for the log.')
  reason!: string;
}

@ObjectType({ description: 'The Grand Prix as it is now.' })
export class GrandPrixSaved {
  readonly __typename = 'GrandPrixSaved';

  /** The resolver looks it up, so that a repeated request sees it as it is. */
  grandPrixId!: string;
}

export const GrandPrixResult = resultOf('GrandPrixResult', () => [GrandPrixSaved]);
