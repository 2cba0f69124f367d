import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type OwnOffice, ownOffice } from '../support/own-office.js';
import { describedColumns } from '../support/described-columns.js';
import { projectRoot } from '../support/project.js';
import { writtenStatements } from '../support/written-statements.js';

/** PostgreSQL cannot tell the type of a value that has no place of its own; when it is run, the client says it. */
const UNDETERMINED = '42P18';

const all = writtenStatements('apps/api/src');
let office: OwnOffice;
let client: pg.Client;

beforeAll(async () => {
  office = await ownOffice();
  client = new pg.Client(office.office.databaseUrl());
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await office.end();
});

describe('every statement of SQL in the office', () => {
  it('fits the migrated database, and answers with the columns that its rows are said to have', async () => {
    const wrong: string[] = [];
    for (const { place, texts, columns } of all) {
      for (const text of texts) {
        if (!/^\s*(?:WITH|SELECT|INSERT|UPDATE|DELETE)\b/.test(text)) continue;
        try {
          const described = await describedColumns(client, text);
          if (columns !== null && !isSame(columns, described)) {
            wrong.push(`${place}: ${said(columns)} is said of ${said(described)}`);
          }
        } catch (error) {
          const { code, message } = error as pg.DatabaseError;
          if (code !== UNDETERMINED) wrong.push(`${place}: ${message}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('fits it too where Kysely builds it, as docs/statements has it', async () => {
    const wrong: string[] = [];
    const folder = join(projectRoot, 'docs/statements');
    const texts = readdirSync(folder).flatMap((name) => statementsIn(readFileSync(join(folder, name), 'utf8')));
    for (const text of texts) {
      try {
        await describedColumns(client, text);
      } catch (error) {
        wrong.push(`${text}: ${(error as Error).message}`);
      }
    }
    expect(texts.length).toBeGreaterThan(150);
    expect(wrong).toEqual([]);
  });

  it('is read from its source, whatever its parts are', () => {
    expect(all.length).toBeGreaterThan(5);
    expect(all.filter(({ texts }) => texts.length === 0).map(({ place }) => place)).toEqual([]);
  });
});

/** Between the lines that say whose they are. */
function statementsIn(file: string): readonly string[] {
  const lines = file.split('\n').filter((line) => !line.startsWith('--'));
  return lines
    .join('\n')
    .split(/;\n/)
    .filter((text) => text.trim() !== '');
}

type Columns = NonNullable<(typeof all)[number]['columns']>;

function isSame(expected: Columns, described: Columns): boolean {
  return (
    expected.size === described.size &&
    [...expected].every(([name, kind]) => {
      const found = described.get(name);
      // Of JSON its type says more than PostgreSQL does.
      return kind === found || (found === 'any' && kind !== 'Date' && kind !== 'bigint');
    })
  );
}

function said(columns: Columns): string {
  return [...columns].map(([name, kind]) => `${name} ${kind}`).join(', ');
}
