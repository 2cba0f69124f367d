import { Module } from '@nestjs/common';
import { PeopleModule } from '../../registry/people/people.module.js';
import { SeasonsModule } from '../../registry/seasons/seasons.module.js';
import { FreeCreditResolver, FreeYearsOfPersonResolver } from './free-credit.resolver.js';
import { FreeFactorsModule } from './factors/free-factors.module.js';
import { FreeFactorsResolver } from './factors/free-factors.resolver.js';
import { FreeFactorsService } from './factors/free-factors.service.js';
import { FreeTableModule } from './free-table.module.js';
import { FreeTableResolver, FreeTableRowResolver } from './free-table.resolver.js';

/** The free championship (12): points by player, and the factors by which games of other kinds count. */
@Module({
  imports: [FreeFactorsModule, FreeTableModule, PeopleModule, SeasonsModule],
  providers: [
    FreeTableResolver,
    FreeTableRowResolver,
    FreeCreditResolver,
    FreeYearsOfPersonResolver,
    FreeFactorsResolver,
    FreeFactorsService,
  ],
})
export class FreeChampionshipModule {}
