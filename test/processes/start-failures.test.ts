import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { freePort } from '../support/debian-postgres.js';
import { embeddedOffice } from '../support/embedded-office.js';
import { failToStart, newFolder, removeFolder } from '../support/office.js';
import { fillFromPreparedFolder } from '../support/prepared-folder.js';

const folders: string[] = [];

/** As an office leaves it that was here and has ended. */
function stopped(): { readonly folder: string; readonly cluster: string } {
  const folder = newFolder();
  folders.push(folder);
  fillFromPreparedFolder(folder);
  return { folder, cluster: join(folder, 'postgres/cluster') };
}

afterEach(() => {
  folders.splice(0).forEach(removeFolder);
});

describe('an office whose PostgreSQL cannot start', () => {
  it('ends after two attempts with its last words and what they mean', async () => {
    const { folder, cluster } = stopped();
    rmSync(join(cluster, 'global/pg_control'));
    const { code, printed } = await failToStart({ DATA_DIR: folder });
    expect(code).toBe(1);
    expect(printed).toContain(`The embedded PostgreSQL in ${cluster} did not start.`);
    expect(printed).toContain('Its files are damaged.');
    expect(printed).toMatch(/Its last words:\n(?: {2}.*\n)*.*pg_control/);
    expect(printed).not.toMatch(/^\s+at .+:\d+:\d+/m);
  });

  it('says its words where nobody knows what they mean', async () => {
    const { folder, cluster } = stopped();
    appendFileSync(join(cluster, 'postgresql.auto.conf'), 'shared_buffers = many\n');
    await expect(embeddedOffice({ DATA_DIR: folder })).rejects.toThrow(/^StartProblem: (?:.*\n)*.*shared_buffers/);
  });
});

describe('an office with room', () => {
  it('says so to balancers and in its metrics', async () => {
    const { folder } = stopped();
    const metricsPort = String(await freePort());
    const open = await embeddedOffice({ DATA_DIR: folder, METRICS_PORT: metricsPort });
    expect(await (await fetch(`${open.url}/health/ready`)).json()).toMatchObject({ status: 'ready', room: 'enough' });
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(metrics).toMatch(/^office_room_short.* 0$/m);
    expect(metrics).toMatch(/^office_room_bytes.* \d{6,}/m);
    await open.end();
  });
});
