import { Readable } from 'node:stream';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Language, languages } from '@tarokk/rules';
import { Authentication } from '../../platform/requests/authentication.js';
import { Downloads, send } from '../downloads/downloads.service.js';
import { DownloadProblem } from '../downloads/problems.js';
import { isDay, UUID } from '../../platform/inputs/plain-forms.js';
import { PaperService, type PaperReader } from './paper.service.js';
import { type Paper, type PaperSize, print } from '@tarokk/paper';

type Parameters = Readonly<Record<string, unknown>>;

/** Papers as PDF, for who may see what is on them: docs/api.md. Each takes `lang`, sheets also `size`. */
@Controller('paper')
export class PaperController {
  constructor(
    private readonly papers: PaperService,
    private readonly authentication: Authentication,
    private readonly downloads: Downloads,
  ) {}

  @Get('match-sheet.pdf')
  emptySheet(@Query() query: Parameters, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answer(request, reply, query, ['size'], (reader) =>
      Promise.resolve(this.papers.emptySheet(reader, sizeIn(query))),
    );
  }

  @Get('blank-sheet.pdf')
  blankSheet(@Query() query: Parameters, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answer(request, reply, query, ['draft', 'plan'], (reader) =>
      this.papers.blankSheet(reader, {
        draft: (query['draft'] as string | undefined) ?? null,
        plan: (query['plan'] as string | undefined) ?? null,
      }),
    );
  }

  @Get('matches/:file')
  filledSheet(
    @Param('file') file: string,
    @Query() query: Parameters,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.answer(request, reply, query, ['size'], (reader) =>
      this.papers.filledSheet(reader, idIn(file), sizeIn(query)),
    );
  }

  @Get('championship/:file')
  championship(
    @Param('file') file: string,
    @Query() query: Parameters,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.answer(request, reply, query, ['asOf'], (reader) =>
      this.papers.championship(reader, numberIn(file), (query['asOf'] as string | undefined) ?? null),
    );
  }

  @Get('cup/:file')
  cup(
    @Param('file') file: string,
    @Query() query: Parameters,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.answer(request, reply, query, [], (reader) => this.papers.cup(reader, numberIn(file)));
  }

  @Get('trophies.pdf')
  trophies(@Query() query: Parameters, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answer(request, reply, query, ['season'], (reader) =>
      this.papers.trophies(reader, query['season'] === undefined ? null : Number(query['season'])),
    );
  }

  @Get('trophies/:file')
  trophy(
    @Param('file') file: string,
    @Query() query: Parameters,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.answer(request, reply, query, [], (reader) => this.papers.trophy(reader, idIn(file)));
  }

  @Get('milestones/:player/:file')
  milestone(
    @Param('player') player: string,
    @Param('file') file: string,
    @Query() query: Parameters,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.answer(request, reply, query, [], (reader) => {
      if (!UUID.test(player)) throw new DownloadProblem('unknown');
      return this.papers.milestone(reader, player, numberIn(file));
    });
  }

  /** @param allowed parameters beside `lang`: whoever misspells one is told */
  private async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    query: Parameters,
    allowed: readonly (keyof typeof parameters)[],
    make: (reader: PaperReader) => Promise<Paper>,
  ): Promise<void> {
    const { language: ownLanguage } = await this.authentication.callerOf(request);
    await this.downloads.within(reply, ownLanguage, async () => {
      refuseOthers(query, allowed);
      const language = (query['lang'] as Language | undefined) ?? ownLanguage;
      const sheet = await make({ request, language });
      void reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(`${sheet.title}.pdf`)}`)
        .header('cache-control', 'private, no-cache')
        .header('x-content-type-options', 'nosniff');
      // Whoever only asks whether there is one needs none set.
      if (request.method === 'HEAD') return void reply.send(Readable.from([]));
      const pdf = await print(sheet, language);
      void reply.header('content-length', pdf.length);
      await send(reply, Readable.from([pdf], { objectMode: false }));
    });
  }
}

/** What each parameter may be. */
const parameters = {
  lang: (value: string) => languages.some((each) => each === value),
  size: (value: string) => value === 'A4' || value === 'A5',
  asOf: isDay,
  draft: (value: string) => /^[\w-]{1,64}$/.test(value),
  plan: (value: string) => UUID.test(value),
  season: (value: string) => /^\d{4}$/.test(value),
} satisfies Record<string, (value: string) => boolean>;

function refuseOthers(query: Parameters, allowed: readonly (keyof typeof parameters)[]): void {
  for (const [name, value] of Object.entries(query)) {
    const known = (['lang', ...allowed] as const).find((each) => each === name);
    if (known === undefined || typeof value !== 'string' || !parameters[known](value))
      throw new DownloadProblem('parameter', { name: name.slice(0, 40) });
  }
}

const sizeIn = (query: Parameters): PaperSize => (query['size'] as PaperSize | undefined) ?? 'A4';

function nameIn(file: string): string {
  if (!file.endsWith('.pdf') || file.length > 200) throw new DownloadProblem('unknown');
  return file.slice(0, -4);
}

function idIn(file: string): string {
  const id = nameIn(file);
  if (!UUID.test(id)) throw new DownloadProblem('unknown');
  return id;
}

function numberIn(file: string): number {
  const number = nameIn(file);
  if (!/^\d{1,4}$/.test(number)) throw new DownloadProblem('unknown');
  return Number(number);
}
