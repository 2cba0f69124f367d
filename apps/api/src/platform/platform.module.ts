import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { CONFIGURATION, type Configuration } from './configuration/configuration.js';
import { databaseAt } from './database/database.providers.js';
import { Transactions } from './database/transactions.js';
import { Mail } from './mail/mail.service.js';
import { OfficeKeys } from './office-keys/office-keys.js';
import { AllowsGuard } from './requests/allows.guard.js';
import { HttpProblemsFilter } from './requests/http-problems.filter.js';
import { DatabaseMetricsRepository } from './metrics/database-metrics.repository.js';
import { MetricsServer } from './metrics/metrics-server.js';
import { Metrics } from './metrics/metrics.js';
import { RequestMetrics } from './metrics/request-metrics.js';
import { ProblemResolver } from './problems/problem.resolver.js';
import { InputRefusals } from './inputs/input-refusals.interceptor.js';
import { Hourly } from './jobs/hourly.service.js';
import { Jobs } from './jobs/jobs.service.js';
import { JobQueueRepository } from './jobs/queue.repository.js';
import { Room } from './writes/room.js';
import { WriteRate } from './writes/write-rate.js';
import { WritesRepository } from './writes/writes.repository.js';
import { Writes } from './writes/writes.service.js';
import { HealthController } from './health/health.controller.js';
import { HealthRepository } from './health/health.repository.js';
import { HealthService } from './health/health.service.js';
import { Clock } from './office/clock.js';
import { OfficeRepository } from './office/office.repository.js';
import { OfficeResolver } from './office/office.resolver.js';
import { OfficeTextsRepository } from './office/texts/office-texts.repository.js';
import { OfficeTextsResolver } from './office/texts/office-texts.resolver.js';
import { OfficeTextsService } from './office/texts/office-texts.service.js';
import { Derivations } from './memory/derivations.service.js';
import { Memory } from './memory/memory.js';
import { ReadSources } from './memory/read-sources.service.js';
import { VersionsRepository } from './memory/versions.repository.js';
import { PublicReads } from './public-reads/public-reads.service.js';

/** What is done outside of requests, by whichever process has time. */
const jobs = [Jobs, Hourly, JobQueueRepository];

const writes = [Transactions, Writes, WritesRepository, WriteRate, Room];

const office = [
  OfficeRepository,
  OfficeResolver,
  OfficeTextsRepository,
  OfficeTextsResolver,
  OfficeTextsService,
  Clock,
];

const memory = [
  {
    provide: Memory,
    inject: [CONFIGURATION],
    useFactory: ({ answerMemory }: Configuration) => new Memory(answerMemory * 1_048_576),
  },
  Derivations,
  ReadSources,
  VersionsRepository,
];

/** What holds every request against who sends it, refuses it in one shape, counts it, and answers what needs nobody. */
const serving = [
  { provide: APP_GUARD, useClass: AllowsGuard },
  { provide: APP_FILTER, useClass: HttpProblemsFilter },
  { provide: APP_INTERCEPTOR, useClass: InputRefusals },
  MetricsServer,
  RequestMetrics,
  DatabaseMetricsRepository,
  HealthService,
  HealthRepository,
  PublicReads,
];

/** What every wing stands on: global, so that none has to say so. */
@Global()
@Module({
  providers: [Mail, OfficeKeys, Metrics, ProblemResolver, ...jobs, ...writes, ...office, ...memory],
  exports: [
    Mail,
    OfficeKeys,
    Metrics,
    Jobs,
    Hourly,
    Transactions,
    Writes,
    WritesRepository,
    Room,
    Clock,
    Memory,
    Derivations,
    ReadSources,
  ],
})
export class PlatformModule {
  /** Of the server. */
  static serving(configuration: Configuration, databaseUrl: string): DynamicModule {
    const { providers = [], ...rest } = platformOn(configuration, databaseUrl);
    return { ...rest, controllers: [HealthController], providers: [...providers, ...serving] };
  }

  /** Where nothing listens: writes are counted too, though nobody reads it, and jobs are left to the servers. */
  static withoutServer(configuration: Configuration, databaseUrl: string): DynamicModule {
    const delivery = { ...configuration.delivery, jobs: false };
    return platformOn({ ...configuration, delivery }, databaseUrl);
  }
}

function platformOn(configuration: Configuration, databaseUrl: string): DynamicModule {
  const database = databaseAt(databaseUrl, configuration);
  return {
    module: PlatformModule,
    providers: [{ provide: CONFIGURATION, useValue: configuration }, ...database],
    exports: [CONFIGURATION, ...database.map(({ provide }) => provide)],
  };
}
