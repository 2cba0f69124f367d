import { Field, GraphQLISODateTime, InputType, Int, ObjectType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { Allow, IsBoolean, IsOptional, ValidateNested } from 'class-validator';
import { IsCalendarDay, IsId, IsList, IsName, IsSha256, IsWords } from '../../platform/inputs/validators.js';
import type { Competition } from '@tarokk/competition';
import { connectionOf } from '../../platform/graphql/connection.js';
import { enumOf } from '../../platform/schema/enum-of.js';
import { ProblemCodeEnum } from '../../platform/problems/problem-code.enum.js';
import { Problem, resultOf } from '../../platform/problems/refused.types.js';
import { DayScalar, NameScalar, Sha256Scalar, UuidScalar, WordsScalar } from '../../platform/schema/scalars.js';
import { type MatchState, MatchStateEnum } from '../../matches/rows/match.enums.js';
import { CompetitionEnum } from '../../registry/seasons/competition.enum.js';

@InputType({ description: 'Irregularities that the jury lets stand on every sheet of an import that has them (D14).' })
export class LetStandInput {
  @Field(() => [ProblemCodeEnum], { description: 'Codes of findings, such as `REQUEST_BEFORE_MEETING`.' })
  @IsList(100)
  codes!: readonly string[];

  @Field(() => NameScalar, { description: 'Why: the reason of each ruling.' })
  @IsName()
  reason!: string;
}

@InputType('ImportSettings', { description: 'What holds for all documents of an import.' })
export class ImportSettingsInput {
  @Field(() => WordsScalar, {
    nullable: true,
    description:
      'What there is to say to every warning, such as that of a date long ago. Without it a sheet with a warning is refused.',
  })
  @IsOptional()
  @IsWords()
  remark?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Sheets with errors that a ruling may let stand are entered too, and wait for it (D14).',
  })
  @IsOptional()
  @IsBoolean()
  requestRuling?: boolean | null;

  @Field(() => LetStandInput, { nullable: true, description: 'Irregularities that stand.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => LetStandInput)
  letStand?: LetStandInput | null;

  @Field(() => NameScalar, {
    nullable: true,
    description:
      'Why the jury confirms and approves what is imported, and what is there already and waits; without a reason it waits for both sides.',
  })
  @IsOptional()
  @IsName()
  approve?: string | null;

  @Field(() => DayScalar, { nullable: true, description: 'The date of bare records that have none (D9).' })
  @IsOptional()
  @IsCalendarDay()
  date?: string | null;

  @Field(() => NameScalar, { nullable: true, description: 'The venue of bare records that have none.' })
  @IsOptional()
  @IsName()
  venue?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the venues of bare records are public, as they are if nothing is said; the list of the jury overrides it (D23).',
  })
  @IsOptional()
  @IsBoolean()
  venueIsPublic?: boolean | null;

  @Field(() => [CompetitionEnum], {
    nullable: true,
    description: 'What bare records count for; they need at least one (D15).',
  })
  @IsOptional()
  @IsList(10)
  @Allow()
  competitions?: readonly Competition[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'In bare records, who sits for a team without being its member is marked as a guest (9).',
  })
  @IsOptional()
  @IsBoolean()
  strangersAreGuests?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Tells sides, players and the jury of each match and milestone, as of what is handed in one by one. Left out: what is imported is no news, nobody is told.',
  })
  @IsOptional()
  @IsBoolean()
  notify?: boolean | null;
}

/** The same with an answer to everything. */
export type ImportSettings = Readonly<{
  [K in keyof Required<ImportSettingsInput>]: K extends 'remark' | 'letStand' | 'approve' | 'date' | 'venue'
    ? NonNullable<ImportSettingsInput[K]> | null
    : NonNullable<ImportSettingsInput[K]>;
}>;

export function settingsOf(input: ImportSettingsInput | null): ImportSettings {
  const { remark, letStand, approve, date, venue } = input ?? {};
  return {
    remark: remark ?? null,
    requestRuling: input?.requestRuling ?? false,
    letStand: letStand ?? null,
    approve: approve ?? null,
    date: date ?? null,
    venue: venue ?? null,
    venueIsPublic: input?.venueIsPublic ?? true,
    competitions: input?.competitions ?? [],
    strangersAreGuests: input?.strangersAreGuests ?? false,
    notify: input?.notify ?? false,
  };
}

