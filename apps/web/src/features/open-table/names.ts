import type { Playing } from '../../game/playing/playing.js';

/** At a table where one plays for oneself the seats have no names. */
export const nobody: Playing['names'] = {
  'A.interceptor': '',
  'A.collector': '',
  'B.interceptor': '',
  'B.collector': '',
};
