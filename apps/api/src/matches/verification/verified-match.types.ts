import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import type { PartyName, SeatName, ViolationCode } from '@tarokk/rules';
import { VerifiedAnnouncement, VerifiedSilentBonus, WonTrophy } from './verified-announcement.types.js';
import { MatchVerdictEnum, PartyEnum, SeatEnum, ViolationCodeEnum } from './verification.enums.js';
import type { MatchVerdict } from '../../platform/database/column-types.js';

@ObjectType({ description: 'Something in the record that breaks a rule, and where.' })
export class Violation {
  @Field(() => ViolationCodeEnum, { description: 'What is broken.' })
  code!: ViolationCode;

  @Field(() => String, { description: 'The number of the rule that is broken.' })
  rule!: string;

  @Field(() => String, { description: 'The section of the rules with that number, relative to the folder `docs`.' })
  link!: string;

  @Field(() => PartyEnum, { nullable: true, description: 'The party whose claim is wrong; null for all other codes.' })
  party?: PartyName | null;

  @Field(() => SeatEnum, { nullable: true, description: 'The seat, where one did it.' })
  seat!: SeatName | null;

  @Field(() => Int, { nullable: true, description: 'The place of the turn in the auction, from 0.' })
  turn!: number | null;

  @Field(() => Int, { nullable: true, description: 'The number of the trick, from 1.' })
  trick!: number | null;

  @Field(() => String, { description: 'What happened, in the language asked for.' })
  message!: string;
}

@ObjectType({ description: 'The lines of one party in one game (section 7 of the rules).' })
export class PartyScore {
  @Field(() => Int, { description: 'The consolation of the hands (rule 7.1).' })
  consolation!: number;

  @Field(() => Int, { description: 'The messages (rule 4.1).' })
  messages!: number;

  @Field(() => Int, { description: 'The Schlemme won and lost.' })
  announcements!: number;

  @Field(() => Int, { description: 'The silent bonuses (rule 4.3).' })
  silent!: number;

  @Field(() => Int, { description: 'The contras, after the limit of rule 7.3.' })
  contra!: number;

  @Field(() => Int, { description: 'The most the party can have in this game (rule 7.4).' })
  limit!: number;

  @Field(() => Int, { description: 'The game total.' })
  total!: number;
}

@ObjectType({ description: 'The scores of both parties in one game.' })
export class GameScore {
  @Field(() => PartyScore, { name: 'a', description: 'The score of party A.' })
  A!: PartyScore;

  @Field(() => PartyScore, { name: 'b', description: 'The score of party B.' })
  B!: PartyScore;
}

@ObjectType({ description: 'One game of a match, verified.' })
export class VerifiedGame {
  @Field(() => Int, { description: 'The number of the game, from 1.' })
  number!: number;

  @Field(() => PartyEnum, { description: 'The party that attacked (rule 1.2).' })
  attackers!: PartyName;

  @Field(() => [Violation], { description: 'What breaks the rules, in no particular order.' })
  violations!: readonly Violation[];

  @Field(() => [VerifiedAnnouncement], { description: "Every Schlemm and message, in the record's order." })
  announcements!: readonly VerifiedAnnouncement[];

  @Field(() => [VerifiedSilentBonus], { description: 'The silent bonuses, in no particular order.' })
  silent!: readonly VerifiedSilentBonus[];

  @Field(() => [WonTrophy], { description: 'The trophies won, in no particular order.' })
  trophies!: readonly WonTrophy[];

  @Field(() => GameScore, { description: 'The scores.' })
  score!: GameScore;
}

@ObjectType({ description: 'Points of both parties.' })
@InputType('PointsByPartyInput', { description: 'Points of both parties.' })
export class PointsByParty {
  @Field(() => Int, { name: 'a', description: 'The points of party A.' })
  A!: number;

  @Field(() => Int, { name: 'b', description: 'The points of party B.' })
  B!: number;
}

@ObjectType({
  description: 'A match record that could be read, verified game by game: the result document of the rules.',
})
export class VerifiedMatch {
  @Field(() => String, { description: 'The format of the result: royal-tarokk-result/1.' })
  format!: string;

  @Field(() => MatchVerdictEnum, { description: 'What the verification found.' })
  verdict!: MatchVerdict;

  @Field(() => [VerifiedGame], { description: "The games, in the record's order." })
  games!: readonly VerifiedGame[];

  @Field(() => PointsByParty, { description: 'The sums of the game totals.' })
  points!: PointsByParty;

  @Field(() => PointsByParty, {
    nullable: true,
    description: 'The match points (section 8 of the rules); null for extra time, open matches and variants.',
  })
  match!: PointsByParty | null;
}
