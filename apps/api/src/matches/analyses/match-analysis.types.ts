import { Field, ObjectType } from '@nestjs/graphql';
import { enumOf } from '../../platform/schema/enum-of.js';
import { JsonScalar } from '../../platform/schema/json.scalar.js';

export type AnalysisState = 'not-asked' | 'waiting' | 'made';

export const AnalysisStateEnum = enumOf<AnalysisState>('AnalysisState', 'How far the analysis of a sheet is.', {
  'not-asked': 'Nobody with a login has asked for it yet.',
  waiting: 'The office works on it; ask again in some seconds.',
  made: 'It is there.',
});

@ObjectType({
  description:
    'Whether the announcements of a sheet could have been made, with all hands open. It follows from the sheet alone.',
})
export class MatchAnalysis {
  @Field(() => AnalysisStateEnum, { description: 'How far it is.' })
  state!: AnalysisState;

  @Field(() => JsonScalar, { nullable: true, description: 'royal-tarokk-analysis/1; null until it is made.' })
  document!: unknown;
}
