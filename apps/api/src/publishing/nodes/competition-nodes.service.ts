import { Injectable } from '@nestjs/common';
import { eventView } from '../../competitions/grand-prix/event-view.js';
import { GrandPrixLoader } from '../../competitions/grand-prix/grand-prix.loader.js';
import { OldTablesRepository } from '../old-tables/old-tables.repository.js';
import { oldTable } from '../old-tables/old-tables.resolver.js';
import type { NodeFinder } from './node-finder.js';

/** Competitions, and tables of former times. */
@Injectable()
export class CompetitionNodes {
  readonly finders = {
    GrandPrix: async (context, id) => {
      const event = await this.grandPrix.load(context, id);
      return event && eventView(event);
    },
    OldTable: async (_, id) => {
      const found = await this.oldTables.find(id);
      return found && oldTable(found);
    },
  } satisfies Record<string, NodeFinder>;

  constructor(
    private readonly grandPrix: GrandPrixLoader,
    private readonly oldTables: OldTablesRepository,
  ) {}
}
