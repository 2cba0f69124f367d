import { Injectable } from '@nestjs/common';
import { PrismaService } from '../database/prisma.service.js';
import type { Office } from './office.types.js';

@Injectable()
export class OfficeRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** The one row, made by the first migration. A statement, as all that a start asks: Prisma's compiler is loaded when it is needed. */
  get(): Promise<Office> {
    return this.prisma.$kysely.selectFrom('office').select(['name', 'timeZone']).executeTakeFirstOrThrow();
  }
}
