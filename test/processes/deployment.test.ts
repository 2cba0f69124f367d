import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { describeWith } from '../support/describe-with.js';
import { newFolder, removeFolder } from '../support/office.js';
import { projectRoot } from '../support/project.js';

// A folder of its own, so that a .env of this checkout has no say.
const folder = newFolder();
cpSync(join(projectRoot, 'docker-compose.yml'), join(folder, 'docker-compose.yml'));

afterAll(() => {
  removeFolder(folder);
});

function config(environment: Record<string, string>): { status: number | null; stdout: string; stderr: string } {
  const { POSTGRES_PASSWORD: _, ...inherited } = process.env;
  return spawnSync('docker-compose', ['config'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...inherited, ...environment },
  });
}

describeWith('docker-compose')('docker-compose.yml', () => {
  it('is a valid server installation: the api waits for a healthy database', () => {
    const { status, stdout, stderr } = config({ POSTGRES_PASSWORD: 'secret' });
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('condition: service_healthy');
    expect(stdout).toContain('postgresql://office:secret@database:5432/office');
    expect(stdout).toMatch(/image: postgres:18/);
  });

  it('does not come up without a password for its database, and says where to write it', () => {
    const { status, stderr } = config({});
    expect(status).not.toBe(0);
    expect(stderr).toContain('Write POSTGRES_PASSWORD into .env');
  });
});
