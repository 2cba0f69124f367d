import type { LoggerService } from '@nestjs/common';
import type { FastifyBaseLogger } from 'fastify';

/** Nest's own words in the same structured log as the requests. Its start-up chatter is detail. */
export function nestLogger(log: FastifyBaseLogger): LoggerService {
  const write =
    (level: 'debug' | 'warn' | 'error' | 'fatal') =>
    (message: unknown, ...rest: unknown[]): void => {
      const context = rest.findLast((each) => typeof each === 'string');
      if (message instanceof Error) log[level]({ err: message, context }, message.message);
      else log[level]({ context }, String(message));
    };
  return {
    log: write('debug'),
    debug: write('debug'),
    verbose: write('debug'),
    warn: write('warn'),
    error: write('error'),
    fatal: write('fatal'),
  };
}
