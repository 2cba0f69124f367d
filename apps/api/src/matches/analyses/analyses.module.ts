import { Module } from '@nestjs/common';
import { MatchesModule } from '../matches.module.js';
import { MatchAnalysesRepository } from './match-analyses.repository.js';
import { MatchAnalyses } from './match-analyses.service.js';
import { MatchAnalysisResolver } from './match-analysis.resolver.js';

/** Whether the announcements of matches could have been made. */
@Module({
  imports: [MatchesModule],
  providers: [MatchAnalysisResolver, MatchAnalyses, MatchAnalysesRepository],
})
export class AnalysesModule {}
