import { buildIfNeeded, prepareFolder } from './before-all-tests.js';

export default function build(): Promise<() => void> {
  buildIfNeeded();
  return prepareFolder();
}
