import { Args, Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { Language } from '@tarokk/rules';
import { Allows } from '../../../platform/requests/allows.js';
import { type Connection, sliceOf } from '../../../platform/graphql/connection.js';
import { InLanguage } from '../../../platform/schema/in-language.js';
import type { RequestContext } from '../../../platform/requests/request-context.js';
import { shownEntry } from '../audit.service.js';
import { AuditEntry } from '../audit.types.js';
import { ActFilter, LogAct, LogActConnection } from './act.types.js';
import { ActsService } from './acts.service.js';
import { Arguments } from '../../../platform/inputs/input.js';

@Resolver(() => LogAct)
export class ActsResolver {
  constructor(private readonly service: ActsService) {}

  @Allows('jury')
  @Query(() => LogActConnection, {
    description:
      'What was done in the office, the latest first: the log in words, one act for all that a request changed.',
    complexity: 50,
  })
  logActs(@Arguments() wanted: ActFilter, @Context() context: RequestContext): Promise<Connection<LogAct>> {
    return this.service.list(context, wanted, sliceOf(wanted));
  }

  @Allows('jury')
  @Query(() => LogAct, {
    nullable: true,
    description: 'One act of the log, by the id of one of its entries; null when there is none.',
  })
  logAct(
    @Args('id', { type: () => String, description: 'The id of the entry.' }) id: string,
    @Context() context: RequestContext,
  ): Promise<LogAct | null> {
    return this.service.find(context, id);
  }

  @ResolveField(() => String, { description: 'Who did what: "Anna Kiss returned the match A against B".' })
  async sentence(
    @Parent() { row }: LogAct,
    @Context() context: RequestContext,
    @InLanguage() lang?: Language | null,
  ): Promise<string> {
    const language = lang ?? context.caller.language;
    const sentence = await this.service.sentenceOf(context, row, language);
    return sentence.slice(0, 1).toLocaleUpperCase(language) + sentence.slice(1);
  }

  @ResolveField(() => [AuditEntry], { description: 'Its entries in the log; of very many the first fifty.' })
  async entries(@Parent() { id }: LogAct, @Context() context: RequestContext): Promise<AuditEntry[]> {
    return (await this.service.entriesOf(context, id)).map(shownEntry);
  }
}
