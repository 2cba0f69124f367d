import { AsyncLocalStorage } from 'node:async_hooks';
import { TestEnvironment } from 'jest-environment-node';

/** In which something ran since the file of tests began. */
const storages = new Set();
const { run } = AsyncLocalStorage.prototype;

AsyncLocalStorage.prototype.run = function (...given) {
  storages.add(this);
  return run.apply(this, given);
};

/**
 * Jest's environment for Node, after which no storage is left that follows promises. Jest runs the tests of each file in a new
 * one, and Node before 24 visits all that were ever in use at every promise, so that a worker became slower with each file.
 */
export default class EndingStorages extends TestEnvironment {
  async teardown() {
    for (const storage of storages) storage.disable();
    storages.clear();
    await super.teardown();
  }
}
