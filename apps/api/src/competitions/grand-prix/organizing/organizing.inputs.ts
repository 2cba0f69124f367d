import { Field, InputType, Int } from '@nestjs/graphql';
import { Allow, IsOptional } from 'class-validator';
import { CountsElsewhereEnum } from '../grand-prix.types.js';
import { UuidScalar, WordsScalar } from '../../../platform/schema/scalars.js';
import { type CountsElsewhere } from '@tarokk/competition';
import { IsId, IsText, IsVersion, IsWords } from '../../../platform/inputs/validators.js';
import { WriteInput } from '../../../platform/inputs/write.input.js';

@InputType({ isAbstract: true })
abstract class GrandPrixInput extends WriteInput {
  @Field(() => UuidScalar, { description: 'The Grand Prix.' })
  @IsId()
  grandPrixId!: string;
}

@InputType({ isAbstract: true })
abstract class SeenGrandPrixInput extends GrandPrixInput {
  @Field(() => Int, { description: 'Its version that was seen.' })
  @IsVersion()
  version!: number;
}

@InputType({ isAbstract: true })
abstract class GrandPrixPairInput extends GrandPrixInput {
  @Field(() => UuidScalar, { description: 'The pair.' })
  @IsId()
  pairId!: string;
}

@InputType({ description: 'What `cancelGrandPrix` takes.' })
export class CancelGrandPrixInput extends SeenGrandPrixInput {
  @Field(() => WordsScalar, { description: 'Why, for the log.' })
  @IsWords()
  reason!: string;
}

@InputType({ description: 'What `enterGrandPrix` takes.' })
export class EnterGrandPrixInput extends GrandPrixPairInput {}

@InputType({ description: 'What `withdrawFromGrandPrix` takes.' })
export class WithdrawFromGrandPrixInput extends GrandPrixPairInput {
  @Field(() => WordsScalar, { nullable: true, description: 'Why, for the log.' })
  @IsOptional()
  @IsWords()
  reason: string | null = null;
}

@InputType({ description: 'What `drawGrandPrix` takes.' })
export class DrawGrandPrixInput extends GrandPrixInput {
  @Field(() => String, { description: 'The published seed, 1–200 characters.' })
  @IsText(1000)
  seed!: string;
}

@InputType({ description: 'What `agreeOnGrandPrixMatch` takes.' })
export class AgreeOnGrandPrixMatchInput extends GrandPrixPairInput {
  @Field(() => UuidScalar, { description: 'The match of the schedule.' })
  @IsId()
  pairingId!: string;

  @Field(() => CountsElsewhereEnum, { description: 'For what else.' })
  @Allow()
  countsFor!: CountsElsewhere;

  @Field(() => UuidScalar, {
    nullable: true,
    description: 'In the championship: the team for which the pair plays; can be left out where there is only one.',
  })
  @IsOptional()
  @IsId()
  teamId: string | null = null;
}

@InputType({ description: 'What `closeGrandPrix` takes.' })
export class CloseGrandPrixInput extends SeenGrandPrixInput {}

@InputType({ description: 'What `reopenGrandPrix` takes.' })
export class ReopenGrandPrixInput extends GrandPrixInput {
  @Field(() => WordsScalar, { description: 'Why, for the log.' })
  @IsWords()
  reason!: string;
}
