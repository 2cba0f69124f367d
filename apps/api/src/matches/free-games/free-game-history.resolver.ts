import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { personsOfDocument, withPersons } from '@tarokk/competition';
import { JsonScalar } from '../../platform/schema/json.scalar.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { PeopleLoader } from '../../registry/people/people.loader.js';
import { Person } from '../../registry/people/person.types.js';
import { FreeGame, FreeGameMove, FreeGameRevision } from './free-game.types.js';
import type { FreeMoveRow } from './free-game.row.js';
import { FreeGamesLoader } from './free-games.loader.js';
import type { SeenFreeGame } from './free-games.repository.js';
import { fieldOf } from '../../platform/graphql/field-of.js';

@Resolver(() => FreeGame)
export class FreeGameHistoryResolver {
  constructor(private readonly loader: FreeGamesLoader) {}

  @ResolveField(() => [FreeGameRevision], { description: 'All that was handed in, the first first.' })
  async revisions(
    @Parent() { id, inside }: SeenFreeGame,
    @Context() context: RequestContext,
  ): Promise<FreeGameRevision[]> {
    const rows = await this.loader.revisionsOf(context, id);
    return rows.map((row) => ({ ...row, inside }));
  }

  @ResolveField(() => [FreeGameMove], {
    description:
      'The steps of its life and the objections, the first first. Who is neither of the game nor of the jury sees what the jury did since it was first admitted.',
  })
  async moves(@Parent() { id, inside }: SeenFreeGame, @Context() context: RequestContext): Promise<FreeGameMove[]> {
    const rows = await this.loader.movesOf(context, id);
    return inside ? rows : publicOf(rows);
  }
}

/** The jury's steps from the first admission on are public, because they change what was public. */
function publicOf(rows: readonly FreeMoveRow[]): FreeMoveRow[] {
  const first = rows.findIndex(({ to }) => to === 'admitted');
  return first < 0 ? [] : rows.slice(first).filter(({ actor }) => actor === 'jury');
}

@Resolver(() => FreeGameRevision)
export class FreeGameRevisionResolver {
  constructor(
    private readonly loader: FreeGamesLoader,
    private readonly people: PeopleLoader,
  ) {}

  @ResolveField(() => Person, {
    nullable: true,
    description: 'Who handed it in; null for who is neither of the game nor of the jury.',
  })
  async by(
    @Parent() { accountId, inside }: FreeGameRevision,
    @Context() context: RequestContext,
  ): Promise<Person | null> {
    return inside ? this.loader.holder(context, accountId) : null;
  }

  @ResolveField(() => JsonScalar, { description: 'It, with the names as they are now.', complexity: 20 })
  async document(@Parent() { sheet }: FreeGameRevision, @Context() context: RequestContext): Promise<unknown> {
    const people = await this.people.loadAll(context, personsOfDocument(sheet));
    const names = new Map(people.map(({ id, name }) => [id, name]));
    return withPersons(sheet, (id) => names.get(id) ?? id);
  }
}

export const fieldsOfFreeGameHistory = [
  fieldOf(FreeGameMove, 'by', () => Person, 'Who did it.').from(FreeGamesLoader, (loader, { accountId }, context) =>
    loader.holder(context, accountId),
  ),
];
