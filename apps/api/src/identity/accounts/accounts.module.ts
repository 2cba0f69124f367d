import { Module } from '@nestjs/common';
import { MailModule } from '../../platform/mail/mail.module.js';
import { AccountResolver } from './account.resolver.js';
import { AccountsLoader } from './accounts.loader.js';
import { AccountsRepository } from './accounts.repository.js';
import { Accounts } from './accounts.service.js';
import { accountsOfAnswers, AdministrationResolver } from './administration.resolver.js';
import { EmailNews } from './notices/email-news.service.js';
import { AccountClosingService } from './account-closing.service.js';
import { AccountHoldersRepository } from './account-holders.repository.js';
import { Invitations } from './links/invitations.service.js';
import { LinkAddress } from './links/link-address.js';
import { LinkDelivery } from './links/link-delivery.service.js';
import { InvitationsResolver, linksOfAnswers, ResetsResolver } from './links/links.resolver.js';
import { Newcomers } from './links/newcomers.service.js';
import { OneTimeLinksRepository } from './links/one-time-links.repository.js';
import { OneTimeLinks } from './links/one-time-links.service.js';
import { ResetLinks } from './links/reset-links.service.js';
import { LoggedInResolver, LoginFieldsResolver, LoginsResolver } from './logins/logins.resolver.js';
import { LoginsRepository } from './logins/logins.repository.js';
import { Logins } from './logins/logins.service.js';
import { LanguageSetResolver, MeResolver } from './me.resolver.js';
import { NoticeResolver, NoticesResolver, NoticesSeenResolver } from './notices/notices.resolver.js';
import { NoticesRepository } from './notices/notices.repository.js';
import { Notices } from './notices/notices.service.js';
import { RolesService } from './roles.service.js';
import { Passwords } from './passwords/passwords.service.js';
import { PinResolver } from './pin/pin.resolver.js';
import { PinService } from './pin/pin.service.js';
import { ServerAdministration } from './at-the-server/server-administration.service.js';
import { ThrottleRepository } from './throttling/throttle.repository.js';
import { Throttle } from './throttling/throttle.service.js';
import { ApiTokenMadeResolver, ApiTokensResolver } from './tokens/api-tokens.resolver.js';
import { ApiTokensRepository } from './tokens/api-tokens.repository.js';
import { ApiTokens } from './tokens/api-tokens.service.js';

const resolvers = [
  MeResolver,
  LanguageSetResolver,
  AccountResolver,
  AdministrationResolver,
  LoginsResolver,
  LoginFieldsResolver,
  LoggedInResolver,
  InvitationsResolver,
  ResetsResolver,
  PinResolver,
  ApiTokensResolver,
  ApiTokenMadeResolver,
  NoticesResolver,
  NoticeResolver,
  NoticesSeenResolver,
  ...accountsOfAnswers,
  ...linksOfAnswers,
];
const services = [
  Accounts,
  AccountClosingService,
  EmailNews,
  RolesService,
  Passwords,
  PinService,
  ServerAdministration,
  Invitations,
  LinkAddress,
  LinkDelivery,
  Newcomers,
  OneTimeLinks,
  ResetLinks,
  Logins,
  Notices,
  ApiTokens,
  Throttle,
];
const repositories = [
  AccountsRepository,
  AccountHoldersRepository,
  LoginsRepository,
  OneTimeLinksRepository,
  NoticesRepository,
  ThrottleRepository,
  ApiTokensRepository,
];

/** Who can act: accounts and their offices, logins, links, tokens and PINs. */
@Module({
  imports: [MailModule],
  providers: [...resolvers, AccountsLoader, ...services, ...repositories],
  exports: [
    AccountsLoader,
    AccountsRepository,
    LoginsRepository,
    PinService,
    ServerAdministration,
    Invitations,
    LinkDelivery,
    Newcomers,
    Throttle,
    ThrottleRepository,
    EmailNews,
    AccountHoldersRepository,
    Passwords,
  ],
})
export class AccountsModule {}
