import { Field, InputType } from '@nestjs/graphql';
import { JsonScalar } from '../../platform/schema/json.scalar.js';
import { MOST_DOCUMENTS } from './import-problems.js';
import { ImportOriginInput, ImportSettingsInput } from './import.types.js';
import { IsJson, IsList } from '../../platform/inputs/validators.js';
import { WriteInput } from '../../platform/inputs/write.input.js';
import { Flag, Part } from '../../platform/inputs/fields.js';

@InputType({ description: 'What `importMatches` takes.' })
export class ImportMatchesInput extends WriteInput {
  @Field(() => [JsonScalar], {
    description: `Match sheets (tarokk-sheet/1, docs/sheet.md) and bare match records (royal-tarokk-match/1), whose names must be those of exactly one team or person in the season; at most ${MOST_DOCUMENTS}.`,
  })
  @IsList(1000)
  @IsJson()
  documents!: readonly unknown[];

  @Part(ImportSettingsInput, 'What holds for all of them.', { nullable: true })
  settings: ImportSettingsInput | null = null;

  @Part(ImportOriginInput, 'Where they come from, for the log.', { nullable: true })
  origin: ImportOriginInput | null = null;

  @Flag('Only says what would become of each. Leaves no trace, the idempotency key neither.', { defaultValue: false })
  dryRun: boolean = false;
}
