import { InputType } from '@nestjs/graphql';
import { WriteInput } from '../../platform/inputs/write.input.js';
import { Flag, Id, Words } from '../../platform/inputs/fields.js';

@InputType({ description: 'What `setOffices` takes.' })
export class SetOfficesInput extends WriteInput {
  @Id('Which account.')
  accountId!: string;

  @Flag('Whether they are a member of the jury.')
  jury!: boolean;

  @Flag('Whether they are an admin.')
  admin!: boolean;

  @Words('Why, for the log.')
  reason!: string;
}

@InputType({ description: 'What `closeAccount` takes.' })
export class CloseAccountInput extends WriteInput {
  @Id('Which account.')
  accountId!: string;

  @Words('Why, for the log.')
  reason!: string;
}

@InputType({ description: 'What `reopenAccount` takes.' })
export class ReopenAccountInput extends WriteInput {
  @Id('Which account.')
  accountId!: string;

  @Words('Why, for the log.')
  reason!: string;
}
