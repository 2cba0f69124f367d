import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { personsAt } from '@tarokk/competition';
import { cardLabel, type Language, sayReason, type Seat, seatLabel } from '@tarokk/rules';
import { Trophy } from '../../competitions/trophies/trophy.types.js';
import { InLanguage } from '../../platform/schema/in-language.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { PeopleLoader } from '../../registry/people/people.loader.js';
import { publicNameIn } from '../../registry/people/names/public-name.js';
import { Person } from '../../registry/people/person.types.js';
import { tricksThatDecided } from './deciding-tricks.js';
import { CardInTrick, DecidingTrick, Match } from './match.types.js';
import { MatchesLoader } from './matches.loader.js';

@Resolver(() => Trophy)
export class TricksOfTrophyResolver {
  constructor(private readonly matches: MatchesLoader) {}

  @ResolveField(() => Match, {
    nullable: true,
    description: 'The match in which it was won; null of an old list or a free game.',
  })
  match(@Parent() { matchId }: Trophy, @Context() context: RequestContext): Promise<Match | null> | null {
    return matchId === null ? null : this.matches.match(context, matchId);
  }

  @ResolveField(() => [DecidingTrick], {
    description: 'The tricks by which it was won; none where the cards of its game are not on record.',
    complexity: 50,
  })
  async decidingTricks(
    @Parent() { matchId, game: number, trophy, entry }: Trophy,
    @Context() context: RequestContext,
  ): Promise<readonly DecidingTrick[]> {
    const match = matchId === null ? null : await this.matches.match(context, matchId);
    if (match === null || number === null) return [];
    const { sheet, result } = await this.matches.file(context, match);
    const game = sheet.record.games.find((each) => each.number === number);
    if (game?.form !== 'played') return [];
    const persons = personsAt(sheet, number);
    const won = result.games
      .find((each) => each.number === number)
      ?.announcements.find(
        ({ announcement, status, seat }) =>
          announcement.id === trophy && status === 'won' && persons[seat] === entry.announcer,
      );
    if (won === undefined) return [];
    return tricksThatDecided(game, won, persons);
  }
}

@Resolver(() => CardInTrick)
export class CardInTrickResolver {
  constructor(private readonly people: PeopleLoader) {}

  @ResolveField(() => Person, { nullable: true, description: 'Who played it.' })
  person(@Parent() { personId }: CardInTrick, @Context() context: RequestContext): Promise<Person | null> {
    return this.people.load(context, personId);
  }

  @ResolveField(() => String, { description: 'How it is called.' })
  name(
    @Parent() { number }: CardInTrick,
    @Context() { caller }: RequestContext,
    @InLanguage() language: Language | null,
  ): string {
    return cardLabel(number, language ?? caller.language);
  }
}

@Resolver(() => DecidingTrick)
export class DecidingTrickResolver {
  constructor(private readonly people: PeopleLoader) {}

  @ResolveField(() => String, { description: 'What was decided in it, in words, with the players by name.' })
  async reason(
    @Parent() { proofs, personIds }: DecidingTrick,
    @Context() context: RequestContext,
    @InLanguage() language: Language | null,
  ): Promise<string> {
    const said = language ?? context.caller.language;
    const persons = await Promise.all(personIds.map((id) => this.people.load(context, id)));
    const nameOf = (seat: Seat): string => {
      const person = persons[seat];
      return person == null ? seatLabel(seat, said) : publicNameIn(person, said);
    };
    return [...new Set(proofs.map((proof) => sayReason(proof, said, nameOf)))].join('; ');
  }
}
