import { ArgsType } from '@nestjs/graphql';
import { MatchSeenInput } from '../../matches/lifecycle/move.types.js';
import { PreviewedEnum, type Previewed } from './preview.types.js';
import { Choice, Id, Part } from '../../platform/inputs/fields.js';

@ArgsType()
export class PreviewApprovalArguments {
  @Id('The match.')
  matchId!: string;

  @Part(MatchSeenInput, 'What you have seen of it.')
  seen!: MatchSeenInput;
}

@ArgsType()
export class PreviewDecisionArguments {
  @Id('The match.')
  matchId!: string;

  @Part(MatchSeenInput, 'What you have seen of it.')
  seen!: MatchSeenInput;

  @Choice(PreviewedEnum, 'Which decision.')
  decision!: Previewed;
}
