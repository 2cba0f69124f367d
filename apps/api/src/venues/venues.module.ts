import { Module } from '@nestjs/common';
import { VenuesRepository } from './venues.repository.js';
import { VenueSavedResolver, VenuesResolver } from './venues.resolver.js';
import { VenuesService } from './venues.service.js';

@Module({
  providers: [VenuesResolver, VenueSavedResolver, VenuesService, VenuesRepository],
  exports: [VenuesRepository],
})
export class VenuesModule {}
