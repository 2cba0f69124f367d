import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../support/project.js';

/** A page of the application, from the file that is its route. */
export interface PageRoute {
  /** Its address without a language: `/cup/$year`. */
  readonly pattern: string;
  /** What its address is below without saying so: `_desk`, where a page has such a frame. */
  readonly area: string | null;
}

const routes = join(projectRoot, 'apps/web/src/routes');

/** All pages: not what only frames others, nor what only leads elsewhere. */
export const pageRoutes: readonly PageRoute[] = readdirSync(routes, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !/(?:^|\/)(?:_[^/]+|route)\.tsx$/.test(file))
  .map((file) => readFileSync(join(routes, file), 'utf8'))
  .filter((source) => /\bcomponent: /.test(source))
  .map((source) => /createFileRoute\(\s*'([^']+)'/.exec(source)![1]!)
  .map((id) => ({
    pattern: id.replaceAll(/\/_[^/]+/g, '').replace(/(?<=.)\/$/, ''),
    area: /^\/(_[^/]+)/.exec(id)?.[1] ?? null,
  }))
  // An address that is written out comes before one with something in its place.
  .sort((a, b) => a.pattern.split('$').length - b.pattern.split('$').length || a.pattern.localeCompare(b.pattern));

/** The page at an address without a language; null where there is none. */
export function routeAt(address: string): PageRoute | null {
  const path = address.replace(/[?#].*$/, '') || '/';
  return pageRoutes.find(({ pattern }) => matcher(pattern).test(path)) ?? null;
}

/** Whether a path without a language leads to the page of a pattern. */
export function matcher(pattern: string): RegExp {
  return new RegExp(`^${pattern.replaceAll(/\$[a-z]+/g, '[^/]+')}$`);
}
