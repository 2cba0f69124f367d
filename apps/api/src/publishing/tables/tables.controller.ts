import { Controller, Get, Logger, Param, Query, Req, Res } from '@nestjs/common';
import { type Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Authentication } from '../../platform/requests/authentication.js';
import { Downloads, send } from '../downloads/downloads.service.js';
import { DownloadProblem } from '../downloads/problems.js';
import { isDay } from '../../platform/inputs/plain-forms.js';
import type { DownloadedTable, TableRequest } from '../../platform/tables/table.js';
import { tables } from './tables.js';
import { type Form, TablesService } from './tables.service.js';

const types = { csv: 'text/csv; charset=utf-8; header=present', json: 'application/json; charset=utf-8' } as const;

/** Tables as files, for everybody: docs/api.md. */
@Controller('tables')
export class TablesController {
  private readonly logger = new Logger(TablesController.name);

  constructor(
    private readonly service: TablesService,
    private readonly authentication: Authentication,
    private readonly downloads: Downloads,
  ) {}

  /** `/tables/championship-2026.csv?asOf=2026-06-30` */
  @Get(':name')
  async table(
    @Param('name') name: string,
    @Query() query: Readonly<Record<string, unknown>>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { language } = await this.authentication.callerOf(request);
    await this.downloads.within(reply, language, () => {
      const { table, season, form } = namedBy(name);
      const request: TableRequest = { season, asOf: dayIn(query, table) };
      return this.service.write(table, request, form, this.sender(reply, name, form));
    });
  }

  /** A file that is cut off on the way is shorter than it should be; without its length nobody would notice. */
  private sender(reply: FastifyReply, name: string, form: Form) {
    return (bytes: Readable): Promise<void> => {
      bytes.once('error', (error) => this.logger.warn(`${name}: ${error.message}`));
      void reply
        .header('content-type', types[form])
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('cache-control', 'no-cache')
        .header('x-content-type-options', 'nosniff');
      return send(reply, bytes);
    };
  }
}

function namedBy(name: string): {
  readonly table: DownloadedTable;
  readonly season: number | null;
  readonly form: Form;
} {
  const [, wanted, year, form] = /^([a-z]+(?:-[a-z]+)*)(?:-(\d{4}))?\.(csv|json)$/.exec(name) ?? [];
  const table = tables.find((each) => each.name === wanted);
  const season = year === undefined ? null : Number(year);
  const fits = season === null ? table?.season !== 'needed' : table?.season !== 'none';
  if (table === undefined || !fits) throw new DownloadProblem('unknown');
  return { table, season, form: form as Form };
}

/** A misspelt parameter is refused, so that nobody gets another table than they wanted. */
function dayIn(query: Readonly<Record<string, unknown>>, table: DownloadedTable): string | null {
  for (const [name, value] of Object.entries(query)) {
    const isRight = name === 'asOf' && table.asOf && typeof value === 'string' && isDay(value);
    if (!isRight) throw new DownloadProblem('parameter', { name: name.slice(0, 40) });
  }
  return (query['asOf'] as string | undefined) ?? null;
}
