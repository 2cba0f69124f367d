import { Context, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { hundredthsWithin, type NumbersInList, sayNobodys, sayOrdinal, type TrophyEntry } from '@tarokk/competition';
import { type Language, say } from '@tarokk/rules';
import { plainWordsOf } from '@tarokk/rules/plain-words';
import { loaderPerRequest } from '../../platform/graphql/loader.js';
import { InLanguage } from '../../platform/schema/in-language.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { PeopleLoader } from '../../registry/people/people.loader.js';
import { Person } from '../../registry/people/person.types.js';
import { Side } from '../../registry/teams/sides/side.types.js';
import { SidesLoader } from '../../registry/teams/sides/sides.loader.js';
import { RankedPlayer } from './ranking/ranking.types.js';
import { TrophyNumbering } from './trophy-list.service.js';
import { Trophy, TrophyHundredth, TrophyNumbers } from './trophy.types.js';
import { fieldOf } from '../../platform/graphql/field-of.js';

@Resolver(() => Trophy)
export class TrophyResolver {
  private readonly numbers = loaderPerRequest<TrophyEntry, NumbersInList>((entries) =>
    this.trophyList.numbersOf(entries),
  );

  constructor(
    private readonly people: PeopleLoader,
    private readonly sides: SidesLoader,
    private readonly trophyList: TrophyNumbering,
  ) {}

  @ResolveField(() => TrophyNumbers, {
    nullable: true,
    description: 'Which of its kind, of all that were ever won (D49).',
  })
  async ofKind(@Parent() shown: Trophy, @Context() context: RequestContext): Promise<TrophyNumbers | null> {
    return this.numberOf('ofKind', shown, context);
  }

  @ResolveField(() => TrophyNumbers, { description: "Which of its announcer's trophies (D49)." })
  async ofAnnouncer(@Parent() shown: Trophy, @Context() context: RequestContext): Promise<TrophyNumbers> {
    return this.numberOf('ofAnnouncer', shown, context);
  }

  @ResolveField(() => TrophyNumbers, {
    description: 'Which of all trophies, in the order of D48: its numbers in the whole list (D54).',
  })
  async listNumbers(@Parent() shown: Trophy, @Context() context: RequestContext): Promise<TrophyNumbers> {
    return this.numberOf('ofAll', shown, context);
  }

  @ResolveField(() => [Int], {
    description:
      'The hundredths of the whole list that its announcer has by it (D54). None for an entry without a date: those within it are nobody’s.',
  })
  async hundredths(@Parent() shown: Trophy, @Context() context: RequestContext): Promise<readonly number[]> {
    return shown.date === null ? [] : hundredthsWithin(await this.numberOf('ofAll', shown, context));
  }

  @ResolveField(() => String, {
    nullable: true,
    description: 'As players say it, with its suit or cards where they are known; null for an unknown kind.',
  })
  name(
    @Parent() { entry }: Trophy,
    @Context() { caller }: RequestContext,
    @InLanguage() lang?: Language | null,
  ): string | null {
    return entry.name?.[lang ?? caller.language] ?? null;
  }

  @ResolveField(() => String, { description: 'Which of its kind, in words: the 4th Golgotha ever (D49).' })
  async ordinal(
    @Parent() shown: Trophy,
    @Context() context: RequestContext,
    @InLanguage() lang?: Language | null,
  ): Promise<string> {
    const ofKind = await this.numberOf('ofKind', shown, context);
    return say(sayOrdinal({ ...shown.entry, ofKind }), lang ?? context.caller.language);
  }

  @ResolveField(() => Person, { description: 'Who announced it, substitutes and guests too (D47).' })
  announcer(@Parent() { entry }: Trophy, @Context() context: RequestContext): Promise<Person | null> {
    return this.people.load(context, entry.announcer);
  }

  @ResolveField(() => Person, { nullable: true, description: 'Their partner in that game.' })
  partner(@Parent() { entry }: Trophy, @Context() context: RequestContext): Promise<Person | null> | null {
    return entry.partner === null ? null : this.people.load(context, entry.partner);
  }

  @ResolveField(() => [Person], { description: 'Who played against them in that game.' })
  opponents(@Parent() { entry }: Trophy, @Context() context: RequestContext): Promise<Person[]> {
    return this.people.loadAll(context, entry.opponents);
  }

  @ResolveField(() => Side, { nullable: true, description: 'The team or pair for which it was won.' })
  side(@Parent() { entry }: Trophy, @Context() context: RequestContext): Promise<Side | null> | null {
    return entry.side === null ? null : this.sides.load(context, entry.side);
  }

  @ResolveField(() => Side, { nullable: true, description: 'The team or pair against which it was won.' })
  opposingSide(@Parent() { entry }: Trophy, @Context() context: RequestContext): Promise<Side | null> | null {
    return entry.opposingSide === null ? null : this.sides.load(context, entry.opposingSide);
  }

  /** What is not known of the entry by now follows from the whole list. */
  private async numberOf<K extends keyof NumbersInList>(
    of: K,
    { entry, numbers }: Trophy,
    context: RequestContext,
  ): Promise<NumbersInList[K]> {
    const known = numbers[of];
    return known === undefined ? (await this.numbers(context).load(entry))[of] : known;
  }
}

@Resolver(() => TrophyHundredth)
export class TrophyHundredthResolver {
  constructor(
    private readonly people: PeopleLoader,
    private readonly trophyList: TrophyNumbering,
  ) {}

  @ResolveField(() => Person, { nullable: true, description: 'Whose it is; null where it is nobody’s.' })
  player(@Parent() { playerId }: TrophyHundredth, @Context() context: RequestContext): Promise<Person | null> | null {
    return playerId === null ? null : this.people.load(context, playerId);
  }

  @ResolveField(() => String, {
    nullable: true,
    description: 'Why it is nobody’s, in words; null where somebody has it.',
  })
  async whyNobodys(
    @Parent() { playerId }: TrophyHundredth,
    @Context() { caller }: RequestContext,
    @InLanguage() lang?: Language | null,
  ): Promise<string | null> {
    return playerId === null ? say(sayNobodys(await this.trophyList.undated()), lang ?? caller.language) : null;
  }
}

export const fieldsOfTrophy = [
  fieldOf(
    Trophy,
    'plainWords',
    () => String,
    'What its announcement asks for, in one sentence for somebody who has never seen tarock; null for an unknown kind.',
    { nullable: true },
  ).inWords(({ trophy }, language) => (trophy === null ? null : plainWordsOf(trophy)[language])),
  fieldOf(RankedPlayer, 'player', () => Person, 'The player.').from(PeopleLoader, (people, { playerId }, context) =>
    people.load(context, playerId),
  ),
];
