import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageNamed, root } from '../architecture/sources';
import type { Package } from './touched.rules';

const namesIn = (dependencies: Readonly<Record<string, string>> = {}): string[] =>
  Object.keys(dependencies).flatMap((name) => packageNamed(name) ?? []);

/** The packages as their package.json files have them. */
export const packages = (): Package[] =>
  [...readdirSync(root), ...readdirSync(join(root, 'shared')).map((name) => `shared/${name}`)]
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => {
      const { dependencies, devDependencies } = JSON.parse(
        readFileSync(join(root, folder, 'package.json'), 'utf8'),
      );
      return { folder, runs: namesIn(dependencies), tests: namesIn(devDependencies) };
    });
