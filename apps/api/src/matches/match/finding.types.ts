import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { Finding as LibraryFinding } from '@tarokk/competition';
import type { Sentence } from '@tarokk/rules';
import { ProblemCodeEnum } from '../../platform/problems/problem-code.enum.js';
import { FindingSeverityEnum } from '../rows/match.enums.js';

@ObjectType({ description: 'What the office finds on a sheet, as of now.' })
export class Finding {
  @Field(() => ProblemCodeEnum, { description: 'What it is, for programs.' })
  code!: string;

  @Field(() => FindingSeverityEnum, { description: 'Error or warning.' })
  severity!: LibraryFinding['severity'];

  @Field(() => String, { description: 'The rule or decision.' })
  rule!: string;

  @Field(() => String, { description: 'Where in the sheet.' })
  path!: string;

  @Field(() => Int, { nullable: true, description: 'The game; null for what concerns the whole match.' })
  game!: number | null;

  @Field(() => Boolean, { description: 'Whether a ruling may let it stand (D14).' })
  mayStand!: boolean;

  @Field(() => Boolean, { description: 'Whether a ruling lets it stand.' })
  stands!: boolean;

  /** The resolver words it in the reader's language. */
  sentence!: Sentence;
}
