import { Module } from '@nestjs/common';
import { CupFactsModule } from '../../competitions/cup/storage/cup-facts.module.js';
import { VenuesModule } from '../../registry/venues/venues.module.js';
import { CalendarFeedsController } from './calendar-feeds.controller.js';
import { CalendarFeedsRepository } from './calendar-feeds.repository.js';
import { CalendarFeeds } from './calendar-feeds.service.js';

/** Dates as iCalendar feeds. */
@Module({
  imports: [CupFactsModule, VenuesModule],
  controllers: [CalendarFeedsController],
  providers: [CalendarFeeds, CalendarFeedsRepository],
})
export class CalendarFeedsModule {}
