import type { MutationName } from './generated/mutation-names.js';

/** At the server: by the command, at its start, or by a migration. */
type AtTheServer = 'createAdmin' | 'exportSeason' | 'found' | 'importSeason' | 'start' | 'vouchForNames';

/** What is done, as the log has it: a mutation by its name; of a request whether it is granted; what is done at the server itself. */
export type Action = Exclude<MutationName, 'decideRequest'> | 'grantRequest' | 'refuseRequest' | AtTheServer;
