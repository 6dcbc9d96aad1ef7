/** Writes src/help/licences.json: the dependencies of the product, grouped by licence. Run: npx tsx mf-settings/licences.ts */
import { existsSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isTypePackage, isWorkspacePackage, listShippedFolders, readPackageJson } from './shipped-packages';
import { helpTexts } from './src/help/help.texts';

const root = resolve(import.meta.dirname, '..');

/** Resolves a dependency as Node does: in the nearest `node_modules` folder above, where pnpm installs a package's dependencies. */
const resolvePackage = (name: string, from: string): string | undefined => {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const packageFolder = join(folder, 'node_modules', name);
    if (existsSync(packageFolder)) return realpathSync(packageFolder);
  }
  return undefined;
};

const readLicence = (packageFolder: string): string =>
  readPackageJson(packageFolder).license?.replace(/[()]/g, '') ?? helpTexts.seeLicenceFile;

const licenceByPackage = new Map<string, string>();
const collectLicences = (folder: string, dependencies = readPackageJson(folder).dependencies): void => {
  for (const name of Object.keys(dependencies ?? {})) {
    const packageFolder =
      isWorkspacePackage(name) || isTypePackage(name) || licenceByPackage.has(name)
        ? undefined
        : resolvePackage(name, folder);
    if (packageFolder === undefined) continue;
    licenceByPackage.set(name, readLicence(packageFolder));
    collectLicences(packageFolder);
  }
};
/** The programs of the embedded database: a package for each platform, of which this machine has its own. All have the same licence. */
const collectOptionalLicences = (folder: string): void => {
  const { optionalDependencies } = readPackageJson(folder);
  collectLicences(folder, optionalDependencies);
  const names = Object.keys(optionalDependencies ?? {});
  const licence = names.map((name) => licenceByPackage.get(name)).find((one) => one !== undefined);
  if (licence !== undefined) for (const name of names) licenceByPackage.set(name, licence);
};
for (const folder of listShippedFolders(root)) {
  collectLicences(join(root, folder));
  collectOptionalLicences(join(root, folder));
}

const listPackagesWith = (licence: string) =>
  [...licenceByPackage]
    .filter(([, packageLicence]) => packageLicence === licence)
    .map(([name]) => name)
    .sort();
const byLicence = [...new Set(licenceByPackage.values())]
  .map((licence) => [licence, listPackagesWith(licence)] as const)
  .sort(([, a], [, b]) => b.length - a.length)
  .map(([licence, packages]) => ({ licence, count: packages.length, packages: packages.join(', ') }));
writeFileSync(join(root, 'mf-settings/src/help/licences.json'), `${JSON.stringify(byLicence, null, 2)}\n`);
