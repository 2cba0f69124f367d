import { Module } from '@nestjs/common';
import { ContactsRepository } from './contact/contacts.repository.js';
import { NamesRepository } from './names.repository.js';
import { NamesResolver, RenamePreviewResolver } from './names.resolver.js';
import { NamesService } from './names.service.js';
import { PeopleLoader } from './people.loader.js';
import { PeopleRepository } from './people.repository.js';
import { PeopleResolver, PersonSavedResolver } from './people.resolver.js';
import { PeopleService } from './people.service.js';
import { PersonalDataRepository } from './personal-data.repository.js';
import { PrivacyResolver } from './privacy.resolver.js';
import { PrivacyService } from './privacy.service.js';

@Module({
  providers: [
    ...[PeopleResolver, PersonSavedResolver, PeopleService, PeopleLoader, PeopleRepository],
    ...[NamesResolver, RenamePreviewResolver, NamesService, NamesRepository],
    ...[PrivacyResolver, PrivacyService, ContactsRepository, PersonalDataRepository],
  ],
  exports: [
    ...[PeopleService, PeopleLoader, PeopleRepository],
    ...[NamesRepository, ContactsRepository, PersonalDataRepository],
  ],
})
export class PeopleModule {}
