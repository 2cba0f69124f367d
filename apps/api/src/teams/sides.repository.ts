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

  async findByIds(ids: readonly string[]): Promise<SideRow[]> {
    const rows = await this.prisma.side.findMany({ where: { id: { in: [...ids] } } });
    return rows.map(({ id, season, kind, name }) => ({ id, year: season, kind: kind as SideKind, name }));
  }
}
