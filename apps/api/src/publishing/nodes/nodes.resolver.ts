import { Args, ArgsType, Context, Extensions, Field, ID, Query, Resolver } from '@nestjs/graphql';
import { Node } from '../../platform/schema/node.type.js';
import { USUAL_PAGE } from '../../platform/configuration/usual-limits.js';
import { Arguments } from '../../platform/inputs/input.js';
import { ID_ARGUMENT } from '../../platform/inputs/argument.pipes.js';
import { IsId, IsList } from '../../platform/inputs/validators.js';
import { Allows } from '../../platform/requests/allows.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { NodesService } from './nodes.service.js';

@ArgsType()
export class NodesArguments {
  @Field(() => [ID], { description: `Their ids, ${USUAL_PAGE} at most.` })
  @IsList(USUAL_PAGE)
  @IsId({ each: true })
  ids!: readonly string[];
}

@Resolver(() => Node)
export class NodesResolver {
  constructor(private readonly service: NodesService) {}

  @Allows('anyone')
  @Query(() => Node, {
    nullable: true,
    description: 'An object by its id alone; null if there is none, or it is not for you to see.',
    complexity: 20,
  })
  node(
    @Args('id', { type: () => ID, description: 'Its id.' }, ID_ARGUMENT) id: string,
    @Context() context: RequestContext,
  ): Promise<Node | null> {
    return this.service.find(context, id);
  }

  @Allows('anyone')
  @Extensions({ atMost: USUAL_PAGE })
  @Query(() => [Node], {
    nullable: 'items',
    description: 'Objects by their ids alone, in the order of the ids; null in each place where `node` would be.',
    complexity: 20,
  })
  nodes(@Arguments() { ids }: NodesArguments, @Context() context: RequestContext): Promise<(Node | null)[]> {
    return Promise.all(ids.map((id) => this.service.find(context, id)));
  }
}
