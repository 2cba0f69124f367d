import { Injectable } from '@nestjs/common';
import { verifyMatch, type Match, type MatchResult } from '@tarokk/rules';

/** The number of results in memory; the least recently used ones go first. */
const MAX_RESULTS = 200;

/**
 * What the verification of kept sheets came to. The same sheet always comes to the same, and it is asked for again and again:
 * when it is shown, confirmed, decided on. So the results of those asked for last are kept, by the hash of the sheet.
 */
@Injectable()
export class Verifications {
  /** The most recently used result is the last one. */
  private readonly kept = new Map<string, MatchResult>();

  /** @param sheetHash of the sheet that the record is part of */
  of(record: Match, sheetHash: Uint8Array): MatchResult {
    const key = Buffer.from(sheetHash).toString('base64');
    const result = this.kept.get(key) ?? verifyMatch(record);
    this.kept.delete(key);
    this.kept.set(key, result);
    if (this.kept.size > MAX_RESULTS) this.kept.delete(this.kept.keys().next().value!);
    return result;
  }
}
