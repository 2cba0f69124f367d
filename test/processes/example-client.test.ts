import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ask, graphql } from '../support/ask.js';
import { league } from '../support/league.js';
import { newFolder, removeFolder } from '../support/office.js';
import { linkPackages } from '../support/link-packages.js';
import { projectRoot } from '../support/project.js';

const { office, world, people, end } = await league({ year: 2026 });
const folder = newFolder();
const example = join(folder, 'docs/examples/client');
afterAll(async () => {
  removeFolder(folder);
  await end();
});

/** Built as its README says, in a folder of its own. */
beforeAll(() => {
  mkdirSync(example, { recursive: true });
  cpSync(join(projectRoot, 'docs/examples/client'), example, { recursive: true });
  cpSync(join(projectRoot, 'schema.graphql'), join(folder, 'schema.graphql'));
  linkPackages(folder);
  const program = (name: string): string => join(projectRoot, 'node_modules/.bin', name);
  execFileSync(program('gql.tada'), ['generate-output'], { cwd: example });
  execFileSync(program('tsc'), [], { cwd: example });
}, 120_000);

/** The sheet of the example, with the ids of two teams that play here. */
function sheet(): string {
  const [wasps, owls] = people.teams;
  const ids: Readonly<Record<string, string>> = {
    Anna: wasps.members[0]!.id,
    Béla: wasps.members[1]!.id,
    Wasps: wasps.id,
    Csaba: owls.members[0]!.id,
    Dóra: owls.members[1]!.id,
    Baglyok: owls.id,
  };
  const text = readFileSync(join(example, 'sheet.json'), 'utf8');
  const path = join(folder, 'sheet.json');
  writeFileSync(
    path,
    text.replaceAll(/<(\p{L}+)>/gu, (_, name: string) => ids[name]!),
  );
  return path;
}

function handIn(
  token: string,
  ...remarks: readonly string[]
): { readonly status: number | null; readonly said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/hand-in.js', sheet(), ...remarks], {
    cwd: example,
    encoding: 'utf8',
    env: { ...process.env, OFFICE: office.url, TOKEN: token },
  });
  return { status, said: stdout + stderr };
}

describe('34 the client of docs/examples', () => {
  const remarks = ['DATE_OLD=The phone had fallen into the Danube.'];

  it('says which warnings want a remark, and hands in nothing without', async () => {
    const { status, said } = handIn(await world.token(people.a, ['read', 'submit']));
    expect({ status, said }).toEqual({ status: 1, said: expect.stringMatching(/^DATE_OLD date: /m) });
  });

  it('hands in a sheet from a file, once however often it is run, and prints the standings', async () => {
    const token = await world.token(people.a, ['read', 'submit']);
    const first = handIn(token, ...remarks);
    expect(first).toMatchObject({
      status: 0,
      said: expect.stringMatching(/^SUBMITTED: match \S+ is SUBMITTED\.\n1\. /),
    });
    expect(first.said).toContain('Danube Wasps, 0 points');
    expect(handIn(token, ...remarks)).toEqual(first);
    const { myMatches } = await ask(people.a, graphql('{ myMatches { nodes { id } } }'));
    expect(myMatches.nodes).toHaveLength(1);
  });

  it('says why the office does not take its token', async () => {
    const { status, said } = handIn(await world.token(people.a, ['read']));
    expect({ status, said }).toEqual({ status: 1, said: expect.stringContaining('This API token may only read.') });
  });
});