@InputType('ImportOrigin', {
  description: 'What the log is told of an import. A large one is sent in parts, all with the same `importId`.',
})
export class ImportOriginInput {
  @Field(() => UuidScalar, {
    nullable: true,
    description: 'Chosen by the caller: a new one for each import, the same for all of its parts. Left out: a new one.',
  })
  @IsOptional()
  @IsId()
  importId?: string | null;

  @Field(() => NameScalar, { nullable: true, description: 'The name of the file or folder.' })
  @IsOptional()
  @IsName()
  name?: string | null;

  @Field(() => Sha256Scalar, {
    nullable: true,
    description:
      'SHA-256 of the file, with the last part at the latest. Left out: of an import in one part that of its documents as JSON.',
  })
  @IsOptional()
  @IsSha256()
  sha256?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Further parts follow. Left out: this is the last one, and the import is complete.',
  })
  @IsOptional()
  @IsBoolean()
  more?: boolean | null;
}

/** Which import documents belong to. */
export interface Origin {
  readonly importId: string;
  readonly name: string | null;
  readonly sha256: string | null;
  readonly isLast: boolean;
}

export type ImportOutcome = 'entered' | 'already-there' | 'refused';

export const ImportOutcomeEnum = enumOf<ImportOutcome>('ImportOutcome', 'What became of a document.', {
  entered: 'It is a new match; in a dry run it would be.',
  'already-there': 'The office has this match with this sheet; nothing was entered.',
  refused: 'It was not entered.',
});

@ObjectType({ description: 'What became of one document of an import.' })
export class ImportedDocument {
  @Field(() => ImportOutcomeEnum, { description: 'What became of it.' })
  outcome!: ImportOutcome;

  @Field(() => MatchStateEnum, {
    nullable: true,
    description: 'Where its match stands then; null for what was refused.',
  })
  state!: MatchState | null;

  @Field(() => [Problem], {
    description:
      'Why it was refused; of a match that was to be approved and is not, what stands in the way. At most 20, and how many more.',
  })
  problems!: readonly Problem[];

  /** The resolver looks the match up; null in a dry run of a new one. */
  matchId!: string | null;
}

/** The same as plain data. */
export type DocumentOutcome = Pick<ImportedDocument, keyof ImportedDocument>;

@ObjectType({ description: 'An import of some documents; in a dry run, what it would be.' })
export class MatchesImported {
  readonly __typename = 'MatchesImported';

  @Field(() => Boolean, { description: 'Nothing was changed.' })
  dryRun!: boolean;

  @Field(() => UuidScalar, { nullable: true, description: 'The import; null in a dry run, which leaves none.' })
  importId!: string | null;

  @Field(() => Int, { description: 'How many were entered.' })
  entered!: number;

  @Field(() => Int, { description: 'How many were there already.' })
  alreadyThere!: number;

  @Field(() => Int, { description: 'How many were refused.' })
  refused!: number;

  @Field(() => [ImportedDocument], { description: 'Each document, in their order.' })
  documents!: readonly ImportedDocument[];
}

@ObjectType({ description: 'An import of matches, as the log has it.' })
export class MatchImport {
  @Field(() => UuidScalar, { description: 'Its id.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'The file or folder; null where nobody said so.' })
  name!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'SHA-256 of the file in hexadecimal digits, of several files that of the list that `sha256sum` prints of them; null until all was read.',
  })
  sha256!: string | null;

  @Field(() => Int, { description: 'Documents so far.' })
  documents!: number;

  @Field(() => Int, { description: 'How many of them were entered.' })
  entered!: number;

  @Field(() => Int, { description: 'How many of them were there already.' })
  alreadyThere!: number;

  @Field(() => Int, { description: 'How many of them were refused.' })
  refused!: number;

  @Field(() => Boolean, { description: 'All of it was imported; false of one under way or broken off.' })
  complete!: boolean;

  @Field(() => GraphQLISODateTime, { description: 'When its first part was imported.' })
  begunAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'When its latest part was imported.' })
  lastAt!: Date;

  /** The resolver looks its holder up. */
  enteredBy!: string;
}

export const MatchImportConnection = connectionOf(MatchImport);

export const ImportMatchesResult = resultOf('ImportMatchesResult', () => [MatchesImported]);
