import { Global, Module } from '@nestjs/common';
import { Metrics } from './metrics.js';

/** Where there is no server, writes are counted too, though nobody reads it. */
@Global()
@Module({ providers: [Metrics], exports: [Metrics] })
export class UnreadMetricsModule {}
