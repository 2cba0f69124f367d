import { enumOf } from '../../platform/schema/enum-of.js';

export type FreeQueue = 'to-decide' | 'reopened' | 'objected';

export const FreeQueueEnum = enumOf<FreeQueue>('FreeGameQueue', 'Free games at the desk of the jury.', {
  'to-decide': 'Handed in.',
  reopened: 'Reopened: to be admitted again, refused or withdrawn.',
  objected: 'Somebody who is named in it objects, and the jury has not decided since; admitted ones too.',
});
