import { lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project.js';

/**
 * Gives a copy of the project the packages that are installed here, as links.
 *
 * @param folder of the copy; its libraries and apps stand for those of this project, whose links are relative
 */
export function linkPackages(folder: string): void {
  link('node_modules');
  link('node_modules/@tarokk');

  function link(packages: string): void {
    mkdirSync(join(folder, packages), { recursive: true });
    for (const name of readdirSync(join(projectRoot, packages))) {
      const installed = join(projectRoot, packages, name);
      if (name === '@tarokk') continue;
      symlinkSync(
        lstatSync(installed).isSymbolicLink() ? readlinkSync(installed) : installed,
        join(folder, packages, name),
      );
    }
  }
}
