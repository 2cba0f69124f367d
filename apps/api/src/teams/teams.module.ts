import { Module } from '@nestjs/common';
import { PeopleModule } from '../people/people.module.js';
import { SeasonsModule } from '../seasons/seasons.module.js';
import { ActingRepository } from './acting.repository.js';
import { ActingSides } from './acting-sides.js';
import { SidesLoader } from './sides.loader.js';
import { SidesRepository } from './sides.repository.js';

@Module({
  imports: [PeopleModule, SeasonsModule],
  providers: [SidesLoader, SidesRepository, ActingSides, ActingRepository],
  exports: [SidesLoader, SidesRepository, ActingSides, ActingRepository],
})
export class TeamsModule {}
