import { Module } from '@nestjs/common';
import { SeasonsLoader } from './seasons.loader.js';
import { SeasonsRepository } from './seasons.repository.js';

@Module({ providers: [SeasonsLoader, SeasonsRepository], exports: [SeasonsLoader, SeasonsRepository] })
export class SeasonsModule {}
