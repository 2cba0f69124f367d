import { Injectable } from '@nestjs/common';
import { type Cup as CupState, cupFactsOf, cupOf, cupVersionOf, type KeptCup } from '@tarokk/competition';
import { inOrderOf, loaderPerRequest } from '../../platform/graphql/loader.js';
import type { RequestContext } from '../../platform/requests/request-context.js';
import { Clock } from '../../platform/office/clock.js';
import type { CupPhase } from './cup.enums.js';
import type { Cup } from './cup.types.js';
import { CupFactsRepository } from './storage/cup-facts.repository.js';

/** Cups by year, each worked out once for a request. */
@Injectable()
export class CupsLoader {
  private readonly cups = loaderPerRequest<number, Cup | null>(async (years) => {
    const [rows, today] = await Promise.all([this.repository.find(null, years), this.clock.today()]);
    return inOrderOf(
      years,
      rows.map((row) => cupAt(row, today)),
      ({ year }) => year,
    );
  });

  constructor(
    private readonly repository: CupFactsRepository,
    private readonly clock: Clock,
  ) {}

  /** Null for a year without a cup. */
  load(context: RequestContext, year: number): Promise<Cup | null> {
    return this.cups(context).load(year);
  }
}

function cupAt(row: KeptCup, today: string): Cup {
  const { year, entriesUntil, entriesUntilReason, event, eventNamedOn, recorded, entries } = row;
  const facts = cupFactsOf(row);
  const state = facts && cupOf(facts);
  return {
    year,
    entriesUntil,
    entriesUntilReason,
    event,
    eventNamedOn,
    recorded,
    version: cupVersionOf(row),
    phase: phaseOf(row, state, today),
    entries: entries.map(({ id }, index) => ({ number: index + 1, pairId: id })),
    state,
    row,
    today,
  };
}

function phaseOf({ entriesUntil }: KeptCup, state: CupState | null, today: string): CupPhase {
  if (state === null) return today > entriesUntil ? 'list-closed' : 'entries-open';
  const final = state.rounds.at(-1)!.ties[0]!;
  return final.outcome.state === 'decided' ? 'over' : 'under-way';
}
