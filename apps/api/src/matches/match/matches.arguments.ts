import { ArgsType } from '@nestjs/graphql';
import { PageArguments } from '../../platform/graphql/connection.js';
import { enumOf } from '../../platform/schema/enum-of.js';
import { type Waiting } from './matches.repository.js';
import { Choice } from '../../platform/inputs/fields.js';

const WaitingEnum = enumOf<Waiting>('WaitingMatches', 'What may be waiting for a side.', {
  'to-confirm': 'The other side has entered it: confirm or dispute it.',
  disputed: 'Somebody disputes it: hand in a new sheet, or relent.',
  returned: 'The jury gave it back: hand in a new sheet.',
  'for-others': 'Your side has said what it had to say; the other has not.',
});

@ArgsType()
export class MyMatchesArguments extends PageArguments {
  @Choice(WaitingEnum, 'Only what waits in this way.', { nullable: true })
  waiting: Waiting | null = null;
}
