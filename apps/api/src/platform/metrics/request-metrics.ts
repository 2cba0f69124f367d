import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { summaryOf } from '../requests/request-summary.js';
import { Metrics } from './metrics.js';

/** Counts what is answered, and takes the time of GraphQL requests that were found in order. */
@Injectable()
export class RequestMetrics implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    this.host.httpAdapter.getInstance<FastifyInstance>().addHook('onResponse', (request, reply, done) => {
      this.metrics.answered(request.routeOptions.url ?? 'none', reply.statusCode);
      const summary = summaryOf(request);
      if (summary !== undefined) this.metrics.took(summary.operation, reply.elapsedTime / 1000);
      done();
    });
  }
}
