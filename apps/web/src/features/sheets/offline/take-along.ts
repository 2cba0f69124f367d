import { registerWorker } from '../../../api/service-worker.js';
import { askToPersist } from '../store/database.js';

/** Makes the pages of sheets open without a network, and asks the browser not to clear the drafts. */
export function takeAlong(): void {
  void askToPersist();
  registerWorker();
}
