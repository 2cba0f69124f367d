import { Injectable } from '@nestjs/common';
import { Args, Field, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { Allows } from '../access/allows.js';
import { toDay } from '../database/days.js';
import { PrismaService } from '../database/prisma.service.js';
import { DayScalar, UuidScalar } from '../graphql/scalars.js';

@ObjectType({
  description: 'A match that everybody could read once, and that was withdrawn: nothing of its sheet is shown.',
})
export class WithdrawnMatch {
  @Field(() => UuidScalar, { description: 'Its id.' })
  id!: string;

  @Field(() => DayScalar, { description: 'The day on which it was played.' })
  date!: string;

  @Field(() => DayScalar, { description: 'The day on which it was withdrawn.' })
  withdrawnOn!: string;

  @Field(() => [String], { description: 'The names of its sides.' })
  sides!: readonly string[];
}

/** Addresses of approved matches are passed on; where the match is withdrawn later, they say so. */
@Injectable()
export class WithdrawnMatches {
  constructor(private readonly prisma: PrismaService) {}

  /** Null for a match that is not withdrawn, or that nobody but its sides and the jury has ever seen. */
  async find(id: string): Promise<WithdrawnMatch | null> {
    const found = await this.prisma.match.findFirst({
      where: { id, state: 'withdrawn', approvedAt: { not: null } },
      select: { id: true, date: true, stateSince: true, a: { select: { name: true } }, b: { select: { name: true } } },
    });
    if (found === null) return null;
    const { date, stateSince, a, b } = found;
    return { id, date: toDay(date), withdrawnOn: toDay(stateSince), sides: [a.name, b.name] };
  }
}

@Resolver()
export class WithdrawnMatchesResolver {
  constructor(private readonly matches: WithdrawnMatches) {}

  @Allows('anyone')
  @Query(() => WithdrawnMatch, {
    nullable: true,
    description: 'What is left to be said of a match that was approved once and is withdrawn; null for any other.',
  })
  withdrawnMatch(
    @Args('id', { type: () => UuidScalar, description: 'The id of the match.' }) id: string,
  ): Promise<WithdrawnMatch | null> {
    return this.matches.find(id);
  }
}
