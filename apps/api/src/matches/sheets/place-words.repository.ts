import { Injectable } from '@nestjs/common';
import type { PlaceWords } from '@tarokk/competition';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { Prisma } from '../../platform/database/generated/client.js';

/** The owner of the words of a place: a revision of a match, or a move that came with a sheet. */
export type PlaceOwner = 'revision' | 'move';

/** SQL for what is kept beside the sheet of a row with `match_id` and `number` (D59); null where nothing is. */
export function placeWords(of: PlaceOwner, row: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(SELECT json_build_object('name', pp."name", 'inRecord', pp."in_record", 'public', pp."public")
    FROM "private_place" pp WHERE pp."match_id" = ${row}."match_id" AND pp."of" = ${of} AND pp."number" = ${row}."number")`;
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
