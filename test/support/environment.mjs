import { constants, createContext, runInContext } from 'node:vm';
import EndingStorages from './node-environment.mjs';

/** Of what a context has by itself, what Jest takes from Node, since Node's modules answer with buffers of theirs. */
const fromNode = ['ArrayBuffer', 'Uint8Array'];

/**
 * An environment with an ordinary global object. In the context that Jest makes, each look at a global (`Math`,
 * `Map`, `Object`) goes through an interceptor and a proxy, which makes the rules up to eight times slower. Mocked timers would
 * change the other global object: no test has them.
 */
export default class OrdinaryGlobal extends EndingStorages {
  constructor(config, context) {
    super(config, context);
    const ordinary = createContext(constants.DONT_CONTEXTIFY);
    const itsOwn = new Set(runInContext('Reflect.ownKeys(globalThis)', ordinary));
    for (const key of Reflect.ownKeys(this.global)) {
      if (itsOwn.has(key) && !fromNode.includes(key)) continue;
      Object.defineProperty(ordinary, key, Object.getOwnPropertyDescriptor(this.global, key));
    }
    ordinary.global = ordinary;
    // Traces of failed tests are as long as Jest makes them.
    ordinary.Error.stackTraceLimit = this.global.Error.stackTraceLimit;
    this.context = ordinary;
    this.global = ordinary;
  }
}
