import { Module } from '@nestjs/common';
import { AccountsModule } from '../../identity/accounts/accounts.module.js';
import { ContactResolver } from './contact/contact.resolver.js';
import { Contacts } from './contact/contacts.service.js';
import {
  AccountOfPersonResolver,
  NameOfInvitationResolver,
  PersonOfAccountResolver,
  PersonOfMeResolver,
  PersonOfNoticeResolver,
} from './accounts-of-people.resolver.js';
import { ContactsRepository } from './contact/contacts.repository.js';
import { NamesRepository } from './names/names.repository.js';
import { NamedPeopleResolver } from './names/named-people.resolver.js';
import { NamedPeople } from './names/named-people.service.js';
import { NamesResolver, RenamePreviewResolver } from './names/names.resolver.js';
import { NamesService } from './names/names.service.js';
import { WrongLettersRepository } from './names/wrong-letters.repository.js';
import { PeopleLoader } from './people.loader.js';
import { PeopleRepository } from './people.repository.js';
import { PeopleResolver, PersonSavedResolver } from './people.resolver.js';
import { PeopleService } from './people.service.js';
import { PersonalDataRepository } from './privacy/personal-data.repository.js';
import { PrivacyResolver } from './privacy/privacy.resolver.js';
import { PrivacyService } from './privacy/privacy.service.js';

@Module({
  imports: [AccountsModule],
  providers: [
    PeopleResolver,
    PersonSavedResolver,
    PeopleService,
    PeopleLoader,
    PeopleRepository,
    NamedPeopleResolver,
    NamedPeople,
    WrongLettersRepository,
    NamesResolver,
    RenamePreviewResolver,
    NamesService,
    NamesRepository,
    PrivacyResolver,
    PrivacyService,
    PersonalDataRepository,
    ContactResolver,
    Contacts,
    ContactsRepository,
    AccountOfPersonResolver,
    PersonOfAccountResolver,
    PersonOfMeResolver,
    PersonOfNoticeResolver,
    NameOfInvitationResolver,
  ],
  exports: [
    WrongLettersRepository,
    PeopleService,
    PeopleLoader,
    PeopleRepository,
    NamesRepository,
    ContactsRepository,
    PersonalDataRepository,
  ],
})
export class PeopleModule {}
