import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface PackageJson {
  name: string;
  license?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

export const readPackageJson = (folder: string): PackageJson =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

export const isWorkspacePackage = (name: string): boolean => name.startsWith('@husrum/');
/** A package of types is not shipped, because compiled code contains no types. */
export const isTypePackage = (name: string): boolean => name.startsWith('@types/');

const notShipped = ['shared/build', 'shared/catalogue', 'shared/testing'];

/** The folders of the packages that are part of the product, without those that build and test it. */
export const listShippedFolders = (root: string): string[] => {
  const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));
  const inFolder = (folder: string) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
  const server = ['api', 'api/economy'].flatMap(inFolder);
  return ['shell', ...server, ...remotes, ...inFolder('shared')].filter(
    (folder) => !notShipped.includes(folder) && existsSync(join(root, folder, 'package.json')),
  );
};
