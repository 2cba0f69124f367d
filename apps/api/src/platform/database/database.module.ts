import { type DynamicModule, Module } from '@nestjs/common';
import type { Configuration } from '../configuration/configuration.js';
import { CommitSignal } from './commit-signal.js';
import { Locks } from './locks.js';
import { PrismaService } from './prisma.service.js';
import { ReadSource } from './replica/read-source.js';
import { Replica } from './replica/replica.js';

/** The token by which a provider asks for the `Replica`; null where there is none. */
export const REPLICA = Symbol('replica');

@Module({})
export class DatabaseModule {
  static at(url: string, { databasePoolSize, preparedStatements, replica }: Configuration): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      providers: [
        { provide: PrismaService, useFactory: () => new PrismaService(url, databasePoolSize, preparedStatements) },
        {
          provide: REPLICA,
          inject: [PrismaService],
          useFactory: (prisma: PrismaService) =>
            replica && new Replica(replica, prisma, databasePoolSize, preparedStatements),
        },
        // Of whatever is not a request for which a replica was chosen.
        {
          provide: ReadSource,
          inject: [PrismaService],
          useFactory: (prisma: PrismaService) => new ReadSource(prisma, null),
        },
        { provide: CommitSignal, useFactory: () => new CommitSignal(url) },
        { provide: Locks, useFactory: () => new Locks(url) },
      ],
      exports: [PrismaService, REPLICA, ReadSource, CommitSignal, Locks],
    };
  }
}
