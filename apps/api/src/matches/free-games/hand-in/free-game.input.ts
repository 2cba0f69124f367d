import { InputType } from '@nestjs/graphql';
import type { RoyalVariant } from '@tarokk/competition';
import type { AnnouncementId } from '@tarokk/rules';
import { AnnouncementIdEnum } from '../../../competitions/announcements/announcement.enums.js';
import { RoyalVariantEnum } from '../../../competitions/free-championship/free-game.enums.js';
import { Choice, Day, Id, Ids, Json, Part, Parts, WholeNumber, Words } from '../../../platform/inputs/fields.js';

@InputType({ description: 'What a player scored in a variant.' })
export class VariantResultInput {
  @Id('The player.')
  personId!: string;

  @WholeNumber(-1_000_000, 1_000_000, 'Their own raw points of all games; not below 0.')
  raw!: number;
}

@InputType({ description: 'A won trophy of a variant.' })
export class VariantTrophyInput {
  @Id('Who announced it.')
  announcerId!: string;

  @Choice(AnnouncementIdEnum, 'Which trophy.')
  trophy!: AnnouncementId;

  @WholeNumber(1, 100, 'The number of its game, 1–100.')
  game!: number;
}

@InputType({ description: 'A variant of Royal, entered by result (14, D44).' })
export class VariantInput {
  @Choice(RoyalVariantEnum, 'Which variant.')
  variant!: RoyalVariant;

  @Parts(VariantResultInput, 'Every player with their points: four, three or two.', { most: 50 })
  results!: VariantResultInput[];

  @Parts(VariantTrophyInput, 'The won trophies, at most 100.', { most: 500, nullable: true })
  trophies?: VariantTrophyInput[] | null;
}

@InputType({ description: 'A player of a test game.' })
export class TestPlayerInput {
  @Id('The player.')
  personId!: string;

  @WholeNumber(-1_000_000, 1_000_000, 'The points that they get, also below zero: set by the jury alone (D44).', {
    nullable: true,
  })
  points?: number | null;
}

@InputType({ description: 'A test game: an experiment with rules, of which the jury sets the points (D44).' })
export class TestGameInput {
  @Parts(TestPlayerInput, 'Every player, at most 10.', { most: 50 })
  points!: TestPlayerInput[];

  @Words('What was tried, and what it should be worth.')
  words!: string;
}

@InputType({ description: 'A session of another tarock game (D46).' })
export class SessionInput {
  @Ids('The players by seat; their names in the record are left aside.', { most: 20 })
  players!: string[];

  @Json('The session record, tarock-session/1, of played or scored deals.')
  record!: unknown;
}

@InputType({ description: 'A game of the free championship: one of `variant`, `test` and `session` (12).' })
export class FreeGameInput {
  @Day('The day on which it began (D9).')
  date!: string;

  @WholeNumber(0, 1_000, 'Which game of this kind these players had that day, from 1 (D10); the first if left out.', {
    nullable: true,
  })
  order?: number | null;

  @Part(VariantInput, 'A variant of Royal.', { nullable: true })
  variant?: VariantInput | null;

  @Part(TestGameInput, 'A test game.', { nullable: true })
  test?: TestGameInput | null;

  @Part(SessionInput, 'A session of another tarock game.', { nullable: true })
  session?: SessionInput | null;
}
