import type { RequestContext } from '../../platform/requests/request-context.js';

/** An object as its own query answers with it; null for what there is not, or the caller may not see. */
export type NodeFinder = (context: RequestContext, id: string) => object | null | Promise<object | null>;
