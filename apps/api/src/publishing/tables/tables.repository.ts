import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { Snapshot } from '../../platform/database/snapshot.js';

@Injectable()
export class TablesRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** The database at this moment, on a connection of its own: requests do not wait for a slow reader. */
  snapshot(): Promise<Snapshot> {
    return Snapshot.open(this.prisma.pool.options.connectionString!);
  }
}
