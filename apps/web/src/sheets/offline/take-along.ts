import { askToPersist } from '../store/database.js';
import { keepPages } from './keep-pages.js';

/** Makes the pages of sheets open without a network, and asks the browser not to clear the drafts. */
export function takeAlong(): void {
  void askToPersist();
  keepPages();
}
