/** Writes src/help/licences.json: the packages that the product is built on, by licence. Run: npx tsx mf-settings/licences.ts */
import { existsSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

interface Package {
  name: string;
  license?: string;
  dependencies?: Record<string, string>;
}
const read = (folder: string): Package => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const isOurs = (name: string) => name.startsWith('@husrum/');

const shipped = ['api', 'shell', ...readdirSync(root).filter((name) => name.startsWith('mf-'))];
const workspace = [...shipped, ...readdirSync(join(root, 'shared')).map((name) => join('shared', name))]
  .map((folder) => join(root, folder))
  .filter((folder) => existsSync(join(folder, 'package.json')));
const onlyForUs = new Set(['build', 'testing'].map((name) => join(root, 'shared', name)));

/** Where the package that a folder depends on lies: pnpm puts a package's own dependencies beside it. */
const placeOf = (name: string, from: string): string | undefined => {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const place = join(folder, 'node_modules', name);
    if (existsSync(place)) return realpathSync(place);
  }
  return undefined;
};

/** A package that names no licence in its manifest has it in a file. */
const licenceOf = (place: string): string =>
  read(place).license?.replace(/[()]/g, '') ?? 'Se paketets licensfil';

const found = new Map<string, string>();
const visit = (folder: string): void => {
  for (const name of Object.keys(read(folder).dependencies ?? {})) {
    const place =
      isOurs(name) || name.startsWith('@types/') || found.has(name) ? undefined : placeOf(name, folder);
    if (place === undefined) continue;
    found.set(name, licenceOf(place));
    visit(place);
  }
};
for (const folder of workspace) if (!onlyForUs.has(folder)) visit(folder);

const names = (licence: string) =>
  [...found]
    .filter(([, of]) => of === licence)
    .map(([name]) => name)
    .sort();
const byLicence = [...new Set(found.values())]
  .map((licence) => [licence, names(licence)] as const)
  .sort(([, one], [, other]) => other.length - one.length)
  .map(([licence, packages]) => ({ licence, count: packages.length, packages: packages.join(', ') }));
writeFileSync(join(root, 'mf-settings/src/help/licences.json'), `${JSON.stringify(byLicence, null, 2)}\n`);
