import { Module } from '@nestjs/common';
import { ProblemResolver } from './problem.resolver.js';

@Module({ providers: [ProblemResolver] })
export class ProblemsModule {}
