import { Field, Int, ObjectType } from '@nestjs/graphql';
import { RulesetIdEnum, SettlementItemEnum } from './ruleset.enums.js';

@ObjectType({ description: 'Something that has an id in session records and a name for people.' })
export class RulesetTerm {
  @Field(() => String, { description: 'The id, as in a session record.' })
  id!: string;

  @Field(() => String, { description: 'Its name, in the language asked for.' })
  name!: string;

  @Field(() => String, { nullable: true, description: "Its name in the game's own language; null where it has none." })
  native!: string | null;
}

@ObjectType({ description: 'Something that is paid for in a settlement.' })
export class RulesetItem {
  @Field(() => SettlementItemEnum, { description: 'The id, as in the lines of a settlement.' })
  id!: string;

  @Field(() => String, { description: 'Its name, in the language asked for.' })
  name!: string;

  @Field(() => String, { nullable: true, description: "Its name in the game's own language; null where it has none." })
  native!: string | null;
}

@ObjectType({ description: 'A rule that players agree on before a session.' })
export class RulesetOption {
  @Field(() => String, { description: 'The id, as in the options of a session record.' })
  id!: string;

  @Field(() => [String], { description: 'The values it may have, the default first.' })
  values!: readonly string[];

  @Field(() => String, { description: 'The value it has where a record gives none.' })
  default!: string;

  @Field(() => String, { description: 'What it decides, in the language asked for.' })
  meaning!: string;
}

@ObjectType({ description: 'One of the games with changing partners that a session may be of.' })
export class Ruleset {
  @Field(() => RulesetIdEnum, { description: 'The id, as in a session record.' })
  id!: string;

  @Field(() => String, { description: 'The name of the game, in the language asked for.' })
  name!: string;

  @Field(() => String, { nullable: true, description: "The name in the game's own language." })
  native!: string | null;

  @Field(() => [Int], { description: 'How many players a session may have.' })
  players!: readonly number[];

  @Field(() => Int, { description: 'How many cards the pack has: 42 or 54.' })
  pack!: number;

  @Field(() => Int, { description: 'How many cards a hand has, which is also how many tricks are played.' })
  hand!: number;

  @Field(() => String, { description: 'What one point of a payment is, in the language asked for.' })
  unit!: string;

  @Field(() => [RulesetTerm], { description: 'The contracts, from the lowest.' })
  contracts!: readonly RulesetTerm[];

  @Field(() => [RulesetTerm], { description: 'The bonuses that may be announced or made.' })
  bonuses!: readonly RulesetTerm[];

  @Field(() => [RulesetTerm], { description: 'What may be declared of a hand, with the default options.' })
  declarations!: readonly RulesetTerm[];

  @Field(() => [String], { description: 'The names of the levels of kontra, from the first.' })
  kontras!: readonly string[];

  @Field(() => [RulesetItem], { description: 'What is paid for, in the order of a settlement.' })
  items!: readonly RulesetItem[];

  @Field(() => [RulesetOption], { description: 'The options.' })
  options!: readonly RulesetOption[];
}
