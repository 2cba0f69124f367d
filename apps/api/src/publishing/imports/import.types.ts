import { Field, GraphQLISODateTime, InputType, Int, ObjectType } from '@nestjs/graphql';
import type { Competition } from '@tarokk/competition';
import { connectionOf } from '../../platform/graphql/connection.js';
import { enumOf } from '../../platform/schema/enum-of.js';
import { ProblemCodeEnum } from '../../platform/problems/problem-code.enum.js';
import { type Problem, ProblemType, resultOf } from '../../platform/problems/refused.types.js';
import { UuidScalar } from '../../platform/schema/scalars.js';
import { MatchStateEnum } from '../../matches/rows/match.enums.js';
import { CompetitionEnum } from '../../registry/seasons/competition.enum.js';
import { Choices, Day, Flag, Id, Name, Part, Sha256, Words } from '../../platform/inputs/fields.js';
import type { MatchState } from '../../platform/database/column-types.js';

@InputType({ description: 'Irregularities that the jury lets stand on every sheet of an import that has them (D14).' })
export class LetStandInput {
  @Choices(ProblemCodeEnum, 'Codes of findings, such as `REQUEST_BEFORE_MEETING`.', { most: 100 })
  codes!: readonly string[];

  @Name('Why: the reason of each ruling.')
  reason!: string;
}

@InputType('ImportSettings', { description: 'What holds for all documents of an import.' })
export class ImportSettingsInput {
  @Words(
    'What there is to say to every warning, such as that of a date long ago. Without it a sheet with a warning is refused.',
    { nullable: true },
  )
  remark?: string | null;

  @Flag('Sheets with errors that a ruling may let stand are entered too, and wait for it (D14).', { nullable: true })
  requestRuling?: boolean | null;

  @Part(LetStandInput, 'Irregularities that stand.', { nullable: true })
  letStand?: LetStandInput | null;

  @Name(
    'Why the jury confirms and approves what is imported, and what is there already and waits; without a reason it waits for both sides.',
    { nullable: true },
  )
  approve?: string | null;

  @Day('The date of bare records that have none (D9).', { nullable: true })
  date?: string | null;

  @Name('The venue of bare records that have none.', { nullable: true })
  venue?: string | null;

  @Flag(
    'Whether the venues of bare records are public, as they are if nothing is said; the list of the jury overrides it (D23).',
    { nullable: true },
  )
  venueIsPublic?: boolean | null;

  @Choices(CompetitionEnum, 'What bare records count for; they need at least one (D15).', { most: 10, nullable: true })
  competitions?: readonly Competition[] | null;

  @Flag('In bare records, who sits for a team without being its member is marked as a guest (9).', { nullable: true })
  strangersAreGuests?: boolean | null;

  @Flag(
    'Tells sides, players and the jury of each match and milestone, as of what is handed in one by one. Left out: what is imported is no news, nobody is told.',
    { nullable: true },
  )
  notify?: boolean | null;
}

/** The same with an answer to everything. */
export type CompleteImportSettings = Readonly<{
  [K in keyof Required<ImportSettingsInput>]: K extends 'remark' | 'letStand' | 'approve' | 'date' | 'venue'
    ? NonNullable<ImportSettingsInput[K]> | null
    : NonNullable<ImportSettingsInput[K]>;
}>;

export function settingsOf(input: ImportSettingsInput | null): CompleteImportSettings {
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
  @Id('Chosen by the caller: a new one for each import, the same for all of its parts. Left out: a new one.', {
    nullable: true,
  })
  importId?: string | null;

  @Name('The name of the file or folder.', { nullable: true })
  name?: string | null;

  @Sha256(
    'SHA-256 of the file, with the last part at the latest. Left out: of an import in one part that of its documents as JSON.',
    { nullable: true },
  )
  sha256?: string | null;

  @Flag('Further parts follow. Left out: this is the last one, and the import is complete.', { nullable: true })
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

  @Field(() => [ProblemType], {
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
