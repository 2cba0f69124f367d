import { ArgsType } from '@nestjs/graphql';
import { PageArguments } from '../../platform/graphql/connection.js';
import { RequestKindEnum, RequestStateEnum, type RequestEnd } from '../planned-matches/request.enums.js';
import { type RequestKind } from '@tarokk/competition';
import { Choices, Id, Year } from '../../platform/inputs/fields.js';

@ArgsType()
export class RequestsArguments extends PageArguments {
  @Year('Of the season of this year.', { nullable: true })
  seasonYear: number | null = null;

  @Choices(RequestKindEnum, 'Of these kinds.', { most: 50, nullable: true })
  kinds: readonly RequestKind[] | null = null;

  @Choices(RequestStateEnum, 'That stand so.', { most: 20, nullable: true })
  states: readonly RequestEnd[] | null = null;

  @Id('That concern this side.', { nullable: true })
  sideId: string | null = null;

  @Id('About this planned match.', { nullable: true })
  plannedMatchId: string | null = null;
}
