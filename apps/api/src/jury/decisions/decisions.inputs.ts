import { InputType } from '@nestjs/graphql';
import { MOST_APPROVALS, SeenMatch } from './approvals.types.js';
import { WriteInput } from '../../platform/inputs/write.input.js';
import { Flag, Parts, Words } from '../../platform/inputs/fields.js';

@InputType({ description: 'What `approveMatches` takes.' })
export class ApproveMatchesInput extends WriteInput {
  @Parts(SeenMatch, 'In the order in which they are judged.', { most: MOST_APPROVALS })
  matches!: readonly SeenMatch[];

  @Words('Why, if there is something to say.', { nullable: true })
  reason: string | null = null;

  @Flag('Only says what would be approved and what it would change. Leaves no trace, the idempotency key neither.', {
    defaultValue: false,
  })
  dryRun: boolean = false;
}
