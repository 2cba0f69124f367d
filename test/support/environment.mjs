import { AsyncLocalStorage } from 'node:async_hooks';
import { setFlagsFromString } from 'node:v8';
import { constants, createContext, runInContext } from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';
import { optimizeLate } from './optimize-late.mjs';

setFlagsFromString(optimizeLate);

/** Of what a context has by itself, what Jest takes from Node, since Node's modules answer with buffers of theirs. */
const fromNode = ['ArrayBuffer', 'Uint8Array'];

/** In which something ran since the file of tests began. */
const storages = new Set();
const { run } = AsyncLocalStorage.prototype;

AsyncLocalStorage.prototype.run = function (...given) {
  storages.add(this);
  return run.apply(this, given);
};

/**
 * Jest's environment for Node, in which nothing costs more than outside.
 * - It has an ordinary global object. In the context that Jest makes, each look at a global (`Math`, `Map`, `Object`) goes through
 *   an interceptor and a proxy, which makes the rules up to eight times slower. Mocked timers would change the other global
 *   object: no test has them.
 * - No storage that follows promises is left of it. Jest runs the tests of each file in a new one, and Node before 24 visits all
 *   that were ever in use at every promise, so that a worker became slower with each file.
 */
export default class OrdinaryEnvironment extends TestEnvironment {
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

  async teardown() {
    for (const storage of storages) storage.disable();
    storages.clear();
    await super.teardown();
  }
}
