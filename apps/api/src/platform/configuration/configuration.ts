import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { type Limits, USUAL_PAGE, usualLimits } from './usual-limits.js';
import { type DeliverySettings, readDeliverySettings } from './delivery-settings.js';
import { Environment } from './environment.js';
import { projectRoot } from './project-root.js';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** The token by which a provider asks for the `Configuration`. */
export const CONFIGURATION = Symbol('configuration');

export interface Configuration {
  readonly host: string;
  /** 0 lets the system choose a free one. */
  readonly port: number;
  /** null: the embedded PostgreSQL in `dataDirectory` is used. */
  readonly databaseUrl: string | null;
  readonly databasePoolSize: number;
  /** False behind a pooler that cannot keep them. */
  readonly preparedStatements: boolean;
  /** A copy that follows the database, for anonymous reads; null: there is none. */
  readonly replica: ReplicaConfiguration | null;
  /** Megabytes of answers to public questions that are kept in memory; 0: none. */
  readonly answerMemory: number;
  readonly dataDirectory: string;
  /** The built web application. */
  readonly webDirectory: string;
  readonly logLevel: LogLevel;
  /** Largest request body in bytes, and so the largest match record. */
  readonly bodyLimit: number;
  readonly queryLimits: Limits;
  readonly live: LiveLimits;
  readonly arrivals: Arrivals;
  /** Archives and tables that are sent at a time. */
  readonly downloads: number;
  /** How people reach the office, without a slash at the end; null: as each request says. */
  readonly publicUrl: string | null;
  /** null: no mail is sent, and links are shown instead. */
  readonly mail: MailSettings | null;
  readonly delivery: DeliverySettings;
  /** Addresses and networks of proxies, which are believed when they say for whom they speak. */
  readonly trustedProxies: readonly string[];
  /** Whether GraphiQL is served. */
  readonly graphiql: boolean;
  readonly throttling: Throttling;
  /** Most writes of one account in a minute, as this process counts them; 0: any number. */
  readonly writesPerMinute: number;
  /** null: metrics are not served. */
  readonly metricsPort: number | null;
  /** Seconds between the signal to stop, when the office calls itself unready, and its refusing connections. */
  readonly drain: number;
  /** Seconds that requests under way are waited for at the end. */
  readonly stopPatience: number;
}

export interface ReplicaConfiguration {
  readonly url: string;
  /** Seconds; an older one is not read. */
  readonly mostAge: number;
}

/** How long requests may take to arrive, and how many may be under way. */
export interface Arrivals {
  /** Most seconds from the first byte of a request to its last. */
  readonly seconds: number;
  /** Bodies that are still arriving from one address. */
  readonly bodiesPerAddress: number;
}

/** How many WebSockets are open at a time, and how they are watched. */
export interface LiveLimits {
  /** Of this process. */
  readonly sockets: number;
  readonly socketsPerAddress: number;
  readonly subscriptionsPerSocket: number;
  /** Seconds between two signs of life. */
  readonly heartbeat: number;
}

export interface MailSettings {
  /** `smtp:` or `smtps:`, with user and password where the server wants them. */
  readonly url: string;
  readonly from: string;
}

/** How many attempts (to log in, to use a link) are taken within some minutes. */
export interface Throttling {
  readonly perAccount: number;
  readonly perAddress: number;
  readonly minutes: number;
}

