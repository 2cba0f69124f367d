import { Controller, Get, NotFoundException, Param, Query, Req, Res } from '@nestjs/common';
import { languages, type Language } from '@tarokk/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { letKeep } from '../../platform/public-reads/http-caching.js';
import { CalendarFeeds } from './calendar-feeds.service.js';

const FILE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.ics$/i;

/** Addresses that calendars follow; they need no login, for all in them is public. */
@Controller()
export class CalendarFeedsController {
  constructor(private readonly feeds: CalendarFeeds) {}

  /** Everything of this season and the next. @param lang `en`, `de` or `hu`; English if left out or another */
  @Get('calendar.ics')
  async ofAll(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Query('lang') lang?: string,
  ): Promise<string | Buffer | null> {
    return kept(request, reply, await this.feeds.ofAll(languageOf(lang)));
  }

  /** The season of a team or pair: `calendar/<id>.ics`. */
  @Get('calendar/:file')
  async ofSide(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Param('file') file: string,
    @Query('lang') lang?: string,
  ): Promise<string | Buffer | null> {
    const [, id] = FILE.exec(file) ?? [];
    const feed = id === undefined ? null : await this.feeds.ofSide(id, languageOf(lang));
    if (feed === null) throw new NotFoundException();
    return kept(request, reply, feed);
  }
}

function languageOf(lang: string | undefined): Language {
  return languages.find((language) => language === lang) ?? 'en';
}

function kept(request: FastifyRequest, reply: FastifyReply, feed: string): string | Buffer | null {
  void reply.type('text/calendar; charset=utf-8');
  return letKeep(request, reply, feed);
}
