import { Module } from '@nestjs/common';
import { PublicReads } from './public-reads.service.js';
import { ReadSources } from './read-sources.service.js';
import { VersionsRepository } from './versions.repository.js';

@Module({ providers: [PublicReads, ReadSources, VersionsRepository] })
export class PublicReadsModule {}
