import { InputType } from '@nestjs/graphql';
import { CountsElsewhereEnum } from '../grand-prix.types.js';
import { type CountsElsewhere } from '@tarokk/competition';
import { WriteInput } from '../../../platform/inputs/write.input.js';
import { Choice, Id, PlainText, Version, Words } from '../../../platform/inputs/fields.js';

@InputType({ isAbstract: true })
abstract class GrandPrixInput extends WriteInput {
  @Id('The Grand Prix.')
  grandPrixId!: string;
}

@InputType({ isAbstract: true })
abstract class SeenGrandPrixInput extends GrandPrixInput {
  @Version('Its version that was seen.')
  version!: number;
}

@InputType({ isAbstract: true })
abstract class GrandPrixPairInput extends GrandPrixInput {
  @Id('The pair.')
  pairId!: string;
}

@InputType({ description: 'What `cancelGrandPrix` takes.' })
export class CancelGrandPrixInput extends SeenGrandPrixInput {
  @Words('Why, for the log.')
  reason!: string;
}

@InputType({ description: 'What `enterGrandPrix` takes.' })
export class EnterGrandPrixInput extends GrandPrixPairInput {}

@InputType({ description: 'What `withdrawFromGrandPrix` takes.' })
export class WithdrawFromGrandPrixInput extends GrandPrixPairInput {
  @Words('Why, for the log.', { nullable: true })
  reason: string | null = null;
}

@InputType({ description: 'What `drawGrandPrix` takes.' })
export class DrawGrandPrixInput extends GrandPrixInput {
  @PlainText(1000, 'The published seed, 1–200 characters.')
  seed!: string;
}

@InputType({ description: 'What `agreeOnGrandPrixMatch` takes.' })
export class AgreeOnGrandPrixMatchInput extends GrandPrixPairInput {
  @Id('The match of the schedule.')
  pairingId!: string;

  @Choice(CountsElsewhereEnum, 'For what else.')
  countsFor!: CountsElsewhere;

  @Id('In the championship: the team for which the pair plays; can be left out where there is only one.', {
    nullable: true,
  })
  teamId: string | null = null;
}

@InputType({ description: 'What `closeGrandPrix` takes.' })
export class CloseGrandPrixInput extends SeenGrandPrixInput {}

@InputType({ description: 'What `reopenGrandPrix` takes.' })
export class ReopenGrandPrixInput extends GrandPrixInput {
  @Words('Why, for the log.')
  reason!: string;
}
