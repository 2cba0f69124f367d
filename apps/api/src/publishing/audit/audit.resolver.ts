import { Args, Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Allows } from '../../platform/requests/allows.js';
import { type Connection, sliceOf } from '../../platform/graphql/connection.js';
import { inOrderOf, loaderPerRequest } from '../../platform/graphql/loader.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { NameScalar } from '../../platform/schema/scalars.js';
import { PeopleLoader } from '../../registry/people/people.loader.js';
import { Person } from '../../registry/people/person.types.js';
import { AuditRepository } from './audit.repository.js';
import { AuditService } from './audit.service.js';
import {
  AuditEntry,
  AuditEntryConnection,
  AuditFilter,
  AuditHead,
  AuditLink,
  AuditLinkConnection,
} from './audit.types.js';
import { AuditLinksArguments, AuditLinkArguments } from './audit.arguments.js';
import { NAME_ARGUMENT } from '../../platform/inputs/argument.pipes.js';
import { Arguments } from '../../platform/inputs/input.js';

@Resolver()
export class AuditChainsResolver {
  constructor(private readonly service: AuditService) {}

  @Allows('anyone')
  @Query(() => [AuditHead], {
    description: 'The ends of all chains of the log: one of the office, one of each season.',
  })
  auditHeads(): Promise<AuditHead[]> {
    return this.service.heads();
  }

  @Allows('anyone')
  @Query(() => AuditHead, { nullable: true, description: 'The end of one chain; null for one that has no link.' })
  auditHead(
    @Args('chain', { type: () => NameScalar, description: '`office`, or `season 2026`.' }, NAME_ARGUMENT) chain: string,
  ): Promise<AuditHead | null> {
    return this.service.head(chain);
  }

  @Allows('anyone')
  @Query(() => AuditLinkConnection, {
    description: 'The links of a chain: with them anyone can follow it from any link to its end.',
  })
  auditLinks(@Arguments() args: AuditLinksArguments): Promise<Connection<AuditLink>> {
    return this.service.links(args.chain, sliceOf(args));
  }

  @Allows('anyone')
  @Query(() => AuditLink, {
    nullable: true,
    description: 'One link: the proof for its entry. Null for one that the chain does not have.',
  })
  auditLink(@Arguments() args: AuditLinkArguments): Promise<AuditLink | null> {
    return this.service.link(args.chain, args.number);
  }
}

@Resolver(() => AuditEntry)
export class AuditEntriesResolver {
  private readonly links = loaderPerRequest<string, AuditLink | null>(async (ids) =>
    inOrderOf(ids, await this.service.linksOf(ids), ({ entryId }) => entryId),
  );
  private readonly accounts = loaderPerRequest<string, { readonly personId: string } | null>(async (ids) =>
    inOrderOf(ids, await this.repository.accounts(ids), ({ id }) => id),
  );

  constructor(
    private readonly service: AuditService,
    private readonly repository: AuditRepository,
    private readonly people: PeopleLoader,
  ) {}

  @Allows('jury')
  @Query(() => AuditEntryConnection, { description: 'What was changed in the office, the latest first.' })
  auditEntries(@Arguments() wanted: AuditFilter): Promise<Connection<AuditEntry>> {
    return this.service.entries(wanted, sliceOf(wanted));
  }

  @ResolveField(() => Person, { nullable: true, description: 'Who did it; null for the server itself.' })
  async person(@Parent() { accountId }: AuditEntry, @Context() context: RequestContext): Promise<Person | null> {
    const account = accountId === null ? null : await this.accounts(context).load(accountId);
    return account === null ? null : this.people.load(context, account.personId);
  }

  @ResolveField(() => AuditLink, {
    nullable: true,
    description: 'Its place in the chain; null for a second after the change, until it is sealed.',
  })
  link(@Parent() { id }: AuditEntry, @Context() context: RequestContext): Promise<AuditLink | null> {
    return this.links(context).load(id);
  }
}
