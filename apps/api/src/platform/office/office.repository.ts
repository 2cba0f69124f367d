import { Injectable } from '@nestjs/common';
import { PrismaService } from '../database/prisma.service.js';
import type { Office } from './office.types.js';

@Injectable()
export class OfficeRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** The one row, made by the first migration. In SQL, as all that a start asks: Prisma's compiler is loaded when it is needed. */
  async get(): Promise<Office> {
    const [office] = await this.prisma.$queryRaw<[Office]>`SELECT "name", "time_zone" AS "timeZone" FROM "office"`;
    return office;
  }
}
