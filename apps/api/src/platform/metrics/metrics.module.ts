import { Global, Module } from '@nestjs/common';
import { DatabaseMetricsRepository } from './database-metrics.repository.js';
import { Metrics } from './metrics.js';
import { MetricsServer } from './metrics-server.js';
import { RequestMetrics } from './request-metrics.js';

@Global()
@Module({ providers: [Metrics, MetricsServer, RequestMetrics, DatabaseMetricsRepository], exports: [Metrics] })
export class MetricsModule {}
