import { InputType } from '@nestjs/graphql';
import { SeenMatchInput } from '../../matches/lifecycle/move.types.js';
import { RulingInput } from './ruling.types.js';
import { Part, WholeNumber, Words } from '../../platform/inputs/fields.js';

@InputType({ description: 'What `ruleOnMatch` takes.' })
export class RuleOnMatchInput extends SeenMatchInput {
  @Part(RulingInput, 'What it rules.')
  ruling!: RulingInput;
}

@InputType({ description: 'What `revokeRuling` takes.' })
export class RevokeRulingInput extends SeenMatchInput {
  @WholeNumber(1, 2_000_000_000, 'The number of the ruling.')
  number!: number;

  @Words('Why.')
  reason!: string;
}
