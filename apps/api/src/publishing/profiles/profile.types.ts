import type { Announcement, AnnouncementId } from '@tarokk/rules';
import { Extensions, Field, Float, Int, ObjectType } from '@nestjs/graphql';
import { AnnouncementIdEnum } from '../../competitions/announcements/announcement.enums.js';
import { DecidingTrick } from '../../matches/match/match.types.js';
import type { VisibleMatch } from '../../matches/match/matches.repository.js';
import { DayScalar, UuidScalar } from '../../platform/schema/scalars.js';

@ObjectType({ description: 'Matches won, drawn and lost by raw points (8).' })
export class MatchBalance {
  @Field(() => Int, { description: 'Matches with more points than the others.' })
  won!: number;

  @Field(() => Int, { description: 'Matches of equal points.' })
  drawn!: number;

  @Field(() => Int, { description: 'Matches with fewer points than the others.' })
  lost!: number;
}

@ObjectType({ description: 'How often an announcement was made and failed; raised and void calls are neither.' })
export class AnnouncementFigures {
  @Field(() => AnnouncementIdEnum, { description: 'Which announcement.' })
  announcement!: AnnouncementId;

  @Field(() => Int, { description: 'How often it was won.' })
  made!: number;

  @Field(() => Int, { description: 'How often it was lost.' })
  failed!: number;
}

@ObjectType({ description: 'The latest match of a season in which an announcement was won, and by whom.' })
export class LastMade {
  personId!: string;

  @Field(() => UuidScalar, { description: 'The match.' })
  matchId!: string;

  @Field(() => DayScalar, { description: 'Its day.' })
  date!: string;
}

@ObjectType({ description: 'What became of an announcement in a season, whoever made it.' })
export class AnnouncementInSeason extends AnnouncementFigures {
  @Field(() => LastMade, { nullable: true, description: 'Who won it last; null while nobody did.' })
  lastMade!: LastMade | null;
}

@ObjectType({ description: 'The announcements of a season: how often each was made and failed.' })
export class AnnouncementsOfSeason {
  @Field(() => Int, { name: 'seasonYear', description: 'The year of the season.' })
  year!: number;

  @Field(() => [AnnouncementInSeason], { description: 'Those that were made or failed, in the order of section 4.' })
  figures!: readonly AnnouncementInSeason[];
}

@ObjectType({ description: 'Somebody who made or lost an announcement in a season.' })
export class Announcer {
  personId!: string;

  @Field(() => Int, { description: 'How often they made it.' })
  made!: number;

  @Field(() => Int, { description: 'How often they lost it.' })
  failed!: number;
}

@ObjectType({ description: 'A game on record card by card, in which an announcement was made.' })
export class AnnouncedGame {
  match!: VisibleMatch;
  personId!: string;
  said!: Announcement;

  @Field(() => Int, { description: 'The number of the game in its match.' })
  game!: number;

  @Field(() => [DecidingTrick], {
    description: 'The tricks by which it was won; none of what all tricks decide together.',
  })
  decidingTricks!: readonly DecidingTrick[];
}

@ObjectType({ description: 'How often an announcement was made and failed with one card, suit or number.' })
export class AnnouncedWith {
  @Field(() => String, { description: 'As it is announced, in the language that was asked for.' })
  name!: string;

  @Field(() => [String], { description: 'The codes of its cards; none where it names a suit or a number.' })
  cards!: readonly string[];

  @Field(() => Int, { description: 'How often it was won.' })
  made!: number;

  @Field(() => Int, { description: 'How often it was lost.' })
  failed!: number;
}

/** What was named is read from so many sheets, the latest; most announcements have fewer in a season. */
export const MATCHES_READ = 60;

@ObjectType({
  description: 'With which cards, suits or numbers an announcement was made, in the latest matches of a season.',
})
export class AnnouncedWithAll {
  @Field(() => Int, {
    description: `The matches in which it was made or lost, of which the latest ${MATCHES_READ} are read.`,
  })
  matches!: number;

  @Extensions({ atMost: MATCHES_READ })
  @Field(() => [AnnouncedWith], { description: 'The most frequent first.' })
  kinds!: readonly AnnouncedWith[];
}

@ObjectType({ description: 'Who made and lost one announcement in a season, and a game to watch.' })
export class Announced {
  announcement!: AnnouncementId;

  @Field(() => Int, { name: 'seasonYear', description: 'The year of the season.' })
  year!: number;

  /** Of these the resolver shows the first ones. */
  everybody!: readonly Announcer[];
}

@ObjectType({ description: 'What two players played together, from the point of view of one.' })
export class Meetings {
  @Field(() => Int, { description: 'Games at one table.' })
  games!: number;

  @Field(() => Int, { description: 'Matches with at least one such game.' })
  matches!: number;

