// npm run packages: makes the tarballs of what strangers install without this project, in dist/packages, and checks them.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkPackage } from './packages/check.mjs';
import { makeCommand } from './packages/command.mjs';
import { makeLibrary, makeWholeLibrary } from './packages/library.mjs';
import { root } from './sources.mjs';

const folder = join(root, 'dist/packages');
rmSync(folder, { recursive: true, force: true });
const made = [
  makeLibrary('rules', join(folder, 'rules')),
  makeWholeLibrary('archive', join(folder, 'archive')),
  await makeCommand(join(folder, 'tarokk')),
];
for (const { name, tarball, files, size } of made) {
  const problems = await checkPackage(tarball);
  if (problems.length > 0) {
    console.error(`${name} cannot be installed as it should:\n${problems.map((each) => `  - ${each}`).join('\n')}`);
    process.exit(1);
  }
  console.log(`${name}: ${tarball} (${files} files, ${Math.round(size / 1024)} kB)`);
}
