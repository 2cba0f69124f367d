import { Injectable } from '@nestjs/common';
import type { PlaceWords } from '@tarokk/competition';
import { expressionBuilder, type RawBuilder, sql } from 'kysely';
import { jsonRow } from '../../platform/database/json-rows.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Tables } from '../../platform/database/tables.js';

/** The owner of the words of a place: a revision of a match, or a move that came with a sheet. */
export type PlaceOwner = 'revision' | 'move';

/** What is kept beside the sheet of a row with match and number (D59), as a column; null where nothing is. */
export function placeWords(of: PlaceOwner, row: string): RawBuilder<PlaceWords | null> {
  return jsonRow(
    expressionBuilder<Tables>()
      .selectFrom('privatePlace as pp')
      .select(['pp.name', 'pp.inRecord', 'pp.public'])
      .where('pp.of', '=', of)
      .where('pp.matchId', '=', sql.ref<string>(`${row}.matchId`))
      .where('pp.number', '=', sql.ref<number>(`${row}.number`)),
  );
}

/** The words of private places, which are kept beside sheets (D59). */
@Injectable()
export class PlaceWordsRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Of all sheets of these matches, by match and number. */
  async of(
    owner: PlaceOwner,
    matchIds: readonly string[],
  ): Promise<(row: { readonly matchId: string; readonly number: number }) => PlaceWords | null> {
    const rows = await this.prisma.privatePlace.findMany({ where: { of: owner, matchId: { in: [...matchIds] } } });
    const words = new Map(
      rows.map(({ matchId, number, name, inRecord, public: isPublic }) => [
        `${matchId} ${number}`,
        { name, inRecord, public: isPublic },
      ]),
    );
    return ({ matchId, number }) => words.get(`${matchId} ${number}`) ?? null;
  }
}
