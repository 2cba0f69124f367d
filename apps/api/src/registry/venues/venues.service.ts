import { Injectable } from '@nestjs/common';
import { problemKind } from '@tarokk/competition';
import { text } from '@tarokk/rules';
import type { ReadSource } from '../../platform/database/replica/read-source.js';
import type { AccountCaller } from '../../platform/requests/current-caller.js';
import { type Connection, connection, type Slice } from '../../platform/graphql/connection.js';
import { refused, type Refused } from '../../platform/problems/refused.types.js';
import { Writes } from '../../platform/writes/writes.service.js';
import { record } from '../../platform/events/outbox.js';
import type { VenueSaved } from './venue.types.js';
import { type VenueRow, VenuesRepository, type VenueFilter } from './venues.repository.js';
import { venueKey } from './venue-key.js';
import type { SaveVenueInput } from './venues.inputs.js';

const nameTaken = problemKind('venue/name-taken', {
  path: 'name',
  text: text(
    'There is a venue named {name} already. Change that one, or choose another name.',
    'Es gibt schon einen Ort namens {name}. Ändere diesen oder wähle einen anderen Namen.',
    'Már van {name} nevű helyszín. Azt módosítsd, vagy válassz más nevet.',
  ),
});
const unknown = problemKind('venue/unknown', {
  path: 'venueId',
  text: text('There is no such venue.', 'Diesen Ort gibt es nicht.', 'Nincs ilyen helyszín.'),
});

@Injectable()
export class VenuesService {
  constructor(
    private readonly repository: VenuesRepository,
    private readonly writes: Writes,
  ) {}

  async list(source: ReadSource, slice: Slice, wanted: VenueFilter): Promise<Connection<VenueRow>> {
    const rows = await source.read((database) => this.repository.list(database, slice, wanted));
    const count = (): Promise<number> => source.read((database) => this.repository.count(database, wanted));
    return connection(rows, slice, ({ nameKey }) => [nameKey], count);
  }

  /** Adds a venue, or changes the one with this id; names are told apart without case. */
  save(
    caller: AccountCaller,
    { idempotencyKey: key, venueId: id, ...input }: SaveVenueInput,
  ): Promise<VenueSaved | Refused> {
    return this.writes.run<VenueSaved>(
      caller,
      { action: 'saveVenue', key, input: { id, ...input } },
      async (transaction) => {
        const row = { ...input, nameKey: venueKey(input.name) };
        const named = await this.repository.findByKey(transaction, row.nameKey);
        if (named !== null && named.id !== id) {
          return refused(nameTaken({ name: named.name }));
        }
        const saved =
          id === null
            ? await this.repository.create(transaction, row)
            : await this.repository.update(transaction, id, row);
        if (saved === null) {
          return refused(unknown());
        }
        await record(transaction, { type: 'venue-changed', id: saved.id });
        return { __typename: 'VenueSaved', venueId: saved.id };
      },
    );
  }
}
