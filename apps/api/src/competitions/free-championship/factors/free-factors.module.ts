import { Module } from '@nestjs/common';
import { FreeFactorsRepository } from './free-factors.repository.js';

@Module({ providers: [FreeFactorsRepository], exports: [FreeFactorsRepository] })
export class FreeFactorsModule {}
