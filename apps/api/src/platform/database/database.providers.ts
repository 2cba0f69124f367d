import type { FactoryProvider } from '@nestjs/common';
import type { Configuration } from '../configuration/configuration.js';
import { CommitSignal } from './commit-signal.js';
import { Locks } from './locks.js';
import { PrismaService } from './prisma.service.js';
import { ReadSource } from './replica/read-source.js';
import { REPLICA, Replica } from './replica/replica.js';

/** The way into the database; beside the platform's module because only this folder and repositories know Prisma. */
export function databaseAt(
  url: string,
  { databasePoolSize, preparedStatements, replica }: Configuration,
): readonly FactoryProvider[] {
  return [
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
  ];
}
