import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allRoutes, routeName } from '@husrum/contract/routes';
import { isTest, root, sourcePaths } from '../architecture/sources';
import { type Modules, modulesOf } from './modules';
import type { Drawn } from './seen.rules';

const place = /<Panel\b[^>]*?\bname="([\w.]+)"/g;

const placesIn = (path: string) =>
  [...readFileSync(join(root, path), 'utf8').matchAll(place)].map(([, panel = '']) => ({
    file: path,
    panel,
  }));

/** What the shell and the remotes draw; a bundle is read when it is asked for. */
export const drawn = (): Drawn => {
  const known = new Map<string, Modules>();
  return {
    modulesOf: (bundle) => {
      const modules = known.get(bundle) ?? modulesOf(bundle);
      known.set(bundle, modules);
      return modules;
    },
    routesOf: (bundle) => allRoutes.filter(({ owner }) => owner === bundle).map(routeName),
    placed: sourcePaths()
      .filter((path) => /^(shell|mf-[\w-]+)\/src\//.test(path) && !isTest(path))
      .flatMap(placesIn),
  };
};
