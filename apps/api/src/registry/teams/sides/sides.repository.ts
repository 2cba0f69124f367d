import { Injectable } from '@nestjs/common';
import { cleanedName } from '@tarokk/competition';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import { anyOf } from '../../../platform/database/rows.js';
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

  /** Names of imported seasons may have in them what cannot be seen: it is not shown. */
  async findByIds(ids: readonly string[]): Promise<SideRow[]> {
    const rows = await this.prisma.$kysely
      .selectFrom('side')
      .select(['id', 'season as year', 'kind', 'name'])
      .where('id', '=', anyOf(ids))
      .execute();
    return rows.map((row) => ({ ...row, name: cleanedName(row.name) }));
  }
}
