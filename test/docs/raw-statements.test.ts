import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { expectFile } from '../support/text-files.js';
import { projectRoot } from '../support/project.js';
import { type RawStatement, rawStatements } from '../support/raw-statements.js';

const found = rawStatements(join(projectRoot, 'apps/api/src'));

/** Locks, snapshots, migrations, copies of a server: what neither models nor Kysely say. */
const MOST = 40;

describe('statements that are written as SQL', () => {
  it('stand in docs/raw-statements.md, so that a new one is seen (UPDATE_FILES=1 npx jest test/docs/raw-statements)', () => {
    expectFile(join(projectRoot, 'docs/raw-statements.md'), list(found));
  });

  it('are few', () => {
    expect(found.length).toBeLessThanOrEqual(MOST);
  });
});

function list(statements: readonly RawStatement[]): string {
  const files = [...new Set(statements.map(({ file }) => file))];
  const sections = files.map((file) => {
    const texts = statements.filter((each) => each.file === file).map(({ text }) => `- \`${shortened(text)}\`\n`);
    return `\n## ${file.slice(join(projectRoot, 'apps/api/src/').length)}\n\n${texts.join('')}`;
  });
  return `# Statements that are written as SQL

All others are models, or queries of Kysely whose tables, columns and rows follow from \`prisma/schema.prisma\`. These ${statements.length} are prepared on the migrated database by
\`test/edges/statements.test.ts\` where they are whole texts; \`UPDATE_FILES=1 npx jest test/docs/raw-statements\` writes this list.
${sections.join('')}`;
}

/** In one line, and without what would end the code of the list. */
function shortened(text: string): string {
  const plain = text.replaceAll('`', "'");
  return plain.length > 110 ? `${plain.slice(0, 109)}…` : plain;
}
