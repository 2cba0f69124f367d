import { Injectable } from '@nestjs/common';
import { PrismaService } from '../database/prisma.service.js';
import type { SideKind } from './side.types.js';

export interface SideRow {
  readonly id: string;
  readonly year: number;
  readonly kind: SideKind;
  readonly name: string;
}

@Injectable()
export class SidesRepository {
  constructor(private readonly prisma: PrismaService) {}

  findByIds(ids: readonly string[]): Promise<SideRow[]> {
    return this.prisma.direct<SideRow>(
      'sides',
      'SELECT "id", "season" AS "year", "kind", "name" FROM "side" WHERE "id" = ANY ($1::uuid[])',
      [ids],
    );
  }
}
