import { AsyncLocalStorage } from 'node:async_hooks';
import type { PrismaService } from '../prisma.service.js';

/** Where a request reads. */
export interface Reading {
  /** Whether anything that it has read came from the replica. */
  readonly wasElsewhere: boolean;
  /** Whatever `work` begins belongs to this request. */
  within(work: () => void): void;
}

interface State {
  readonly candidate: PrismaService | null;
  isAllowed: boolean;
  hasRead: boolean;
  hasFailed: boolean;
}

const states = new AsyncLocalStorage<State>();

/** @param candidate the replica, read as soon as `readElsewhere` says that the request may */
export function reading(candidate: PrismaService | null): Reading {
  const state: State = { candidate, isAllowed: false, hasRead: false, hasFailed: false };
  return {
    get wasElsewhere() {
      return state.hasRead;
    },
    within: (work) => (candidate === null ? work() : states.run(state, work)),
  };
}

/** The present request is a read of somebody without a login: what it asks from now on may come from a replica. */
export function readElsewhere(): void {
  const state = states.getStore();
  if (state !== undefined) state.isAllowed = true;
}

/** Whether the present request reads from the replica. */
export function readsElsewhere(): boolean {
  const state = states.getStore();
  return state !== undefined && goesElsewhere(state);
}

function goesElsewhere({ candidate, isAllowed, hasFailed }: State): boolean {
  return candidate !== null && isAllowed && !hasFailed;
}

/**
 * The database, or a replica of it for requests that may. Repositories do not know which. What the replica does not answer is
 * asked of the database, and so is all that comes after it.
 */
export function routed(primary: PrismaService): PrismaService {
  return new Proxy(primary, {
    get(target, property) {
      const state = states.getStore();
      const whole: unknown = Reflect.get(target, property, target);
      if (state === undefined || state.candidate === null || !state.isAllowed || state.hasFailed) {
        return bound(whole, target);
      }
      const elsewhere: unknown = Reflect.get(state.candidate, property, state.candidate);
      if (property === '$queryRaw') {
        return insured(bound(elsewhere, state.candidate) as Method, bound(whole, target) as Method, state);
      }
      return isModel(whole) ? insuredModel(elsewhere as Model, whole, state) : bound(whole, target);
    },
  });
}

type Method = (...parameters: unknown[]) => unknown;
type Model = Readonly<Record<string | symbol, Method>>;

function bound(value: unknown, owner: object): unknown {
  return typeof value === 'function' ? (value as Method).bind(owner) : value;
}

/** `prisma.office`, as against the service's own things. */
function isModel(value: unknown): value is Model {
  return typeof value === 'object' && value !== null && 'findUnique' in value;
}

function insuredModel(elsewhere: Model, whole: Model, state: State): Model {
  return new Proxy(whole, { get: (_, method) => insured(elsewhere[method]!, whole[method]!, state) });
}

function insured(elsewhere: Method, whole: Method, state: State): Method {
  return async (...parameters) => {
    try {
      const found = await elsewhere(...parameters);
      state.hasRead = true;
      return found;
    } catch {
      state.hasFailed = true;
      return whole(...parameters);
    }
  };
}
