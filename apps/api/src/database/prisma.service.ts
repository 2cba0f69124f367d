import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '../generated/client.js';

/** The one Prisma client. Only repositories use it, and its types stay in them. */
@Injectable()
export class PrismaService extends PrismaClient implements OnApplicationShutdown {
  constructor(url: string, poolSize: number) {
    // The adapter stores wrong instants in a session whose time zone is not UTC.
    super({ adapter: new PrismaPg({ connectionString: url, max: poolSize, options: '-c TimeZone=UTC' }) });
  }

  onApplicationShutdown(): Promise<void> {
    return this.$disconnect();
  }
}
