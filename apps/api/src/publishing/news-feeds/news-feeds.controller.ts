import { Controller, Get, Inject, NotFoundException, Param, Query, Req, Res } from '@nestjs/common';
import { languages } from '@tarokk/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Configuration, CONFIGURATION } from '../../platform/configuration/configuration.js';
import { letKeep } from '../../platform/public-reads/http-caching.js';
import { feedNames, NewsFeeds } from './news-feeds.service.js';

/** Pages that are somebody's own, or of which there is no end. */
const notForRobots = ['account', 'administration', 'jury', 'login', 'people', 'requests', 'search', 'sheets'];

/** What readers of feeds and search engines ask for; all in it is public. */
@Controller()
export class NewsFeedsController {
  constructor(
    private readonly feeds: NewsFeeds,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /** `feeds/results.atom`, `trophies`, `news`. @param lang `en`, `de` or `hu`; English if left out or another */
  @Get('feeds/:file')
  async feed(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Param('file') file: string,
    @Query('lang') lang?: string,
  ): Promise<string | Buffer | null> {
    const name = feedNames.find((each) => file === `${each}.atom`);
    if (name === undefined) throw new NotFoundException();
    const language = languages.find((each) => each === lang) ?? 'en';
    const feed = await this.feeds.feed(name, { origin: this.originOf(request), language });
    void reply.type('application/atom+xml; charset=utf-8');
    return letKeep(request, reply, feed);
  }

  @Get('sitemap.xml')
  async sitemap(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | Buffer | null> {
    void reply.type('application/xml; charset=utf-8');
    return letKeep(request, reply, await this.feeds.sitemap(this.originOf(request)));
  }

  @Get('robots.txt')
  robots(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): string | Buffer | null {
    const lines = [
      'User-agent: *',
      'Disallow: /graphql',
      ...languages.flatMap((language) => notForRobots.map((page) => `Disallow: /${language}/${page}`)),
      `Sitemap: ${this.originOf(request)}/sitemap.xml`,
    ];
    void reply.type('text/plain; charset=utf-8');
    return letKeep(request, reply, `${lines.join('\n')}\n`);
  }

  private originOf({ protocol, host }: FastifyRequest): string {
    return this.configuration.publicUrl ?? `${protocol}://${host}`;
  }
}
