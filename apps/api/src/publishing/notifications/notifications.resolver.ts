import { ArgsType, Context, Int, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Input, Arguments } from '../../platform/inputs/input.js';
import type { Language } from '@tarokk/rules';
import { Allows } from '../../platform/requests/allows.js';
import { type AccountCaller, CurrentCaller } from '../../platform/requests/current-caller.js';
import { Me } from '../../identity/accounts/me.types.js';
import { type Connection, PageArguments, sliceOf } from '../../platform/graphql/connection.js';
import { InLanguage } from '../../platform/schema/in-language.js';
import { loaderPerRequest } from '../../platform/graphql/loader.js';
import type { Refused } from '../../platform/problems/refused.types.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { Match } from '../../matches/match/match.types.js';
import { MatchesLoader } from '../../matches/match/matches.loader.js';
import { JuryRequest } from '../../matches/requests/request.types.js';
import { RequestsLoader } from '../../matches/requests/requests.loader.js';
import { type EventName, eventOf, knownEvent } from './events.js';
import type { NotificationKind } from './kinds.js';
import {
  MarkNotificationsReadResult,
  Notification,
  NotificationConnection,
  NotificationEventEnum,
  NotificationKindEnum,
  NotificationSetting,
  NotificationsRead,
  NotificationsSet,
  SetNotificationsResult,
} from './notification.types.js';
import { Notifications } from './notifications.service.js';
import { NotificationSettings } from './settings/settings.service.js';
import { NotificationWording, type Wording } from './wording.service.js';
import { MarkNotificationsReadInput, SetNotificationsInput } from './notifications.inputs.js';
import { Flag } from '../../platform/inputs/fields.js';

@ArgsType()
class NotificationsArguments extends PageArguments {
  @Flag('Also those that were read, or that ask for what is done.', { defaultValue: true })
  withRead: boolean = true;
}

@Resolver(() => Me)
export class NotificationsResolver {
  constructor(
    private readonly notifications: Notifications,
    private readonly settings: NotificationSettings,
  ) {}

  @ResolveField(() => NotificationConnection, {
    name: 'notifications',
    description: 'What the account was told of, the latest first.',
  })
  list(
    @CurrentCaller() { account }: AccountCaller,
    @Arguments() args: NotificationsArguments,
  ): Promise<Connection<Notification>> {
    return this.notifications.list(account, sliceOf(args), args.withRead);
  }

  @ResolveField(() => Int, {
    description: 'How many notifications are unread and ask for nothing that is done; beyond 1000 nobody counts.',
  })
  unreadNotifications(@CurrentCaller() { account }: AccountCaller): Promise<number> {
    return this.notifications.countUnread(account);
  }

  @ResolveField(() => [NotificationSetting], {
    description: 'Of what the account is told, and how: each kind with each way.',
  })
  notificationSettings(@Parent() { accountId }: Me): Promise<NotificationSetting[]> {
    return this.settings.of(accountId);
  }

  @Allows('login')
  @Mutation(() => MarkNotificationsReadResult, { description: 'Marks own notifications as read.' })
  markNotificationsRead(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: MarkNotificationsReadInput,
  ): Promise<NotificationsRead | Refused> {
    return this.notifications.markRead(caller, input);
  }

  @Allows('login')
  @Mutation(() => SetNotificationsResult, {
    description: 'Switches kinds of events on or off. What is not named stays.',
  })
  setNotifications(
    @CurrentCaller() caller: AccountCaller,
    @Input() input: SetNotificationsInput,
  ): Promise<NotificationsSet | Refused> {
    return this.settings.set(caller, input);
  }
}

@Resolver(() => Notification)
export class NotificationResolver {
  private readonly isDone = loaderPerRequest<string, boolean>(async (ids) => {
    const done = await this.notifications.doneAmong(ids);
    return ids.map((id) => done.has(id));
  });
  private readonly wordings = new WeakMap<RequestContext, (notification: Notification) => Promise<Wording>>();

  constructor(
    private readonly notifications: Notifications,
    private readonly wording: NotificationWording,
    private readonly matches: MatchesLoader,
    private readonly requests: RequestsLoader,
  ) {}

  @ResolveField(() => NotificationEventEnum, {
    nullable: true,
    description: 'What has happened; null for what another version of the office told.',
  })
  event(@Parent() { event }: Notification): EventName | null {
    return knownEvent(event);
  }

  @ResolveField(() => NotificationKindEnum, { nullable: true, description: 'Of which kind that is.' })
  kind(@Parent() { event }: Notification): NotificationKind | null {
    const known = knownEvent(event);
    return known === null ? null : eventOf(known).kind;
  }

  @ResolveField(() => Boolean, {
    description:
      'Whether what it asks for was done, by whoever did it, or is no longer to do: then it is no news, read or not.',
  })
  done(@Parent() { id }: Notification, @Context() context: RequestContext): Promise<boolean> {
    return this.isDone(context).load(id);
  }

  @ResolveField(() => String, {
    description: 'What has happened, in words; of what the reader may no longer see it says just that.',
  })
  async message(
    @Parent() notification: Notification,
    @Context() context: RequestContext,
    @InLanguage() lang?: Language | null,
  ): Promise<string> {
    return (await this.worded(context, notification)).say(lang ?? context.caller.language);
  }

  @ResolveField(() => String, {
    nullable: true,
    description: 'The page of the office that it is about; null where the office does not know how it is reached.',
  })
  async address(@Parent() notification: Notification, @Context() context: RequestContext): Promise<string | null> {
    return (await this.worded(context, notification)).address;
  }

  @ResolveField(() => String, {
    nullable: true,
    description:
      'The same page without the address of the office and the language, as `matches/…`; null of what the reader may no longer see.',
  })
  async path(@Parent() notification: Notification, @Context() context: RequestContext): Promise<string | null> {
    return (await this.worded(context, notification)).path;
  }

  @ResolveField(() => Match, { nullable: true, description: 'The match that it is about.' })
  match(@Parent() notification: Notification, @Context() context: RequestContext): Promise<Match | null> | null {
    const id = subjectOf(notification, 'match');
    return id === null ? null : this.matches.match(context, id);
  }

  @ResolveField(() => JuryRequest, { nullable: true, description: 'The request to the jury that it is about.' })
  request(
    @Parent() notification: Notification,
    @Context() context: RequestContext,
  ): Promise<JuryRequest | null> | null {
    const id = subjectOf(notification, 'request');
    return id === null ? null : this.requests.find(context, id);
  }

  private worded(context: RequestContext, notification: Notification): Promise<Wording> {
    let load = this.wordings.get(context);
    if (load === undefined) {
      const loader = loaderPerRequest<Notification, Wording>((batch) => this.wording.of(batch, context.caller))(
        context,
      );
      load = (each) => loader.load(each);
      this.wordings.set(context, load);
    }
    return load(notification);
  }
}

function subjectOf({ event, subjectId }: Notification, about: 'match' | 'request'): string | null {
  const known = knownEvent(event);
  return known !== null && eventOf(known).about === about ? subjectId : null;
}

@Resolver(() => NotificationsRead)
export class NotificationsReadResolver {
  @ResolveField(() => Me, { description: 'The account.' })
  me(@Parent() { accountId }: NotificationsRead): Me {
    return { accountId };
  }
}

@Resolver(() => NotificationsSet)
export class NotificationsSetResolver {
  @ResolveField(() => Me, { description: 'The account.' })
  me(@Parent() { accountId }: NotificationsSet): Me {
    return { accountId };
  }
}
