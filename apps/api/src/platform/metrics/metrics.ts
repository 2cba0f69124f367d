import { Injectable } from '@nestjs/common';
import type { GraphQLFormattedError } from 'graphql';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds. */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * What operators watch, in the form of Prometheus. Labels have few values: routes, fields at the root of the schema, codes of
 * errors, names of writes; never what a caller chooses.
 */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly registers = [this.registry];

  private readonly requests = new Counter({
    name: 'office_http_requests_total',
    help: 'Requests answered, by route and status.',
    labelNames: ['route', 'status'] as const,
    registers: this.registers,
  });
  private readonly durations = new Histogram({
    name: 'office_operation_duration_seconds',
    help: 'Time from a GraphQL request to its answer, by the field at the root.',
    labelNames: ['operation'] as const,
    buckets: DURATIONS,
    registers: this.registers,
  });
  private readonly errors = new Counter({
    name: 'office_errors_total',
    help: 'Errors in answers to GraphQL requests, by code.',
    labelNames: ['code'] as const,
    registers: this.registers,
  });
  private readonly writes = new Counter({
    name: 'office_writes_total',
    help: 'Writes by name and what came of them: done, repeated (by the same idempotency key), refused, failed.',
    labelNames: ['action', 'outcome'] as const,
    registers: this.registers,
  });
  private readonly deliveries = new Counter({
    name: 'office_deliveries_total',
    help: 'Attempts to deliver notifications, by channel and what came of them: delivered, again (it is tried later), failed.',
    labelNames: ['channel', 'outcome'] as const,
    registers: this.registers,
  });

  private readonly reads = new Counter({
    name: 'office_public_reads_total',
    help: 'Reads without a login, by where the answer came from.',
    labelNames: ['from'] as const,
    registers: this.registers,
  });

  /** Memory, event loop, garbage: what every Node.js process can tell. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  answered(route: string, status: number): void {
    this.requests.inc({ route, status });
  }

  took(operation: string, seconds: number): void {
    this.durations.observe({ operation }, seconds);
  }

  read(from: 'memory' | 'database' | 'replica'): void {
    this.reads.inc({ from });
  }

  failed(errors: readonly GraphQLFormattedError[]): void {
    for (const { extensions } of errors) this.errors.inc({ code: String(extensions?.['code']) });
  }

  wrote(action: string, outcome: 'done' | 'repeated' | 'refused' | 'failed'): void {
    this.writes.inc({ action, outcome });
  }

  delivered(channel: 'mail' | 'webhook', outcome: 'delivered' | 'again' | 'failed'): void {
    this.deliveries.inc({ channel, outcome });
  }

  /**
   * A value that is asked for when the metrics are read.
   * @param read the value, or the values by label; what cannot be read now is left out
   */
  gauge(
    name: string,
    help: string,
    read: () => number | Readonly<Record<string, number>> | Promise<number | Readonly<Record<string, number>>>,
    label = 'kind',
  ): void {
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: this.registers,
      async collect() {
        this.reset();
        const value = await Promise.resolve(read()).catch(() => ({}));
        if (typeof value === 'number') this.set(value);
        else for (const [kind, each] of Object.entries(value)) this.set({ [label]: kind }, each);
      },
    });
  }

  /** The text format of Prometheus. */
  text(): Promise<string> {
    return this.registry.metrics();
  }

  get contentType(): string {
    return this.registry.contentType;
  }
}
