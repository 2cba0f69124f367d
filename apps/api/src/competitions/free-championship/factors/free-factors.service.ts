import { Injectable } from '@nestjs/common';
import { problemKind } from '@tarokk/competition';
import { rulesets, text } from '@tarokk/rules';
import type { AccountCaller } from '../../../platform/requests/current-caller.js';
import { isRefused } from '../../../platform/problems/is-refused.js';
import { refused, type Refused } from '../../../platform/problems/refused.types.js';
import { Clock } from '../../../platform/office/clock.js';
import { SeasonsService } from '../../../registry/seasons/seasons.service.js';
import { type Write, Writes } from '../../../platform/writes/writes.service.js';
import { record } from '../../../platform/events/outbox.js';
import { FreeFactorsRepository } from './free-factors.repository.js';
import type { FreeFactorFixed } from './free-factors.types.js';
import type { FixFreeFactorInput } from './free-factors.inputs.js';

const MOST = 1_000_000;

const outOfRange = problemKind('free/factor-range', {
  rule: 'D46',
  path: 'numerator',
  text: text(
    'A factor is a fraction of whole numbers from 1 to {most}.',
    'Ein Faktor ist ein Bruch ganzer Zahlen von 1 bis {most}.',
    'A szorzó 1 és {most} közötti egész számok hányadosa.',
  ),
});
const used = problemKind('free/factor-used', {
  rule: 'D46',
  path: 'ruleset',
  text: text(
    'A session of {game} counts already in {year}: its factor stays for this season.',
    'In {year} zählt schon eine Partie {game}: Ihr Faktor bleibt für diese Saison.',
    '{year} évében már számít alkalom ({game}): a szorzója ebben a szezonban marad.',
  ),
});

/** What sessions of other games are worth (D46). */
@Injectable()
export class FreeFactorsService {
  constructor(
    private readonly writes: Writes,
    private readonly repository: FreeFactorsRepository,
    private readonly seasons: SeasonsService,
    private readonly clock: Clock,
  ) {}

  /** Fixed as of today: what was played before does not count by it. Until the first session counts it can be changed. */
  async fix(caller: AccountCaller, input: FixFreeFactorInput) {
    const { idempotencyKey: key, seasonYear: year, ruleset, numerator, denominator, reason } = input;
    const fixedOn = await this.clock.today();
    const write: Write = { action: 'fixFreeFactor', key, input, reason };
    return this.writes.run<FreeFactorFixed>(caller, write, async (transaction): Promise<FreeFactorFixed | Refused> => {
      if (![numerator, denominator].every((part) => part >= 1 && part <= MOST)) {
        return refused(outOfRange({ most: MOST }));
      }
      const season = await this.seasons.lockOpen(transaction, year, { alone: true });
      if (isRefused(season)) return season;
      if (await this.repository.isUsed(transaction, year, ruleset)) {
        const game = rulesets.find(({ id }) => id === ruleset)!.name;
        return refused(used({ game, year }));
      }
      const factor = { year, ruleset, numerator, denominator, fixedOn };
      await this.repository.save(transaction, factor, caller.account.id);
      await record(transaction, { type: 'free-factor-fixed', season: year });
      return { __typename: 'FreeFactorFixed', factor };
    });
  }
}
