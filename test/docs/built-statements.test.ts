import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { type BuiltStatements, builtStatements } from '../support/built-statements.js';
import { projectRoot } from '../support/project.js';
import { expectFile } from '../support/text-files.js';

const found = await builtStatements('apps/api/src');

it('statements that are built stand in docs/statements, to be read (UPDATE_FILES=1 npx jest test/docs/built-statements)', () => {
  expect(found.length).toBeGreaterThan(100);
  for (const wing of new Set(found.map(wingOf))) {
    const statements = found.filter((each) => wingOf(each) === wing);
    expectFile(join(projectRoot, 'docs/statements', `${wing}.sql`), sqlOf(statements));
  }
});

function sqlOf(statements: readonly BuiltStatements[]): string {
  const texts = statements.flatMap(({ file, method, texts: built }) => [
    `-- ${method} (${file})\n`,
    ...built.map((text) => `${inLines(text)};\n`),
  ]);
  return `-- What repositories send by Kysely, each method called with one example of every parameter.\n\n${texts.join('\n')}`;
}

/** A line for each part. */
function inLines(text: string): string {
  return text.replaceAll(
    /(?<!^delete) (?=(?:from|left join|inner join|where|group by|order by|limit|union all|on conflict|returning|set|values|for (?:no key )?(?:update|share)) )/g,
    '\n  ',
  );
}

function wingOf({ file }: BuiltStatements): string {
  return file.split('/')[3]!;
}
