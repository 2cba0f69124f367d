import { Module } from '@nestjs/common';
import { DownloadsModule } from '../downloads/downloads.module.js';
import { PaperController } from './paper.controller.js';
import { PaperService } from './paper.service.js';

@Module({ imports: [DownloadsModule], controllers: [PaperController], providers: [PaperService] })
export class PaperModule {}
