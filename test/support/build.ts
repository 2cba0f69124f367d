import { spawnSync } from 'node:child_process';
import { projectRoot } from './project.js';

/** Tests of programs run what users run: the build, made again only when a source is newer. */
export default function build(): void {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs', '--if-needed'], {
    cwd: projectRoot,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The build failed, so there is nothing to test: see above.');
}
