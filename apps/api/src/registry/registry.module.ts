import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/identity.module.js';
import {
  PersonOfMeResolver,
  PersonOfNoticeResolver,
  fieldsOfAccountsOfPeople,
} from './people/accounts-of-people.resolver.js';
import { ContactResolver } from './people/contact/contact.resolver.js';
import { ContactsRepository } from './people/contact/contacts.repository.js';
import { Contacts } from './people/contact/contacts.service.js';
import { NamedPeopleResolver } from './people/names/named-people.resolver.js';
import { NamedPeople } from './people/names/named-people.service.js';
import { NamesRepository } from './people/names/names.repository.js';
import { NamesResolver, fieldsOfNames } from './people/names/names.resolver.js';
import { NamesService } from './people/names/names.service.js';
import { WrongLettersRepository } from './people/names/wrong-letters.repository.js';
import { PeopleLoader } from './people/people.loader.js';
import { PeopleRepository } from './people/people.repository.js';
import { PeopleResolver, fieldsOfPeople } from './people/people.resolver.js';
import { PeopleService } from './people/people.service.js';
import { PersonalDataRepository } from './people/privacy/personal-data.repository.js';
import { PrivacyResolver } from './people/privacy/privacy.resolver.js';
import { PrivacyService } from './people/privacy/privacy.service.js';
import { RulesetsResolver } from './rulesets/rulesets.resolver.js';
import { RulesetsService } from './rulesets/rulesets.service.js';
import { SeasonsLoader } from './seasons/seasons.loader.js';
import { SeasonsRepository } from './seasons/seasons.repository.js';
import { SeasonSavedResolver, SeasonsResolver } from './seasons/seasons.resolver.js';
import { SeasonsService } from './seasons/seasons.service.js';
import { VenuesLoader } from './venues/venues.loader.js';
import { VenuesRepository } from './venues/venues.repository.js';
import { VenueSavedResolver, VenuesResolver } from './venues/venues.resolver.js';
import { VenuesService } from './venues/venues.service.js';
import { CarryOverRepository } from './teams/carry-over/carry-over.repository.js';
import { CarriedTeamResolver, CarryOverResolver } from './teams/carry-over/carry-over.resolver.js';
import { CarryOverService } from './teams/carry-over/carry-over.service.js';
import { EnteringService } from './teams/entering.service.js';
import { LeavingService } from './teams/members/leaving.service.js';
import { MembersResolver } from './teams/members/members.resolver.js';
import { MembersService } from './teams/members/members.service.js';
import { MembershipsRepository } from './teams/members/memberships.repository.js';
import { TeamNewcomers } from './teams/members/newcomers.service.js';
import { ActingSides } from './teams/sides/acting-sides.js';
import { ActingRepository } from './teams/sides/acting.repository.js';
import { SidesLoader } from './teams/sides/sides.loader.js';
import { SidesRepository } from './teams/sides/sides.repository.js';
import { TeamChanges } from './teams/team-changes.service.js';
import {
  TeamFieldsResolver,
  TeamMemberResolver,
  TeamsOfPersonResolver,
  fieldsOfTeam,
} from './teams/team-fields.resolver.js';
import { TeamsLoader } from './teams/teams.loader.js';
import { TeamsRepository } from './teams/teams.repository.js';
import { TeamsResolver, fieldsOfTeams } from './teams/teams.resolver.js';
import { TeamsService } from './teams/teams.service.js';
import { PairsLoader } from './pairs/pairs.loader.js';
import { PairsRepository } from './pairs/pairs.repository.js';
import { PairPlayerResolver, PairsResolver, fieldsOfPairs } from './pairs/pairs.resolver.js';
import { PairsService } from './pairs/pairs.service.js';
import { ExpiredInvitations } from './team-invitations/expired-invitations.service.js';
import { InvitationAnswersService } from './team-invitations/invitation-answers.service.js';
import {
  InvitationsOfTeamResolver,
  TeamInvitationFieldsResolver,
  TeamInvitationOfferResolver,
  fieldsOfTeamInvitation,
} from './team-invitations/team-invitation-fields.resolver.js';
import { TeamInvitationsRepository } from './team-invitations/team-invitations.repository.js';
import { TeamInvitationsResolver } from './team-invitations/team-invitations.resolver.js';
import { TeamInvitationsService } from './team-invitations/team-invitations.service.js';
import { CaptainInvitationsResolver } from './captain-invitations/captain-invitations.resolver.js';
import { CaptainInvitationsService } from './captain-invitations/captain-invitations.service.js';
import { CaptainsRepository } from './captain-invitations/captains.repository.js';
import { SeasonSetupResolver } from './season-setup/season-setup.resolver.js';
import { SeasonSetupService } from './season-setup/season-setup.service.js';