/** What the person who starts the program can put right: shown without a stack trace. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}

/** Reads the environment once, at start. Names every wrong variable, not only the first. */
export function readConfiguration(variables: NodeJS.ProcessEnv, workingDirectory: string): Configuration {
  const environment = new Environment(variables);
  const configuration: Configuration = {
    host: environment.text('HOST') ?? '127.0.0.1',
    port: environment.integer('PORT', 4000, 0, 65_535),
    databaseUrl: databaseUrl(environment),
    databasePoolSize: environment.integer('DATABASE_POOL_SIZE', 10, 1, 1000),
    preparedStatements: environment.oneOf('PREPARED_STATEMENTS', ['on', 'off'] as const, 'on') === 'on',
    replica: replica(environment),
    answerMemory: environment.integer('ANSWER_MEMORY', 32, 0, 4096),
    dataDirectory: resolve(workingDirectory, environment.text('DATA_DIR') ?? 'data'),
    webDirectory: resolve(workingDirectory, environment.text('WEB_DIR') ?? join(projectRoot, 'dist/web')),
    logLevel: environment.oneOf('LOG_LEVEL', logLevels, 'info'),
    bodyLimit: environment.integer('BODY_LIMIT', 1_048_576, 1024, 1_073_741_824),
    queryLimits: {
      tokens: environment.integer('QUERY_TOKENS', usualLimits.tokens, 100, 1_000_000),
      depth: environment.integer('QUERY_DEPTH', usualLimits.depth, 3, 100),
      aliases: environment.integer('QUERY_ALIASES', usualLimits.aliases, 0, 10_000),
      cost: environment.integer('QUERY_COST', usualLimits.cost, 100, 100_000_000),
      page: environment.integer('PAGE_SIZE', usualLimits.page, USUAL_PAGE, 10_000),
    },
    downloads: environment.integer('DOWNLOADS', 4, 1, 1000),
    publicUrl: publicUrl(environment),
    mail: mailSettings(environment),
    delivery: readDeliverySettings(environment),
    trustedProxies: trustedProxies(environment),
    graphiql: environment.oneOf('GRAPHIQL', ['on', 'off'] as const, 'on') === 'on',
    throttling: {
      perAccount: environment.integer('THROTTLE_ACCOUNT', 10, 1, 10_000),
      perAddress: environment.integer('THROTTLE_ADDRESS', 100, 1, 1_000_000),
      minutes: environment.integer('THROTTLE_MINUTES', 15, 1, 1440),
    },
    writesPerMinute: environment.integer('WRITES_PER_MINUTE', 600, 0, 1_000_000),
    arrivals: {
      seconds: environment.integer('REQUEST_SECONDS', 60, 5, 3600),
      bodiesPerAddress: environment.integer('BODIES_PER_ADDRESS', 100, 1, 100_000),
    },
    live: {
      sockets: environment.integer('SOCKETS', 5000, 0, 1_000_000),
      socketsPerAddress: environment.integer('SOCKETS_PER_ADDRESS', 100, 0, 1_000_000),
      subscriptionsPerSocket: environment.integer('SUBSCRIPTIONS_PER_SOCKET', 20, 1, 1000),
      heartbeat: environment.integer('HEARTBEAT', 30, 1, 600),
    },
    metricsPort: environment.text('METRICS_PORT') === null ? null : environment.integer('METRICS_PORT', 0, 1, 65_535),
    drain: environment.integer('DRAIN_SECONDS', 0, 0, 600),
    stopPatience: environment.integer('STOP_SECONDS', 20, 1, 600),
  };
  const { problems } = environment;
  if (problems.length > 0) {
    throw new StartProblem(`The configuration cannot be used:\n${problems.map((each) => `  - ${each}`).join('\n')}`);
  }
  return configuration;
}

function databaseUrl(environment: Environment): string | null {
  const advice =
    'is not the address of a PostgreSQL database; write postgresql://user:password@host:5432/database, or leave it out for the embedded PostgreSQL';
  const url = environment.address('DATABASE_URL', ['postgres:', 'postgresql:'], advice);
  if (url !== null && new URL(url).pathname.length < 2) environment.problems.push(`DATABASE_URL ${advice}.`);
  return url;
}

function replica(environment: Environment): ReplicaConfiguration | null {
  const advice =
    'is not the address of a PostgreSQL that follows the database; write postgresql://user:password@host:5432/database';
  const url = environment.address('REPLICA_URL', ['postgres:', 'postgresql:'], advice);
  const mostAge = environment.integer('REPLICA_MAX_AGE', 10, 1, 3600);
  return url === null ? null : { url, mostAge };
}

function publicUrl(environment: Environment): string | null {
  const advice = 'is not the address of the office for browsers; write https://office.example.org';
  const url = environment.address('PUBLIC_URL', ['http:', 'https:'], advice);
  return url === null ? null : url.replace(/\/+$/, '');
}

/** Letters with links need all three: what a request calls this server must never get into a letter. */
function mailSettings(environment: Environment): MailSettings | null {
  const advice = 'is not the address of a mail server; write smtp://user:password@host:587 or smtps://…:465';
  const url = environment.address('SMTP_URL', ['smtp:', 'smtps:'], advice);
  const from = environment.text('MAIL_FROM');
  if (environment.text('SMTP_URL') === null && from === null) return null;
  const missing = ['SMTP_URL', 'MAIL_FROM', 'PUBLIC_URL'].filter((name) => environment.text(name) === null);
  if (missing.length > 0) environment.problems.push(`To send mail, set ${missing.join(' and ')} too.`);
  if (from !== null && !/^(?:[^<>\r\n]*<[^@\s<>]+@[^@\s<>]+>|[^@\s<>]+@[^@\s<>]+)$/.test(from)) {
    environment.problems.push(
      `MAIL_FROM is ${JSON.stringify(from)}; write office@example.org or Office <office@example.org>.`,
    );
  }
  return url === null || from === null ? null : { url, from };
}

function trustedProxies(environment: Environment): string[] {
  const value = environment.text('TRUST_PROXY');
  if (value === null) return [];
  const addresses = value.split(',').map((each) => each.trim());
  if (addresses.every(isAddressOrNetwork)) return addresses;
  environment.problems.push(
    `TRUST_PROXY is ${JSON.stringify(value)}; give the addresses or networks of the proxies in front of the office, with commas between (127.0.0.1, 10.0.0.0/8).`,
  );
  return [];
}

function isAddressOrNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}
