import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { catchError, type Observable, of } from 'rxjs';
import { refused } from '../problems/refused.types.js';
import { InputRefused } from './input-refused.js';

/** Where Nest notes what a method of a resolver is: `Query` or `Mutation`. */
const RESOLVER_TYPE = 'graphql:resolver_type';

/**
 * Answers what the validators refuse of a mutation's input by a member of its union of results, as every other refusal is
 * answered. A query has no such union: there it stays an error, which the formatter of errors puts into words.
 */
@Injectable()
export class InputRefusals implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (this.reflector.get<string | undefined>(RESOLVER_TYPE, execution.getHandler()) !== 'Mutation')
      return next.handle();
    return next.handle().pipe(
      catchError((error: unknown) => {
        if (error instanceof InputRefused) return of(refused(...error.problems));
        throw error;
      }),
    );
  }
}
