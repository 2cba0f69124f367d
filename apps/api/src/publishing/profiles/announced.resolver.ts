import { Args, Context, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { personsAt } from '@tarokk/competition';
import { announcementName, type AnnouncementResult, cardCode, definitionOf, type Language } from '@tarokk/rules';
import { tricksThatDecided } from '../../matches/match/deciding-tricks.js';
import { Match } from '../../matches/match/match.types.js';
import { MatchesLoader } from '../../matches/match/matches.loader.js';
import type { VisibleMatch } from '../../matches/match/matches.repository.js';
import { InLanguage } from '../../platform/schema/in-language.js';
import { Arguments } from '../../platform/inputs/input.js';
import { Allows } from '../../platform/requests/allows.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { PeopleLoader } from '../../registry/people/people.loader.js';
import { Person } from '../../registry/people/person.types.js';
import { firstOf } from './first-of.js';
import { Announced, AnnouncedGame, AnnouncedWithAll, Announcer, MATCHES_READ } from './profile.types.js';
import { AnnouncedArguments } from './profiles.arguments.js';
import { ProfilesRepository } from './profiles.repository.js';
import { ProfilesService } from './profiles.service.js';
import { fieldOf } from '../../platform/graphql/field-of.js';

/** Of the latest matches so many are looked through for a game whose cards are on record; most have some. */
const MATCHES_TO_LOOK_AT = 8;

@Resolver(() => Announced)
export class AnnouncedResolver {
  constructor(
    private readonly service: ProfilesService,
    private readonly repository: ProfilesRepository,
    private readonly matches: MatchesLoader,
    private readonly people: PeopleLoader,
  ) {}

  @Allows('anyone')
  @Query(() => Announced, {
    nullable: true,
    description:
      'Who made and lost an announcement in a season, and a game in which it was made; null before anything is approved.',
    complexity: 50,
  })
  announced(@Arguments() { announcement, seasonYear }: AnnouncedArguments): Promise<Announced | null> {
    return this.service.announced(announcement, seasonYear);
  }

  @ResolveField(() => Int, { description: 'How many made or lost it.' })
  announcersCount(@Parent() { everybody }: Announced): number {
    return everybody.length;
  }

  @ResolveField(() => [Announcer], {
    description: 'Who made it most often first, of equals who lost it less often, of those again by name.',
  })
  async announcers(
    @Parent() { everybody }: Announced,
    @Args('first', { type: () => Int, defaultValue: 5, description: 'How many, 0–100.' }) first: number,
    @Context() context: RequestContext,
  ): Promise<readonly Announcer[]> {
    const inOrder = await this.people.inOrder(context, everybody, (a, b) => b.made - a.made || a.failed - b.failed);
    return firstOf(inOrder, first);
  }

  @ResolveField(() => AnnouncedWithAll, {
    nullable: true,
    description: 'With which cards, suits or numbers; null of one that names none.',
    complexity: 50,
  })
  async with(
    @Parent() { announcement, year }: Announced,
    @Context() context: RequestContext,
    @InLanguage() asked: Language | null,
  ): Promise<AnnouncedWithAll | null> {
    if (definitionOf(announcement).parameter === 'none') return null;
    const language = asked ?? context.caller.language;
    const { count, matches } = await this.repository.latestAnnounced(announcement, year, MATCHES_READ);
    const said = await Promise.all(matches.map((id) => this.saidIn(id, announcement, context)));
    const kinds = new Map<string, { name: string; cards: readonly string[]; made: number; failed: number }>();
    for (const { announcement: each, status } of said.flat()) {
      const name = announcementName(each, language);
      const kind = kinds.get(name) ?? { name, cards: each.cards.map(cardCode), made: 0, failed: 0 };
      kinds.set(name, {
        ...kind,
        made: kind.made + (status === 'won' ? 1 : 0),
        failed: kind.failed + (status === 'lost' ? 1 : 0),
      });
    }
    return {
      matches: count,
      kinds: [...kinds.values()].toSorted(
        (a, b) => b.made + b.failed - a.made - a.failed || a.name.localeCompare(b.name, language),
      ),
    };
  }

  /** What was made and lost of it in a match. */
  private async saidIn(
    matchId: string,
    announcement: Announced['announcement'],
    context: RequestContext,
  ): Promise<readonly AnnouncementResult[]> {
    const match = await this.matches.match(context, matchId);
    if (match === null) return [];
    const { result } = await this.matches.file(context, match);
    return result.games
      .flatMap(({ announcements }) => announcements)
      .filter(({ announcement: { id }, status }) => id === announcement && (status === 'won' || status === 'lost'));
  }

  @ResolveField(() => AnnouncedGame, {
    nullable: true,
    description: 'The latest in which it was made; null where the cards of none are on record.',
    complexity: 50,
  })
  async game(
    @Parent() { announcement, year }: Announced,
    @Context() context: RequestContext,
  ): Promise<AnnouncedGame | null> {
    const latest = await this.repository.latestMade(announcement, year, MATCHES_TO_LOOK_AT);
    for (const { matchId, personId } of latest) {
      const match = await this.matches.match(context, matchId);
      const game = match === null ? null : await this.gameIn(match, announcement, personId, context);
      if (game !== null) return game;
    }
    return null;
  }

  /** The first of a match in which that person made it. */
  private async gameIn(
    match: VisibleMatch,
    announcement: Announced['announcement'],
    personId: string,
    context: RequestContext,
  ): Promise<AnnouncedGame | null> {
    const { sheet, result } = await this.matches.file(context, match);
    for (const game of sheet.record.games) {
      const persons = personsAt(sheet, game.number);
      const won = result.games
        .find(({ number }) => number === game.number)
        ?.announcements.find(
          ({ announcement: { id }, status, seat }) =>
            id === announcement && status === 'won' && persons[seat] === personId,
        );
      if (game.form === 'played' && won !== undefined) {
        const tricks = tricksThatDecided(game, won, persons);
        return { match, personId, said: won.announcement, game: game.number, decidingTricks: tricks };
      }
    }
    return null;
  }
}

@Resolver(() => AnnouncedGame)
export class AnnouncedGameResolver {
  constructor(private readonly people: PeopleLoader) {}

  @ResolveField(() => Match, { description: 'Its match.' })
  match(@Parent() { match }: AnnouncedGame): Match {
    return match;
  }

  @ResolveField(() => Person, { description: 'Who announced it.' })
  person(@Parent() { personId }: AnnouncedGame, @Context() context: RequestContext): Promise<Person | null> {
    return this.people.load(context, personId);
  }

  @ResolveField(() => String, { description: 'As it was announced, with its card or suit.' })
  name(
    @Parent() { said }: AnnouncedGame,
    @Context() { caller }: RequestContext,
    @InLanguage() language: Language | null,
  ): string {
    return announcementName(said, language ?? caller.language);
  }
}

export const fieldsOfAnnounced = [
  fieldOf(Announcer, 'person', () => Person, 'Who.').from(PeopleLoader, (people, { personId }, context) =>
    people.load(context, personId),
  ),
];
