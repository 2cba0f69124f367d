import { Module } from '@nestjs/common';
import { PeopleModule } from '../people/people.module.js';
import { SeasonsModule } from '../seasons/seasons.module.js';
import { SidesLoader } from './sides.loader.js';
import { SidesRepository } from './sides.repository.js';

@Module({
  imports: [PeopleModule, SeasonsModule],
  providers: [SidesLoader, SidesRepository],
  exports: [SidesLoader, SidesRepository],
})
export class TeamsModule {}
