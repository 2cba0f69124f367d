import { afterAll, beforeAll, expect, describe, it } from '@jest/globals';
import { newPostgresProcess, type PostgresProcess } from '../../../../../../test/support/postgres-process.js';
import { PrismaService } from '../prisma.service.js';
import { type Database, ReadSource } from './read-source.js';

/** Milliseconds: these tests have servers of their own. */
const PATIENCE = 60_000;

let servers: readonly PostgresProcess[];
let database: PrismaService;
let replica: PrismaService;

beforeAll(async () => {
  servers = await Promise.all([newPostgresProcess('office'), newPostgresProcess('replica')]);
  [database, replica] = servers.map(({ url }) => new PrismaService(url, 2, false)) as [PrismaService, PrismaService];
}, PATIENCE);

afterAll(async () => {
  for (const client of [database, replica]) await client.onApplicationShutdown();
  for (const server of servers) await server.stop();
}, PATIENCE);

const portOf = async (client: Database): Promise<string> => {
  const [row] = await client.$queryRaw<[{ port: string }]>`SELECT current_setting('port') AS "port"`;
  return row.port;
};

describe('where a request reads', () => {
  it('is the replica that was chosen for it, else the database', async () => {
    const [own, other] = [await portOf(database), await portOf(replica)];
    const none = new ReadSource(database, null);
    expect([await none.read(portOf), none.isReplica, none.wasReplica]).toEqual([own, false, false]);
    const chosen = new ReadSource(database, replica);
    expect([chosen.isReplica, chosen.wasReplica]).toEqual([true, false]);
    expect([await chosen.read(portOf), chosen.isReplica, chosen.wasReplica]).toEqual([other, true, true]);
  });

  it('is the database from the first question on that the replica does not answer', async () => {
    const own = await portOf(database);
    const source = new ReadSource(database, replica);
    const cancelled = async (client: Database): Promise<string> => {
      const port = await portOf(client);
      if (port !== own) await client.$queryRaw`SELECT 1 / 0`;
      return port;
    };
    expect(await source.read(cancelled)).toBe(own);
    expect([await source.read(portOf), source.isReplica, source.wasReplica]).toEqual([own, false, false]);
  });
});
