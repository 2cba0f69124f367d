import { Module } from '@nestjs/common';
import { TrophiesModule } from '../../competitions/trophies/trophies.module.js';
import { PeopleModule } from '../../registry/people/people.module.js';
import { NewsFeedsController } from './news-feeds.controller.js';
import { NewsFeedsRepository } from './news-feeds.repository.js';
import { NewsFeeds } from './news-feeds.service.js';

/** What is new as Atom feeds, and what there is for search engines. */
@Module({
  imports: [TrophiesModule, PeopleModule],
  controllers: [NewsFeedsController],
  providers: [NewsFeeds, NewsFeedsRepository],
})
export class NewsFeedsModule {}
