import { Context, Extensions, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { say, sayBeforePlay } from '@tarokk/rules';
import { TrophiesRepository } from '../../competitions/trophies/trophies.repository.js';
import { trophy } from '../../competitions/trophies/trophies.service.js';
import { Trophy } from '../../competitions/trophies/trophy.types.js';
import { type Connection, connection, PageArguments, sliceOf } from '../../platform/graphql/connection.js';
import { groupedBy, loaderPerRequest } from '../../platform/graphql/loader.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { PeopleLoader } from '../../registry/people/people.loader.js';
import { Person } from '../../registry/people/person.types.js';
import { Side } from '../../registry/teams/sides/side.types.js';
import { MatchMoved } from '../lifecycle/move.types.js';
import { Finding } from './finding.types.js';
import { GameOnSheet } from './match-games.types.js';
import { Match, MatchConnection, PlayerAtTable } from './match.types.js';
import { MatchesLoader } from './matches.loader.js';
import { keysByDate, MatchesRepository, type MatchFilter, type VisibleMatch } from './matches.repository.js';
import { Arguments } from '../../platform/inputs/input.js';
import { fieldOf } from '../../platform/graphql/field-of.js';

async function matchesOf(
  repository: MatchesRepository,
  page: PageArguments,
  filter: MatchFilter,
  { caller }: RequestContext,
): Promise<Connection<Match>> {
  const slice = sliceOf(page);
  const rows = await repository.list(slice, filter, caller);
  return connection(rows, slice, keysByDate, () => repository.count(filter, caller));
}

@Resolver(() => Side)
export class MatchesOfSideResolver {
  constructor(private readonly repository: MatchesRepository) {}

  @ResolveField(() => MatchConnection, {
    description: 'Its matches that you may see, the latest first.',
    complexity: 10,
  })
  matches(
    @Parent() { id }: Side,
    @Arguments() page: PageArguments,
    @Context() context: RequestContext,
  ): Promise<Connection<Match>> {
    return matchesOf(this.repository, page, { sideId: id }, context);
  }
}

@Resolver(() => Person)
export class MatchesOfPersonResolver {
  constructor(private readonly repository: MatchesRepository) {}

  @ResolveField(() => MatchConnection, {
    description: 'The matches with them at the table that you may see, the latest first.',
    complexity: 10,
  })
  matches(
    @Parent() { id }: Person,
    @Arguments() page: PageArguments,
    @Context() context: RequestContext,
  ): Promise<Connection<Match>> {
    return matchesOf(this.repository, page, { personId: id }, context);
  }
}

@Resolver(() => Match)
export class TrophiesOfMatchResolver {
  private readonly won = loaderPerRequest<string, readonly Trophy[]>(async (ids) =>
    groupedBy(ids, await this.repository.findByMatches(ids), ({ matchId }) => matchId).map((found) =>
      found.map(({ entry }) => trophy(entry)),
    ),
  );

  constructor(private readonly repository: TrophiesRepository) {}

  // Most matches have none, and few more than two.
  @Extensions({ usually: 2 })
  @ResolveField(() => [Trophy], {
    description: 'The trophies of the list that were won in it, game by game (13); none before it is approved.',
    complexity: 10,
  })
  trophies(@Parent() { id }: VisibleMatch, @Context() context: RequestContext): Promise<readonly Trophy[]> {
    return this.won(context).load(id);
  }
}

@Resolver(() => Match)
export class PersonsOfMatchResolver {
  private readonly seated = loaderPerRequest<string, readonly string[]>(async (ids) =>
    groupedBy(ids, await this.repository.personsOf(ids), ({ matchId }) => matchId).map((found) =>
      found.map(({ personId }) => personId),
    ),
  );

  constructor(
    private readonly repository: MatchesRepository,
    private readonly people: PeopleLoader,
  ) {}

  @Extensions({ usually: 4 })
  @ResolveField(() => [Person], {
    description: 'Who played it, substitutes too, in no order; `players` says at which seat and from which game.',
  })
  async playedBy(@Parent() { id }: VisibleMatch, @Context() context: RequestContext): Promise<readonly Person[]> {
    return this.people.loadAll(context, await this.seated(context).load(id));
  }
}

export const fieldsOfMatchParts = [
  fieldOf(Finding, 'message', () => String, 'What was found, in words.').inWords(({ sentence }, language) =>
    say(sentence, language),
  ),
  fieldOf(PlayerAtTable, 'person', () => Person, 'Who.', { nullable: true }).from(
    PeopleLoader,
    (people, { personId }, context) => people.load(context, personId),
  ),
  fieldOf(
    GameOnSheet,
    'notes',
    () => [String],
    'What was noted of it beside the record, as sentences: who drew which card for the first deal (1.2), and why it was dealt again (1.4).',
  ).inWords(({ noted }, language) =>
    noted === null ? [] : sayBeforePlay(noted).map((sentence) => sentence[language]),
  ),
  fieldOf(MatchMoved, 'match', () => Match, 'The match as it is now.', { nullable: true }).from(
    MatchesLoader,
    (loader, { matchId }, context) => loader.match(context, matchId),
  ),
];
