import { Injectable, type OnModuleInit } from '@nestjs/common';
import { join } from 'node:path';
import { ANALYSIS_VERSION, type Match, matchRecord } from '@tarokk/rules';
import { Transactions } from '../../platform/database/transactions.js';
import { Hourly } from '../../platform/jobs/hourly.service.js';
import { inThread } from '../../platform/jobs/in-thread.js';
import { type Job, Jobs } from '../../platform/jobs/jobs.service.js';
import type { MatchAnalysis } from './match-analysis.types.js';
import { type AnalysisRow, MatchAnalysesRepository, type PresentSheet } from './match-analyses.repository.js';

/** From the server's own bundle, see scripts/api-bundles.mjs. */
const thread = join(import.meta.dirname, 'matches/analyses/analysis-thread.js');

/** Whether the announcements of matches could have been made: found by a job, and kept by the hash of the sheet. */
@Injectable()
export class MatchAnalyses implements OnModuleInit {
  constructor(
    private readonly repository: MatchAnalysesRepository,
    private readonly transactions: Transactions,
    private readonly jobs: Jobs,
    private readonly hourly: Hourly,
  ) {}

  /** Runs one analysis at a time, because each takes a whole core. */
  onModuleInit(): void {
    this.jobs.handle('analysis', { most: 1, run: (job) => this.run(job) });
    this.hourly.add('cleaning: analyses', () => this.repository.forgetOld(ANALYSIS_VERSION));
  }

  find(sheets: readonly PresentSheet[]): Promise<AnalysisRow[]> {
    return this.repository.find(sheets, ANALYSIS_VERSION);
  }

  /** Puts it into the queue, once for each sheet, whoever asks for it. */
  async ask(row: AnalysisRow, match: Match): Promise<MatchAnalysis> {
    if (!this.jobs.isOpen) return { state: 'not-asked', document: null };
    const record = JSON.stringify(withoutNames(match));
    await this.transactions.run(async (transaction) => {
      const id = await this.repository.ask(transaction, row.sheetHash, ANALYSIS_VERSION, record);
      if (id !== null) await this.jobs.add(transaction, 'analysis', [id]);
    });
    this.jobs.wake('analysis');
    return { state: 'waiting', document: null };
  }

  private async run({ id, isLast }: Job): Promise<'done' | 'again'> {
    const record = await this.repository.toDo(id);
    if (record === null) return 'done';
    try {
      await inThread<string>({ file: thread, data: record, take: (document) => this.repository.save(id, document) });
    } catch (error) {
      // After the last attempt the request is deleted, so that a later one can queue the sheet again.
      if (isLast) await this.repository.forget(id);
      throw error;
    }
    return 'done';
  }
}

/** The record without the names of the players: an analysis does not need them, and they would be kept outside of the sheet's rules. */
function withoutNames(match: Match): object {
  const nobody = { team: '-', collector: '-', interceptor: '-' };
  return matchRecord({ ...match, date: null, venue: null, parties: [nobody, nobody] });
}
