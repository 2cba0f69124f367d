import { Global, Module } from '@nestjs/common';
import { Transactions } from '../database/transactions.js';
import { Room } from './room.js';
import { WriteRate } from './write-rate.js';
import { WritesRepository } from './writes.repository.js';
import { Writes } from './writes.service.js';

@Global()
@Module({
  providers: [Transactions, Writes, WritesRepository, WriteRate, Room],
  exports: [Transactions, Writes, WritesRepository, Room],
})
export class WritesModule {}
