import { Global, Module } from '@nestjs/common';
import { Authentication } from '../platform/requests/authentication.js';
import { AuthenticationService } from './access/authentication.service.js';
import { CredentialsRepository } from './access/credentials.repository.js';
import { AccountClosingService } from './accounts/account-closing.service.js';
import { AccountHoldersRepository } from './accounts/account-holders.repository.js';
import { AccountResolver } from './accounts/account.resolver.js';
import { AccountsLoader } from './accounts/accounts.loader.js';
import { AccountsRepository } from './accounts/accounts.repository.js';
import { Accounts } from './accounts/accounts.service.js';
import { AdministrationResolver, accountsOfAnswers } from './accounts/administration.resolver.js';
import { ServerAdministration } from './accounts/at-the-server/server-administration.service.js';
import { Invitations } from './accounts/links/invitations.service.js';
import { LinkAddress } from './accounts/links/link-address.js';
import { LinkDelivery } from './accounts/links/link-delivery.service.js';
import { InvitationsResolver, ResetsResolver, linksOfAnswers } from './accounts/links/links.resolver.js';
import { Newcomers } from './accounts/links/newcomers.service.js';
import { OneTimeLinksRepository } from './accounts/links/one-time-links.repository.js';
import { OneTimeLinks } from './accounts/links/one-time-links.service.js';
import { ResetLinks } from './accounts/links/reset-links.service.js';
import { LoginsRepository } from './accounts/logins/logins.repository.js';
import { LoggedInResolver, LoginFieldsResolver, LoginsResolver } from './accounts/logins/logins.resolver.js';
import { Logins } from './accounts/logins/logins.service.js';
import { LanguageSetResolver, MeResolver } from './accounts/me.resolver.js';
import { EmailNews } from './accounts/notices/email-news.service.js';
import { NoticesRepository } from './accounts/notices/notices.repository.js';
import { NoticesResolver, NoticesSeenResolver, fieldsOfNotices } from './accounts/notices/notices.resolver.js';
import { Notices } from './accounts/notices/notices.service.js';
import { Passwords } from './accounts/passwords/passwords.service.js';
import { PinResolver } from './accounts/pin/pin.resolver.js';
import { PinService } from './accounts/pin/pin.service.js';
import { RolesService } from './accounts/roles.service.js';
import { ThrottleRepository } from './accounts/throttling/throttle.repository.js';
import { Throttle } from './accounts/throttling/throttle.service.js';
import { ApiTokensRepository } from './accounts/tokens/api-tokens.repository.js';
import { ApiTokenMadeResolver, ApiTokensResolver } from './accounts/tokens/api-tokens.resolver.js';
import { ApiTokens } from './accounts/tokens/api-tokens.service.js';

const access = [CredentialsRepository, { provide: Authentication, useClass: AuthenticationService }];

const accounts = [
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
  ...fieldsOfNotices,
  NoticesSeenResolver,
  ...accountsOfAnswers,
  ...linksOfAnswers,
  AccountsLoader,
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
  AccountsRepository,
  AccountHoldersRepository,
  LoginsRepository,
  OneTimeLinksRepository,
  NoticesRepository,
  ThrottleRepository,
  ApiTokensRepository,
];

/** Who can act: global, since GraphQL asks `Authentication` who sends a request and cannot import what stands above it. */
@Global()
@Module({
  providers: [...access, ...accounts],
  exports: [
    Authentication,
    AccountsLoader,
    EmailNews,
    Passwords,
    PinService,
    Invitations,
    LinkDelivery,
    Newcomers,
    Throttle,
    AccountHoldersRepository,
    LoginsRepository,
    ThrottleRepository,
  ],
})
export class IdentityModule {}
