import { Module } from '@nestjs/common';
import { AccountsModule } from '../../identity/accounts/accounts.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { Cleaning } from './cleaning.service.js';

@Module({ imports: [AccountsModule, NotificationsModule], providers: [Cleaning] })
export class CleaningModule {}
