import { Controller, Get, HttpCode, Logger, Param, Post, Req, Res } from '@nestjs/common';
import { type Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Authentication } from '../../platform/requests/authentication.js';
import type { AccountCaller } from '../../platform/requests/current-caller.js';
import { Downloads, send } from '../downloads/downloads.service.js';
import { DownloadProblem } from '../downloads/problems.js';
import { ArchivesService } from './archives.service.js';

/** Seasons as files: docs/archive.md. */
@Controller('archives')
export class ArchivesController {
  private readonly logger = new Logger(ArchivesController.name);

  constructor(
    private readonly archives: ArchivesService,
    private readonly authentication: Authentication,
    private readonly downloads: Downloads,
  ) {}

  /** `/archives/season-2026.zip`: for everybody, when the season is closed. */
  @Get(':name')
  async publicArchive(
    @Param('name') name: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { language } = await this.authentication.callerOf(request);
    await this.downloads.within(reply, language, () => {
      const year = yearIn(name, /^season-(\d{4})\.zip$/);
      return this.archives.publicArchive(year, this.sender(reply, name));
    });
  }

  /** `POST /archives/season-2026-full.zip`: for admins who are logged in; what comes by GET could come from any page. */
  @Post(':name')
  @HttpCode(200)
  async fullArchive(
    @Param('name') name: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const caller = await this.authentication.callerOf(request);
    await this.downloads.within(reply, caller.language, () => {
      if (caller.account === null) throw new DownloadProblem('not-logged-in');
      if (!caller.account.admin) throw new DownloadProblem('not-allowed');
      const year = yearIn(name, /^season-(\d{4})-full\.zip$/);
      return this.archives.fullArchive(caller as AccountCaller, year, this.sender(reply, name));
    });
  }

  /** What fails on the way cuts the file off, and a file that is cut off is no archive. */
  private sender(reply: FastifyReply, name: string) {
    return (bytes: Readable): Promise<void> => {
      bytes.once('error', (error) => this.logger.warn(`${name}: ${error.message}`));
      void reply
        .header('content-type', 'application/zip')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('cache-control', 'no-cache')
        .header('x-content-type-options', 'nosniff');
      return send(reply, bytes);
    };
  }
}

function yearIn(name: string, form: RegExp): number {
  const year = form.exec(name)?.[1];
  if (year === undefined) throw new DownloadProblem('unknown');
  return Number(year);
}