  @Field(() => MatchBalance, { description: 'How these matches ended for them.' })
  balance!: MatchBalance;
}

@ObjectType({ description: 'Somebody who was at the table too.' })
export class Companion extends Meetings {
  @Field(() => UuidScalar, { description: 'The id of the person.' })
  personId!: string;
}

@ObjectType({ description: 'The figures of a player, from approved matches in which they were at the table.' })
export class PlayerProfile {
  /** Of these the resolver shows the first ones. */
  companions!: { readonly partners: readonly Companion[]; readonly opponents: readonly Companion[] };

  @Field(() => Int, { description: 'Matches in which they played at least one game.' })
  matches!: number;

  @Field(() => Int, { description: 'Games at the table.' })
  games!: number;

  @Field(() => MatchBalance, { description: 'How the matches ended for them.' })
  balance!: MatchBalance;

  @Field(() => Float, {
    nullable: true,
    description: 'Points of their party a game, with two decimals, half a hundredth rounded up; null without a game.',
  })
  gameAverage!: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Match points a match of eight games, all of which they played (8), with two decimals, half a hundredth rounded up (D26); null without one.',
  })
  matchAverage!: number | null;

  @Field(() => Int, { nullable: true, description: 'The highest raw total of such a match (D26); null without one.' })
  best!: number | null;

  @Field(() => [AnnouncementFigures], {
    description: 'What they announced that was won or lost, in the order of section 4.',
  })
  announcements!: readonly AnnouncementFigures[];
}

@ObjectType({
  description: 'A match of two that met, from the point of view of the first; raw points, rulings in place (8).',
})
export class Meeting {
  @Field(() => UuidScalar, { description: 'The match.' })
  matchId!: string;

  @Field(() => DayScalar, { description: 'Its day.' })
  date!: string;

  @Field(() => Int, { description: 'Raw points of the first.' })
  own!: number;

  @Field(() => Int, { description: 'Raw points of the other.' })
  other!: number;
}

/** So many are kept for a picture; a team or pair, which is of one season, never has more. */
export const LONGEST_COURSE = 100;

@ObjectType({ description: 'Two players at one table, from the point of view of the first.' })
export class HeadToHead {
  @Extensions({ atMost: LONGEST_COURSE })
  @Field(() => [Meeting], {
    description: `Their latest ${LONGEST_COURSE} matches against each other, in the order in which they were played.`,
  })
  course!: readonly Meeting[];

  @Field(() => Meetings, { description: 'Against each other.' })
  asOpponents!: Meetings;

  @Field(() => Meetings, { description: 'As partners.' })
  asPartners!: Meetings;
}

@ObjectType({ isAbstract: true })
export class SideMeetings {
  @Field(() => Int, { description: 'Matches.' })
  matches!: number;

  @Field(() => MatchBalance, { description: 'How they ended for it.' })
  balance!: MatchBalance;
}

@ObjectType({ description: 'Two teams or pairs against each other, from the point of view of the first.' })
export class SidesHeadToHead extends SideMeetings {
  @Extensions({ atMost: LONGEST_COURSE })
  @Field(() => [Meeting], {
    description: `Their latest ${LONGEST_COURSE} matches, in the order in which they were played.`,
  })
  course!: readonly Meeting[];
}

@ObjectType({ description: 'A team or pair that was met.' })
export class OpposingSide extends SideMeetings {
  @Field(() => UuidScalar, { description: 'Its id.' })
  sideId!: string;
}

@ObjectType({ description: 'Who played for a team or pair.' })
export class SidePlayer {
  @Field(() => UuidScalar, { description: 'The id of the person.' })
  personId!: string;

  @Field(() => Int, { description: 'Games at the table.' })
  games!: number;
}

@ObjectType({ description: 'The figures of a team or pair, from approved matches.' })
export class SideProfile {
  @Field(() => Int, { description: 'Matches.' })
  matches!: number;

  @Field(() => MatchBalance, { description: 'How they ended.' })
  balance!: MatchBalance;

  @Field(() => Float, {
    nullable: true,
    description:
      'Match points a match of eight games (8), with two decimals, half a hundredth rounded up (D26); null without one.',
  })
  matchAverage!: number | null;

  @Field(() => Int, { nullable: true, description: 'The highest raw total of such a match (D26); null without one.' })
  best!: number | null;

  @Field(() => Int, { description: 'Trophies won for it (13).' })
  trophies!: number;

  @Field(() => [SidePlayer], { description: 'Who played for it, guests and substitutes too, the most frequent first.' })
  players!: readonly SidePlayer[];

  @Field(() => [OpposingSide], { description: 'Against whom, the most frequent first.' })
  opponents!: readonly OpposingSide[];
}
