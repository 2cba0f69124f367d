import { ArgsType, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Input, Arguments } from '../../../platform/inputs/input.js';
import { Allows } from '../../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../../platform/requests/current-caller.js';
import { type Connection, PageArguments, sliceOf } from '../../../platform/graphql/connection.js';
import type { Refused } from '../../../platform/problems/refused.types.js';
import { Me } from '../me.types.js';
import { MarkNoticesSeenResult, Notice, NoticeConnection, NoticesSeen } from './notice.types.js';
import { noticeWords } from './notice-words.js';
import { Notices } from './notices.service.js';
import { MarkNoticesSeenInput } from './notices.inputs.js';
import { fieldOf } from '../../../platform/graphql/field-of.js';
import { Flag } from '../../../platform/inputs/fields.js';

@ArgsType()
class MeNoticesArguments extends PageArguments {
  @Flag('Also those that were marked as seen.', { defaultValue: false })
  withSeen: boolean = false;
}

@Resolver(() => Me)
export class NoticesResolver {
  constructor(private readonly service: Notices) {}

  @ResolveField(() => NoticeConnection, { description: 'What happened to the account, the latest first.' })
  notices(@Parent() { accountId }: Me, @Arguments() args: MeNoticesArguments): Promise<Connection<Notice>> {
    return this.service.list(accountId, sliceOf(args), args.withSeen);
  }

  @Allows('login')
  @Mutation(() => MarkNoticesSeenResult, { description: 'Marks own notices as seen.' })
  markNoticesSeen(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: MarkNoticesSeenInput,
  ): Promise<NoticesSeen | Refused> {
    return this.service.markSeen(caller, input);
  }
}

@Resolver(() => NoticesSeen)
export class NoticesSeenResolver {
  @ResolveField(() => Me, { description: 'The account.' })
  me(@Parent() { accountId }: NoticesSeen): Me {
    return { accountId };
  }
}

export const fieldsOfNotices = [
  fieldOf(Notice, 'message', () => String, 'What happened, in words.').inWords((notice, language) =>
    noticeWords(notice, language),
  ),
];
