import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Manifest, manifest } from '@husrum/contract/manifest';
import { integrityOf } from './integrity-of';

/** A file of the folder, beside the hash that a browser is told to expect of it. */
interface Told {
  readonly file: string;
  readonly integrity: string;
}

const isScript = (file: string) => file.endsWith('.js');

const wrong = (folder: string, by: string, told: readonly Told[]): string[] =>
  told.flatMap(({ file, integrity }) => {
    const path = resolve(folder, file);
    if (!existsSync(path)) return [`${file}: ${by} names it, and it was not built.`];
    if (integrityOf(readFileSync(path)) === integrity) return [];
    return [
      `${file}: its bytes are not those that ${by} gives the integrity of; browsers would refuse to run it.`,
    ];
  });

/** The hash of a chunk stands in the script that loads it. */
const untold = (folder: string, scripts: readonly string[], begun: readonly string[]): string[] => {
  const contents = new Map(scripts.map((file) => [file, readFileSync(resolve(folder, file))]));
  const all = [...contents.values()].join('\n');
  return [...contents]
    .filter(([file, content]) => !begun.includes(file) && !all.includes(integrityOf(content)))
    .map(
      ([file]) =>
        `${file}: no script of the build gives the integrity of its bytes; browsers would refuse to run it.`,
    );
};

const tag = /<script\b[^>]*>/g;
const attribute = (text: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(text)?.[1] ?? '';

/** What would keep browsers from running a shell, as a sentence for each file. */
export const shellFaults = (folder: string, assets = readdirSync(resolve(folder, 'assets'))): string[] => {
  const page = readFileSync(resolve(folder, 'index.html'), 'utf8');
  const told = (page.match(tag) ?? []).map((script) => ({
    file: attribute(script, 'src').slice(1),
    integrity: attribute(script, 'integrity'),
  }));
  if (told.length === 0) return ['index.html: it names no script.'];
  const scripts = assets.filter(isScript).map((file) => `assets/${file}`);
  const begun = told.map(({ file }) => file);
  return [...wrong(folder, 'index.html', told), ...untold(folder, scripts, begun)];
};

/** What would keep browsers from running a build of a remote, as a sentence for each file. */
export const remoteFaults = (folder: string): string[] => {
  const described: Manifest = manifest.validateSync(
    JSON.parse(readFileSync(resolve(folder, 'remote.json'), 'utf8')),
  );
  const { entry, integrity, preload, files } = described;
  const nameOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);
  const told = [{ url: entry, integrity }, ...preload].map((one) => ({
    file: nameOf(one.url),
    integrity: one.integrity,
  }));
  const listed = files.map(({ name, integrity: of }) => ({ file: name, integrity: of }));
  const faults = wrong(folder, 'remote.json', [...told, ...listed]);
  return [...new Set([...faults, ...untold(folder, readdirSync(folder).filter(isScript), [nameOf(entry)])])];
};
