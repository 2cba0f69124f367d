import { Module } from '@nestjs/common';
import { PeopleLoader } from './people.loader.js';
import { PeopleRepository } from './people.repository.js';

@Module({ providers: [PeopleLoader, PeopleRepository], exports: [PeopleLoader, PeopleRepository] })
export class PeopleModule {}
