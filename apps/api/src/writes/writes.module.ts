import { Global, Module } from '@nestjs/common';
import { Transactions } from '../database/transactions.js';
import { WritesRepository } from './writes.repository.js';
import { Writes } from './writes.service.js';

@Global()
@Module({ providers: [Transactions, Writes, WritesRepository], exports: [Transactions, Writes, WritesRepository] })
export class WritesModule {}
