import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '../support/project.js';
import { type Suite, suiteOf, suites } from '../support/suites.mjs';
import { testedBy, testsOf } from '../support/tested-by.mjs';
import { expectFile } from '../support/text-files.js';

const below = (folder: string): readonly string[] =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort();

const files = ['libs', 'apps', 'scripts', 'prisma', 'docs', 'test']
  .flatMap(below)
  .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules/'));

const nameOf = (file: string): string => file.replace(/^test\/|\.test\.ts$/g, '');

function list(): string {
  const section = (command: Suite['command'], title: string): string =>
    suites
      .filter((suite) => suite.command === command)
      .map((suite) => {
        const own = files.filter((file) => suiteOf(file) === suite);
        const rows = own.map((file) => `- ${file}`).join('\n');
        return `### \`${suite.name}\`: ${suite.what}\n\n${own.length} files for ${suite.runner === 'jest' ? 'Jest' : 'Playwright'}.\n\n${rows}\n`;
      })
      .reduce((text, each) => `${text}\n${each}`, `## ${title}\n`);
  return `# Where each file of tests belongs

By its folder, as \`test/support/suites.mjs\` says; \`UPDATE_FILES=1 npx jest test/docs/where-tests-belong\` writes this list.

${section('npm test', '`npm test`: what a newcomer runs and waits for')}
${section('npm run test:all', '`npm run test:all`: these too')}`;
}

describe('every file of tests', () => {
  it('belongs to a command by its folder (else: say so in test/support/suites.mjs)', () => {
    expect(files.filter((file) => suiteOf(file) === null)).toEqual([]);
  });

  it('stands in docs/tests.md', () => {
    expectFile(join(projectRoot, 'docs/tests.md'), list());
  });
});

describe('test/support/tested-by.mjs', () => {
  const named = new Set(Object.values(testedBy).flat());
  const ofOffices = files.filter((file) => suiteOf(file)?.withoutOffice !== true).map(nameOf);

  it('names tests that there are', () => {
    expect([...named].filter((name) => !ofOffices.includes(name))).toEqual([]);
  });

  it('leads to every test of an office, a command or a browser from somewhere', () => {
    expect(ofOffices.filter((name) => !named.has(name))).toEqual([]);
  });

  const folders = (parent: string): readonly string[] =>
    readdirSync(join(projectRoot, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'generated')
      .map(({ name }) => `${parent}/${name}`);

  it('has a line for each folder of a wing, each room of a library and each area of pages', () => {
    const rooms = [
      ...folders('apps/api/src').flatMap(folders),
      ...folders('libs').flatMap((library) => folders(`${library}/src`)),
      ...folders('apps/web/src').flatMap((folder) => (/\/(?:features|game)$/.test(folder) ? folders(folder) : folder)),
    ];
    expect(rooms.filter((room) => !(room in testedBy))).toEqual([]);
    expect(Object.keys(testedBy).filter((folder) => below(folder).length === 0)).toEqual([]);
  });

  it.each([
    ['a service of the api', 'apps/api/src/jury/decisions/approval.service.ts', 'test/e2e/approvals.test.ts'],
    ['a component of a page', 'apps/web/src/features/cup/bracket.tsx', 'test/browser/cup-desk.test.ts'],
    ['a rule of a competition', 'libs/competition/src/cup/bracket.ts', 'test/e2e/cup.test.ts'],
    ['a file of a room that is deeper', 'libs/rules/src/royal/auction/auction.ts', 'test/cli/analyse.test.ts'],
    ['a test itself', 'test/walks/jury-desk.test.ts', 'test/walks/jury-desk.test.ts'],
  ])('leads from %s to its tests', (_what, changed, test) => {
    expect(testsOf([changed])).toContain(test);
  });

  it('leaves unit tests to their imports', () => {
    expect(testsOf(['libs/rules/test/cards.test.ts', 'README.md'])).toEqual([]);
  });
});
