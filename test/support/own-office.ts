import { type MovableClock, movableClock } from './clock.js';
import { given, type Given } from './given.js';
import { clockFolderOfWorker, hostedOffice } from './hosted-office.js';
import { type Environment, newFolder, type Office, removeFolder, startOffice } from './office.js';
import { PREPARED_FOLDER } from './prepared-folder.js';
import { newDatabase } from './worker-postgres.js';

export interface OfficeOptions {
  /** On which the office lives; its clock can be moved. */
  readonly day?: string | undefined;
  readonly environment?: Environment | undefined;
  /** For tests that send it signals or look at its process: any other shares one with the offices before and after it. */
  readonly ownProcess?: boolean | undefined;
}

/** An office on a database of its own. */
export interface OwnOffice {
  readonly office: Office;
  /** Puts into its database what there is before a test begins. */
  readonly world: Given;
  /** Of an office that lives on a day; any other has the clock of the machine. */
  readonly clock: MovableClock;
  end(): Promise<void>;
}

/** An office in which there is nothing yet, on the PostgreSQL of the worker. */
export async function ownOffice({ day, environment = {}, ownProcess = false }: OfficeOptions = {}): Promise<OwnOffice> {
  const folder = newFolder();
  const prepared = process.env[PREPARED_FOLDER];
  const hosts = prepared === undefined || ownProcess ? null : prepared;
  const clockFolder = hosts === null ? folder : clockFolderOfWorker(hosts);
  const clock = day === undefined ? clockOfTheMachine : movableClock(clockFolder, day);
  const database = await newDatabase();
  // An office makes a key only beside a database of its own.
  const onDatabase =
    database === null ? {} : { DATABASE_URL: database.url, OFFICE_KEY: 'known-to-all-who-read-the-tests-of-it' };
  const settings = { DATA_DIR: folder, ...onDatabase, ...clock.environment, ...environment };
  const office = await (ownProcess ? startOffice(settings) : anotherOffice(settings));
  const world = given(office);
  const end = async (): Promise<void> => {
    await world.end();
    await office.end();
    await database?.drop();
    removeFolder(folder);
  };
  return { office, world, clock, end };
}

/** One more office, on the database of DATABASE_URL: another process as far as the office knows. */
export function anotherOffice(environment: Environment): Promise<Office> {
  const prepared = process.env[PREPARED_FOLDER];
  return prepared === undefined ? startOffice(environment) : hostedOffice(prepared, environment);
}

const clockOfTheMachine: MovableClock = {
  environment: {},
  set: () => {
    throw new Error('This office has the clock of the machine: open it on a day to move its clock.');
  },
};
