import { Injectable } from '@nestjs/common';
import { eventView } from '../../competitions/grand-prix/event-view.js';
import { GrandPrixLoader } from '../../competitions/grand-prix/grand-prix.loader.js';
import { OldListsRepository } from '../../competitions/trophies/old-lists/old-lists.repository.js';
import { TrophiesService } from '../../competitions/trophies/trophies.service.js';
import { OldTablesRepository } from '../old-tables/old-tables.repository.js';
import { oldTable } from '../old-tables/old-tables.resolver.js';
import type { NodeFinder } from './node-finder.js';

/** Competitions with their trophies, and lists and tables of former times. */
@Injectable()
export class CompetitionNodes {
  readonly finders = {
    GrandPrix: async (context, id) => {
      const event = await this.grandPrix.load(context, id);
      return event && eventView(event);
    },
    Trophy: (_, id) => this.trophies.find({ id, listNumber: null }),
    OldList: (_, id) => this.oldLists.find(id),
    OldTable: async (_, id) => {
      const found = await this.oldTables.find(id);
      return found && oldTable(found);
    },
  } satisfies Record<string, NodeFinder>;

  constructor(
    private readonly grandPrix: GrandPrixLoader,
    private readonly trophies: TrophiesService,
    private readonly oldLists: OldListsRepository,
    private readonly oldTables: OldTablesRepository,
  ) {}
}
