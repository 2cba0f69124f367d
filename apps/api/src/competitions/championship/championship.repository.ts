import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Database } from '../../platform/database/replica/read-source.js';
import { type ChampionshipSeason, readChampionship } from './championship-season.js';

@Injectable()
export class ChampionshipRepository {
  constructor(private readonly prisma: PrismaService) {}

  season(database: Database | null, year: number): Promise<ChampionshipSeason> {
    return readChampionship((database ?? this.prisma).$kysely, year);
  }
}
