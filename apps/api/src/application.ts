import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import { NestFactory } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { isThere } from './platform/database/is-there.js';
import { answerInTime } from './platform/requests/answer-in-time.js';
import { answerOtherOrigins } from './platform/requests/other-origins.js';
import { sayWhatAnswersAre } from './platform/requests/plain-answers.js';
import { refuseForeignRequests } from './platform/requests/foreign-requests.js';
import { refuseOtherSchemes } from './platform/requests/authorization-scheme.js';
import { speakGraphqlMediaType } from './platform/requests/graphql-media-type.js';
import { tellLimits } from './platform/requests/limit-notes.js';
import { announceEncryption } from './platform/requests/office-cookies.js';
import {
  type FirstAdminLink,
  ServerAdministration,
} from './identity/accounts/at-the-server/server-administration.service.js';
import { loginCookieOf } from './identity/access/login-cookie.js';
import { ApplicationModule, schemaModules } from './application.module.js';
import type { Configuration } from './platform/configuration/configuration.js';
import { printSchemaOf } from './platform/graphql/print-schema.js';
import { refuseUnsoundBodies } from './platform/graphql/sound-variables.js';
import { HealthService } from './platform/health/health.service.js';
import { LiveService } from './publishing/live/live.service.js';
import { errorInLog } from './platform/logging/error-in-log.js';
import { GatheredLines } from './platform/logging/gathered-lines.js';
import { sparingLog } from './platform/logging/sparing-log.js';
import { RequestLog } from './platform/logging/request-log.js';
import { nestLogger } from './platform/logging/nest-logger.js';
import { arrivalLimits, guardTraffic } from './platform/traffic/guard.js';
import { webEntry } from './platform/web/entry.js';
import { serveGraphiql } from './platform/web/graphiql.js';
import { OfficeTextsService } from './platform/office/texts/office-texts.service.js';
import { servePages } from './platform/web/pages.js';

/** The server, ready to listen. It closes its connections to the database in `close()`. */
export async function createApplication(
  configuration: Configuration,
  databaseUrl: string,
): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    logger: {
      level: configuration.logLevel,
      stream: new GatheredLines(),
      serializers: { err: errorInLog },
      hooks: sparingLog(),
    },
    logController: new RequestLog(),
    bodyLimit: configuration.bodyLimit,
    trustProxy: configuration.trustedProxies.length > 0 && [...configuration.trustedProxies],
    genReqId: () => randomUUID(),
    ...arrivalLimits(configuration),
    // Schemas of routes are those of packages, made for Fastify: to check them, a schema of schemas is compiled at each start.
    ajv: { customOptions: { validateSchema: false } },
  });
  const server = adapter.getInstance();
  await server.register(fastifyCookie);
  server.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  announceEncryption(server, configuration.publicUrl);
  sayWhatAnswersAre(server, configuration.publicUrl);
  answerOtherOrigins(server, configuration.publicUrl);
  guardTraffic(server, configuration);
  answerInTime(server, (patience) => isThere(databaseUrl, patience));
  tellLimits(server);
  speakGraphqlMediaType(server);
  refuseForeignRequests(server, configuration.publicUrl);
  refuseOtherSchemes(server);
  refuseUnsoundBodies(server);
  // Without built files there are no pages, and the API works all the same.
  const entry = webEntry(configuration);
  if (entry !== null) {
    const cursor = (): Promise<string> => application.get(LiveService, { strict: false }).cursor();
    const texts = (): Promise<readonly string[]> => application.get(OfficeTextsService, { strict: false }).written();
    const hasLogin = (request: FastifyRequest): boolean => loginCookieOf(request) !== undefined;
    // By themselves, so that what they answer to a failure is theirs alone.
    await server.register((pages) => servePages(pages, configuration, entry, hasLogin, cursor, texts));
    await server.register((pages) => serveGraphiql(pages, configuration));
  }
  const application = await NestFactory.create<NestFastifyApplication>(
    ApplicationModule.with(configuration, databaseUrl),
    adapter,
    {
      logger: nestLogger(server.log),
      abortOnError: false,
    },
  );
  const health = application.get(HealthService, { strict: false });
  if (entry !== null) health.lookAtPages(entry);
  // A connection that is kept for more requests would keep the process from ending.
  server.addHook('onSend', (_, reply, payload, done) => {
    if (health.isClosing) void reply.header('connection', 'close');
    done(null, payload);
  });
  return application;
}

/** Tells balancers to send no more requests here; it answers those that come none the less. */
export function callUnready(application: NestFastifyApplication): void {
  application.get(HealthService, { strict: false }).close();
}

/** The address that makes the first admin; null where there is one. For the terminal, never for the log. */
export function firstAdminLink(application: NestFastifyApplication, listeningAt: string): Promise<FirstAdminLink> {
  return application.get(ServerAdministration).firstAdminLink(listeningAt);
}

/** The text of schema.graphql. */
export const printApiSchema = (): Promise<string> => printSchemaOf(schemaModules);
