import { Injectable } from '@nestjs/common';
import { PairsLoader } from '../../registry/pairs/pairs.loader.js';
import { PeopleLoader } from '../../registry/people/people.loader.js';
import { PeopleRepository } from '../../registry/people/people.repository.js';
import { TeamsLoader } from '../../registry/teams/teams.loader.js';
import { VenuesRepository } from '../../registry/venues/venues.repository.js';
import type { NodeFinder } from './node-finder.js';

/** Finds people, teams, pairs and venues by their ids. */
@Injectable()
export class RegistryNodes {
  readonly finders = {
    Person: async (context, id) => {
      const kept = await this.peopleRepository.idOf(id);
      return kept === null ? null : this.people.load(context, kept);
    },
    Team: (context, id) => this.teams.load(context, id),
    Pair: (context, id) => this.pairs.load(context, id),
    // Private places are for the jury alone (D59).
    Venue: async ({ caller }, id) => {
      const [venue] = await this.venues.findByIds([id]);
      return venue !== undefined && (venue.public || caller.account?.jury === true) ? venue : null;
    },
  } satisfies Record<string, NodeFinder>;

  constructor(
    private readonly people: PeopleLoader,
    private readonly peopleRepository: PeopleRepository,
    private readonly teams: TeamsLoader,
    private readonly pairs: PairsLoader,
    private readonly venues: VenuesRepository,
  ) {}
}
