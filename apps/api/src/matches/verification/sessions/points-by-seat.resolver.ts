import { Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { PointsBySeat } from './verified-deal.types.js';

/** In a result document points by seat are a bare list, for which GraphQL's unions have no place. */
@Resolver(() => PointsBySeat)
export class PointsBySeatResolver {
  @ResolveField('seats', () => [Int], { description: 'The points by seat.' })
  seats(@Parent() points: readonly number[]): readonly number[] {
    return points;
  }
}
