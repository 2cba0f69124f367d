// Nest is loaded only when it is needed: the command opens this door for other work, too.
import { randomUUID } from 'node:crypto';
import type { Language } from '@tarokk/rules';
import { atTheServer } from '../../platform/requests/caller.js';
import type { AccountCaller } from '../../platform/requests/current-caller.js';
import type { BulkWork } from './bulk-work.js';
import { readConfiguration } from '../../platform/configuration/configuration.js';
import { openDatabase } from '../../platform/database/database.js';
import type { Problem, Refused } from '../../platform/problems/refused.types.js';
import type { SeasonSchedule } from '../../matches/planned-matches/schedule.service.js';
import type { NewSeason } from '../../registry/season-setup/season-setup.service.js';
import type { CompleteImportSettings, MatchesImported, Origin } from './import.types.js';
import type { ReadDocument } from './reading.js';

/** The office for imports at the server itself, in the name of a juror. */
export interface OpenImports {
  /** The address of the database without its password, for the terminal. */
  readonly database: string;
  /** What is wrong with the settings, before anything is read. */
  problemsWith(settings: CompleteImportSettings): readonly Problem[];
  /** Reads documents without the database, so it can go on while others are imported. */
  read(documents: readonly Uint8Array[], settings: CompleteImportSettings): Promise<readonly ReadDocument[]>;
  tryImport(...input: Imported): Promise<MatchesImported | Refused>;
  importMatches(...input: Imported): Promise<MatchesImported | Refused>;
  importOldTrophies(...list: OldList): ReturnType<BulkWork['oldLists']['import']>;
  checkOldTrophies(...list: OldList): ReturnType<BulkWork['oldLists']['check']>;
  importOldTable(...table: OldTable): ReturnType<BulkWork['oldTables']['import']>;
  checkOldTable(...table: OldTable): ReturnType<BulkWork['oldTables']['check']>;
  /** Whom the names of a list mean. */
  namedPeople(names: readonly string[]): ReturnType<BulkWork['namedPeople']['find']>;
  /** Whether the season of this year was opened before. */
  hasSeason(year: number): Promise<boolean>;
  setUpSeason(season: NewSeason, dryRun: boolean): ReturnType<BulkWork['seasonSetup']['setUp']>;
  planMatches(schedule: SeasonSchedule, dryRun: boolean): ReturnType<BulkWork['schedule']['plan']>;
  close(): Promise<void>;
}

type Imported = readonly [read: readonly ReadDocument[], settings: CompleteImportSettings, origin: Origin];
type OldList = readonly [list: Omit<Parameters<BulkWork['oldLists']['check']>[1], 'idempotencyKey'>];
type OldTable = readonly [table: Omit<Parameters<BulkWork['oldTables']['check']>[1], 'idempotencyKey'>];

/** There is no account of this username, or it is not of the jury. */
export class NoJuror extends Error {}

/**
 * Opens the database that the settings name, the embedded one too while an office runs on it, and brings it to this version.
 * @param username of the juror in whose name the log will have it
 * @throws StartProblem when settings or database are not as they should be; NoJuror
 */
export async function openImports(
  environment: NodeJS.ProcessEnv,
  workingDirectory: string,
  username: string,
  language: Language,
): Promise<OpenImports> {
  const configuration = readConfiguration(environment, workingDirectory);
  const [database, { createBulkWork }] = await Promise.all([openDatabase(configuration), import('./bulk-work.js')]);
  let work: BulkWork | null = null;
  const close = async (): Promise<void> => {
    await work?.close();
    await database.close();
  };
  try {
    work = await createBulkWork(configuration, database.url);
    const caller = await jurorOf(work, username, language);
    return opened(work, caller, configuration.bodyLimit, { database: database.description, close });
  } catch (error) {
    await close();
    throw error;
  }
}

function opened(
  { imports, oldLists, oldTables, seasonSetup, seasons, schedule, namedPeople, source }: BulkWork,
  caller: AccountCaller,
  bodyLimit: number,
  office: Pick<OpenImports, 'database' | 'close'>,
): OpenImports {
  return {
    ...office,
    problemsWith: (settings) => imports.problemsWith(settings),
    // What is too long for a request over the API is too long here.
    read: (documents, settings) => imports.readBytes(documents, bodyLimit, settings),
    tryImport: (read, settings, origin) => imports.tryImport(caller, read, settings, origin, null),
    // One id in the log for all that an import changes.
    importMatches: (read, settings, origin) =>
      imports.importRead({ ...caller, requestId: `import ${origin.importId}` }, read, settings, origin, null),
    importOldTrophies: (list) => oldLists.import(caller, { ...list, idempotencyKey: randomUUID() }),
    checkOldTrophies: (list) => oldLists.check(caller, { ...list, idempotencyKey: randomUUID() }),
    importOldTable: (table) => oldTables.import(caller, { ...table, idempotencyKey: randomUUID() }),
    checkOldTable: (table) => oldTables.check(caller, { ...table, idempotencyKey: randomUUID() }),
    namedPeople: (names) => namedPeople.find(source, names),
    hasSeason: async (year) => (await seasons.findByYears(null, [year])).length > 0,
    setUpSeason: (season, dryRun) => seasonSetup.setUp(caller, { ...season, idempotencyKey: randomUUID(), dryRun }),
    planMatches: (given, dryRun) => schedule.plan(caller, { ...given, idempotencyKey: randomUUID(), dryRun }),
  };
}

async function jurorOf({ accounts }: BulkWork, username: string, language: Language): Promise<AccountCaller> {
  const found = await accounts.findByName(username);
  if (found === null || !found.jury || found.disabledAt !== null) throw new NoJuror();
  const { id, personId, jury } = found;
  return { ...atTheServer(language), account: { id, personId, jury, admin: false, setsUp: false, maySubmit: true } };
}
