import { Global, Module } from '@nestjs/common';
import type { Configuration } from '../configuration/configuration.js';
import { CONFIGURATION } from '../configuration/configuration.module.js';
import { Derivations } from './derivations.service.js';
import { Memory } from './memory.js';
import { ReadSources } from './read-sources.service.js';
import { VersionsRepository } from './versions.repository.js';

@Global()
@Module({
  providers: [
    {
      provide: Memory,
      inject: [CONFIGURATION],
      useFactory: ({ answerMemory }: Configuration) => new Memory(answerMemory * 1_048_576),
    },
    Derivations,
    ReadSources,
    VersionsRepository,
  ],
  exports: [Memory, Derivations, ReadSources],
})
export class MemoryModule {}
