import { Global, Module } from '@nestjs/common';
import { Hourly } from './hourly.service.js';
import { Jobs } from './jobs.service.js';
import { QueueRepository } from './queue.repository.js';

/** What is done outside of requests, by whichever process has time. */
@Global()
@Module({ providers: [Jobs, Hourly, QueueRepository], exports: [Jobs, Hourly] })
export class JobsModule {}