const people = [
  PeopleResolver,
  ...fieldsOfPeople,
  PeopleService,
  PeopleLoader,
  PeopleRepository,
  NamedPeopleResolver,
  NamedPeople,
  WrongLettersRepository,
  NamesResolver,
  ...fieldsOfNames,
  NamesService,
  NamesRepository,
  PrivacyResolver,
  PrivacyService,
  PersonalDataRepository,
  ContactResolver,
  Contacts,
  ContactsRepository,
  ...fieldsOfAccountsOfPeople,
  PersonOfMeResolver,
  PersonOfNoticeResolver,
];

const rulesets = [RulesetsResolver, RulesetsService];

const seasons = [SeasonsResolver, SeasonSavedResolver, SeasonsService, SeasonsLoader, SeasonsRepository];

const venues = [VenuesResolver, VenueSavedResolver, VenuesService, VenuesRepository, VenuesLoader];

const teams = [
  SidesLoader,
  SidesRepository,
  ActingSides,
  ActingRepository,
  TeamsResolver,
  ...fieldsOfTeams,
  TeamsService,
  TeamsLoader,
  TeamsRepository,
  EnteringService,
  TeamChanges,
  TeamFieldsResolver,
  TeamMemberResolver,
  ...fieldsOfTeam,
  TeamsOfPersonResolver,
  MembersResolver,
  MembersService,
  LeavingService,
  TeamNewcomers,
  MembershipsRepository,
  CarryOverResolver,
  CarriedTeamResolver,
  CarryOverService,
  CarryOverRepository,
];

const pairs = [PairsResolver, PairPlayerResolver, ...fieldsOfPairs, PairsService, PairsLoader, PairsRepository];

const teamInvitations = [
  TeamInvitationsResolver,
  InvitationsOfTeamResolver,
  TeamInvitationFieldsResolver,
  TeamInvitationOfferResolver,
  ...fieldsOfTeamInvitation,
  TeamInvitationsService,
  InvitationAnswersService,
  ExpiredInvitations,
  TeamInvitationsRepository,
];

const captainInvitations = [CaptainInvitationsResolver, CaptainInvitationsService, CaptainsRepository];

const seasonSetup = [SeasonSetupResolver, SeasonSetupService];

/** Who and what there is, before anything is played. */
@Module({
  imports: [IdentityModule],
  providers: [
    ...people,
    ...rulesets,
    ...seasons,
    ...venues,
    ...teams,
    ...pairs,
    ...teamInvitations,
    ...captainInvitations,
    ...seasonSetup,
  ],
  exports: [
    PeopleService,
    PeopleLoader,
    PeopleRepository,
    WrongLettersRepository,
    PersonalDataRepository,
    SeasonsService,
    SeasonsLoader,
    SeasonsRepository,
    VenuesRepository,
    VenuesLoader,
    SidesLoader,
    SidesRepository,
    ActingSides,
    ActingRepository,
    TeamsService,
    TeamsLoader,
    MembersService,
    TeamNewcomers,
    MembershipsRepository,
    PairsService,
    PairsLoader,
    PairsRepository,
  ],
})
export class RegistryModule {}
