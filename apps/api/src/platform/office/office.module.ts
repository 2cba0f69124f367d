import { Global, Module } from '@nestjs/common';
import { Clock } from './clock.js';
import { OfficeRepository } from './office.repository.js';
import { OfficeResolver } from './office.resolver.js';
import { OfficeTextsRepository } from './texts/office-texts.repository.js';
import { OfficeTextsResolver } from './texts/office-texts.resolver.js';
import { OfficeTextsService } from './texts/office-texts.service.js';

@Global()
@Module({
  providers: [OfficeRepository, OfficeResolver, OfficeTextsRepository, OfficeTextsResolver, OfficeTextsService, Clock],
  exports: [Clock],
})
export class OfficeModule {}
