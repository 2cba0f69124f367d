import { InputType } from '@nestjs/graphql';
import { MatchMoveInput, ReasonedMatchMoveInput } from '../lifecycle/move.types.js';
import { Name, PlainText, WholeNumber } from '../../platform/inputs/fields.js';

@InputType({ description: 'What `confirmMatch` takes.' })
export class ConfirmMatchInput extends MatchMoveInput {
  @PlainText(100, 'The PIN of your account, if it has one.', { nullable: true })
  pin: string | null = null;
}

@InputType({ description: 'What `disputeMatch` takes.' })
export class DisputeMatchInput extends ReasonedMatchMoveInput {
  @WholeNumber(1, 100, 'The game that is meant.', { nullable: true })
  game: number | null = null;

  @Name('The part of the sheet that is meant.', { nullable: true })
  path: string | null = null;
}
