import { Injectable } from '@nestjs/common';
import { placedBy, type Hundredth } from '@tarokk/competition';
import { type Connection, connection, rowsOf, type Slice } from '../../../platform/graphql/connection.js';
import { trophy } from '../trophies.service.js';
import { TrophiesRepository } from '../trophies.repository.js';
import type { TrophyOrder } from '../trophy-filter.js';
import { TrophyNumbering } from '../trophy-list.service.js';
import type { NextTrophyHundredth, TrophyHundredth } from '../trophy.types.js';

/** Every hundredth trophy of the whole list (D54): they follow from the present list, as all its numbers do (D49). */
@Injectable()
export class HundredthsService {
  constructor(
    private readonly trophies: TrophiesRepository,
    private readonly trophyList: TrophyNumbering,
  ) {}

  async list(slice: Slice, order: TrophyOrder): Promise<Connection<TrophyHundredth>> {
    const direction = (order === 'oldest') !== slice.backwards ? 1 : -1;
    const edge = slice.edge === null ? null : Number(slice.edge[0]);
    const all = await this.trophyList.hundredths();
    const shown = all
      .filter(({ number }) => edge === null || direction * (number - edge) > 0)
      .toSorted((a, b) => direction * (a.number - b.number))
      .slice(0, rowsOf(slice));
    return connection(
      await this.withTrophies(shown),
      slice,
      ({ number }) => [String(number)],
      () => all.length,
    );
  }

  next(): Promise<NextTrophyHundredth> {
    return this.trophyList.nextHundredth();
  }

  /** An entry that was removed meanwhile has no hundredth. */
  private async withTrophies(hundredths: readonly Hundredth[]): Promise<TrophyHundredth[]> {
    const ids = hundredths.map(({ entry }) => placedBy(entry.key).id);
    const entries = new Map((await this.trophies.findByIds([...new Set(ids)])).map((entry) => [entry.id, entry]));
    return hundredths.flatMap(({ number, date, player }, place) => {
      const entry = entries.get(ids[place]!);
      return entry === undefined ? [] : [{ number, date, playerId: player, trophy: trophy(entry) }];
    });
  }
}
