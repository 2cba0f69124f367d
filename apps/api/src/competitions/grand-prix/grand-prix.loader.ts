import { Injectable } from '@nestjs/common';
import { inOrderOf, loaderPerRequest } from '../../platform/graphql/loader.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import type { EventStanding, KeptEvent } from '@tarokk/competition';
import { type EventQuestion, EventsRepository } from './storage/events.repository.js';
import { GrandPrixStandings } from './standings/standings.service.js';

/** Events by id, and where they stand, each worked out once for a request. */
@Injectable()
export class GrandPrixLoader {
  private readonly events = loaderPerRequest<string, KeptEvent | null>(async (ids) =>
    inOrderOf(ids, await this.repository.findByIds(null, ids), ({ id }) => id),
  );

  private readonly eventsOfSheets = loaderPerRequest<EventQuestion, KeptEvent | null>(async (questions) =>
    (await this.repository.ofSheets(null, questions)).map((found) => found && found.event),
  );

  private readonly byEvent = new WeakMap<KeptEvent, Promise<EventStanding>>();

  constructor(
    private readonly repository: EventsRepository,
    private readonly standings: GrandPrixStandings,
  ) {}

  /** Null for an id that is no event's. */
  load(context: RequestContext, id: string): Promise<KeptEvent | null> {
    return this.events(context).load(id);
  }

  /** The event for which two pairs have played; null where they play in none together. */
  ofSheet(context: RequestContext, question: EventQuestion): Promise<KeptEvent | null> {
    return this.eventsOfSheets(context).load(question);
  }

  /** Of the event as it was read: each request reads it anew. */
  standing(event: KeptEvent): Promise<EventStanding> {
    let standing = this.byEvent.get(event);
    if (standing === undefined) {
      standing = this.standings.of([event]).then(([only]) => only!);
      this.byEvent.set(event, standing);
    }
    return standing;
  }

  /** Those of a year by date, each with where it stands, read together. */
  async year(year: number): Promise<EventStanding[]> {
    const standings = await this.standings.of(await this.repository.ofYear(year));
    for (const standing of standings) this.byEvent.set(standing.event, Promise.resolve(standing));
    return standings;
  }
}
