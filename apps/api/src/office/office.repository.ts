import { Injectable } from '@nestjs/common';
import { PrismaService } from '../database/prisma.service.js';
import type { Office } from './office.types.js';

@Injectable()
export class OfficeRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** The one row, made by the first migration. */
  get(): Promise<Office> {
    return this.prisma.office.findUniqueOrThrow({ where: { id: true }, select: { name: true, timeZone: true } });
  }
}
