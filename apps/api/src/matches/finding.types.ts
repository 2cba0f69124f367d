import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { Finding as LibraryFinding, NeededRequest as LibraryRequest } from '@tarokk/competition';
import type { Sentence } from '@tarokk/rules';
import { UuidScalar } from '../graphql/scalars.js';
import { FindingSeverityEnum, NeededRequestStateEnum } from './match.enums.js';

@ObjectType({ description: 'What the office finds on a sheet, as of now.' })
export class Finding {
  @Field(() => String, {
    description: 'What it is, for programs: `request/private-venue`; for violations as in a result document.',
  })
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

  /** Said by the resolver in the reader's language. */
  sentence!: Sentence;
}

@ObjectType({ description: 'An approval that a match needs, and how it stands (9, D21).' })
export class NeededRequest {
  @Field(() => String, { description: 'What for: `private-venue`, `before-meeting`, `open-match`.' })
  kind!: LibraryRequest['kind'];

  @Field(() => NeededRequestStateEnum, { description: 'How the jury has answered.' })
  state!: LibraryRequest['state'];

  @Field(() => UuidScalar, { nullable: true, description: 'The request that decides it; null when there is none.' })
  requestId!: string | null;
}
