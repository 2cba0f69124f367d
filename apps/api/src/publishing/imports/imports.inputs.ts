import { Field, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsBoolean, IsOptional, ValidateNested } from 'class-validator';
import { JsonScalar } from '../../platform/schema/json.scalar.js';
import { MOST_DOCUMENTS } from './imports.service.js';
import { ImportOriginInput, ImportSettingsInput } from './import.types.js';
import { IsJson, IsList } from '../../platform/inputs/validators.js';
import { WriteInput } from '../../platform/inputs/write.input.js';

@InputType({ description: 'What `importMatches` takes.' })
export class ImportMatchesInput extends WriteInput {
  @Field(() => [JsonScalar], {
    description: `Match sheets (tarokk-sheet/1, docs/sheet.md) and bare match records (royal-tarokk-match/1), whose names must be those of exactly one team or person in the season; at most ${MOST_DOCUMENTS}.`,
  })
  @IsList(1000)
  @IsJson()
  documents!: readonly unknown[];

  @Field(() => ImportSettingsInput, { nullable: true, description: 'What holds for all of them.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => ImportSettingsInput)
  settings: ImportSettingsInput | null = null;

  @Field(() => ImportOriginInput, { nullable: true, description: 'Where they come from, for the log.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => ImportOriginInput)
  origin: ImportOriginInput | null = null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Only says what would become of each. Leaves no trace, the idempotency key neither.',
  })
  @IsBoolean()
  dryRun: boolean = false;
}
