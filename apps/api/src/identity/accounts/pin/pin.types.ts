import { Field, ObjectType } from '@nestjs/graphql';
import { enumOf } from '../../../platform/schema/enum-of.js';
import { resultOf } from '../../../platform/problems/refused.types.js';

export type PinState = 'none' | 'set' | 'locked';

export const PinStateEnum = enumOf<PinState>('PinState', 'Whether confirming a match asks this account for a PIN.', {
  none: 'No PIN is set: confirming asks for none.',
  set: 'Confirming asks for the PIN, whoever sends the request: a login or an API token.',
  locked:
    'Five wrong PINs in a row: nothing can be confirmed until the PIN is set anew, or removed, with the password.',
});

@ObjectType({ description: 'The PIN is set, changed or removed.' })
export class PinSaved {
  readonly __typename = 'PinSaved';

  @Field(() => Boolean, { description: 'Always true.' })
  done!: boolean;
}

export const SavePinResult = resultOf('SavePinResult', () => [PinSaved]);
