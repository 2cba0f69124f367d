import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { type BuiltStatements, builtStatements } from '../support/built-statements.js';
import { projectRoot } from '../support/project.js';
import { expectFile } from '../support/text-files.js';

const found = await builtStatements('apps/api/src');

it('statements that are built stand in docs/statements, to be read (UPDATE_FILES=1 npx jest test/sweeps/built-statements)', () => {
  expect(found.length).toBeGreaterThan(100);
  for (const wing of new Set(found.map(wingOf))) {
    const statements = found.filter((each) => wingOf(each) === wing);
    expectFile(join(projectRoot, 'docs/statements', `${wing}.sql`), sqlOf(statements));
  }
});

/** Each text once, under the names of all that send it. */
function sqlOf(statements: readonly BuiltStatements[]): string {
  const senders = new Map<string, string[]>();
  for (const { file, method, texts: built } of statements)
    for (const text of built) senders.set(text, [...(senders.get(text) ?? []), `-- ${method} (${file})\n`]);
  const parts: string[] = [];
  let above = '';
  for (const [text, names] of senders) {
    const head = names.join('');
    if (head !== above) parts.push(head);
    parts.push(`${inLines(text)};\n`);
    above = head;
  }
  return `-- What is sent by Kysely, each method and function called with one example of every parameter.\n\n${parts.join('\n')}`;
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
