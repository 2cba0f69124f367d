import { resolve } from 'node:path';
import { type Limits, usualLimits } from '../graphql/usual-limits.js';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export interface Configuration {
  readonly host: string;
  /** 0 lets the system choose a free one. */
  readonly port: number;
  /** null: the embedded PostgreSQL in `dataDirectory` is used. */
  readonly databaseUrl: string | null;
  readonly databasePoolSize: number;
  readonly dataDirectory: string;
  readonly logLevel: LogLevel;
  /** Largest request body in bytes, and so the largest match record. */
  readonly bodyLimit: number;
  readonly queryLimits: Limits;
  readonly live: LiveLimits;
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

/** What the person who starts the program can put right: shown without a stack trace. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}

/** Reads the environment once, at start. Names every wrong variable, not only the first. */
export function readConfiguration(environment: NodeJS.ProcessEnv, workingDirectory: string): Configuration {
  const problems: string[] = [];
  const text = (name: string): string | null => {
    const value = environment[name]?.trim();
    return value === undefined || value === '' ? null : value;
  };
  const integer = (name: string, fallback: number, least: number, most: number): number => {
    const value = text(name);
    if (value === null) return fallback;
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= least && number <= most) return number;
    problems.push(`${name} is ${JSON.stringify(value)}; give a whole number from ${least} to ${most}.`);
    return fallback;
  };
  const level = (): LogLevel => {
    const value = text('LOG_LEVEL');
    if (value === null) return 'info';
    const known = logLevels.find((each) => each === value);
    if (known !== undefined) return known;
    problems.push(`LOG_LEVEL is ${JSON.stringify(value)}; give one of ${logLevels.join(', ')}.`);
    return 'info';
  };
  const databaseUrl = (): string | null => {
    const value = text('DATABASE_URL');
    if (value === null || isPostgresUrl(value)) return value;
    // The value is not repeated: it may hold a password.
    problems.push(
      'DATABASE_URL is not the address of a PostgreSQL database; write postgresql://user:password@host:5432/database, or leave it out for the embedded PostgreSQL.',
    );
    return null;
  };

  const configuration: Configuration = {
    host: text('HOST') ?? '127.0.0.1',
    port: integer('PORT', 4000, 0, 65_535),
    databaseUrl: databaseUrl(),
    databasePoolSize: integer('DATABASE_POOL_SIZE', 10, 1, 1000),
    dataDirectory: resolve(workingDirectory, text('DATA_DIR') ?? 'data'),
    logLevel: level(),
    bodyLimit: integer('BODY_LIMIT', 1_048_576, 1024, 1_073_741_824),
    queryLimits: {
      tokens: integer('QUERY_TOKENS', usualLimits.tokens, 100, 1_000_000),
      depth: integer('QUERY_DEPTH', usualLimits.depth, 3, 100),
      aliases: integer('QUERY_ALIASES', usualLimits.aliases, 0, 10_000),
      cost: integer('QUERY_COST', usualLimits.cost, 100, 100_000_000),
    },
    live: {
      sockets: integer('SOCKETS', 5000, 0, 1_000_000),
      socketsPerAddress: integer('SOCKETS_PER_ADDRESS', 100, 0, 1_000_000),
      subscriptionsPerSocket: integer('SUBSCRIPTIONS_PER_SOCKET', 20, 1, 1000),
      heartbeat: integer('HEARTBEAT', 30, 1, 600),
    },
  };
  if (problems.length > 0) {
    throw new StartProblem(`The configuration cannot be used:\n${problems.map((each) => `  - ${each}`).join('\n')}`);
  }
  return configuration;
}

function isPostgresUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, pathname } = new URL(value);
  return (protocol === 'postgres:' || protocol === 'postgresql:') && pathname.length > 1;
}
