import type { RequestContext } from '../../platform/requests/request-context.js';

/** An object as its own query answers with it; null when there is no such object, or the caller may not see it. */
export type NodeFinder = (context: RequestContext, id: string) => object | null | Promise<object | null>;
