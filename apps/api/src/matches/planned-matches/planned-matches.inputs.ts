import { PlanChangeArguments } from './planned-match.types.js';
import { InputType, IntersectionType } from '@nestjs/graphql';
import { WriteInput } from '../../platform/inputs/write.input.js';
import { Id, Version, Words } from '../../platform/inputs/fields.js';

@InputType({ description: 'What `changePlannedMatch` takes.' })
export class ChangePlannedMatchInput extends IntersectionType(PlanChangeArguments, WriteInput, InputType) {}

@InputType({ description: 'What `cancelPlannedMatch` takes.' })
export class CancelPlannedMatchInput extends WriteInput {
  @Id('The planned match.')
  plannedMatchId!: string;

  @Version('Its version that is cancelled.')
  version!: number;

  @Words('Why, for the log.', { nullable: true })
  reason: string | null = null;
}
