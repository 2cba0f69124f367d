import { afterAll, beforeAll, expect, describe, it } from '@jest/globals';
import { newPostgresProcess, type PostgresProcess } from '../../../../../../test/support/postgres-process.js';
import { PrismaService } from '../prisma.service.js';
import { type Database, ReadSource } from './read-source.js';

/** Milliseconds: these tests have a server of their own, with two databases of which one stands for the replica. */
const PATIENCE = 60_000;

let server: PostgresProcess;
let database: PrismaService;
let replica: PrismaService;

beforeAll(async () => {
  server = await newPostgresProcess('office');
  database = new PrismaService(server.url, 2, false);
  await database.$executeRaw`CREATE DATABASE replica`;
  replica = new PrismaService(server.url.replace(/[^/]+$/, 'replica'), 2, false);
}, PATIENCE);

afterAll(async () => {
  for (const client of [database, replica]) await client.onApplicationShutdown();
  await server.stop();
}, PATIENCE);

const nameOf = async (client: Database): Promise<string> => {
  const [row] = await client.$queryRaw<[{ name: string }]>`SELECT current_database() AS "name"`;
  return row.name;
};

describe('where a request reads', () => {
  it('is the replica that was chosen for it, else the database', async () => {
    const none = new ReadSource(database, null);
    expect([await none.read(nameOf), none.isReplica, none.wasReplica]).toEqual(['office', false, false]);
    const chosen = new ReadSource(database, replica);
    expect([chosen.isReplica, chosen.wasReplica]).toEqual([true, false]);
    expect([await chosen.read(nameOf), chosen.isReplica, chosen.wasReplica]).toEqual(['replica', true, true]);
  });

  it('is the database from the first question on that the replica does not answer', async () => {
    const source = new ReadSource(database, replica);
    const cancelled = async (client: Database): Promise<string> => {
      const name = await nameOf(client);
      if (name !== 'office') await client.$queryRaw`SELECT 1 / 0`;
      return name;
    };
    expect(await source.read(cancelled)).toBe('office');
    expect([await source.read(nameOf), source.isReplica, source.wasReplica]).toEqual(['office', false, false]);
  });
});
