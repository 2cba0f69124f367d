import { Module } from '@nestjs/common';
import { PublicReads } from './public-reads.service.js';

@Module({ providers: [PublicReads] })
export class PublicReadsModule {}
