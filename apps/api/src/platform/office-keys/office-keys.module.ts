import { Module } from '@nestjs/common';
import { OfficeKeys } from './office-keys.js';

/** What the office keeps secret by configuration. */
@Module({ providers: [OfficeKeys], exports: [OfficeKeys] })
export class OfficeKeysModule {}
