import { Module } from '@nestjs/common';
import { VenuesLoader } from './venues.loader.js';
import { VenuesRepository } from './venues.repository.js';
import { VenueSavedResolver, VenuesResolver } from './venues.resolver.js';
import { VenuesService } from './venues.service.js';

@Module({
  providers: [VenuesResolver, VenueSavedResolver, VenuesService, VenuesRepository, VenuesLoader],
  exports: [VenuesRepository, VenuesLoader],
})
export class VenuesModule {}
