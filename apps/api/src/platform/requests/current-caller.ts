import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import type { RequestContext } from './request-context.js';
import type { CallingAccount, Caller } from './caller.js';

function callerOf(execution: ExecutionContext): Caller {
  return GqlExecutionContext.create(execution).getContext<RequestContext>().caller;
}

/** Who sends the request: a parameter of a resolver's method. */
export const CurrentCaller = createParamDecorator((_: unknown, execution: ExecutionContext) => callerOf(execution));

/** The same where `Allows` has made sure of an account. */
export type AccountCaller = Caller & { readonly account: CallingAccount };
