import { buildIfNeeded, prepareFolder } from '../support/before-all-tests.js';

export default function globalSetup(): Promise<() => void> {
  buildIfNeeded();
  return prepareFolder();
}
