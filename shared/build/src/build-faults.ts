import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { manifest } from '@husrum/contract/manifest';
import { integrityOf } from './integrity-of';

/** A file with the integrity that the page, the manifest or the registry names for it. */
interface ExpectedFile {
  readonly file: string;
  readonly integrity: string;
}

const isScript = (file: string) => file.endsWith('.js');

const findWrongFiles = (folder: string, source: string, expected: readonly ExpectedFile[]): string[] =>
  expected.flatMap(({ file, integrity }) => {
    const path = resolve(folder, file);
    if (!existsSync(path)) return [`${file}: ${source} names it, and it was not built.`];
    if (integrityOf(readFileSync(path)) === integrity) return [];
    return [`${file}: its content differs from the integrity in ${source}; browsers would refuse to run it.`];
  });

/** The chunks whose integrity is in no script. A chunk's integrity belongs in the script that loads it. */
const findChunksWithoutIntegrity = (
  folder: string,
  scripts: readonly string[],
  entries: readonly string[],
): string[] => {
  const contents = new Map(scripts.map((file) => [file, readFileSync(resolve(folder, file))]));
  const all = [...contents.values()].join('\n');
  return [...contents]
    .filter(([file, content]) => !entries.includes(file) && !all.includes(integrityOf(content)))
    .map(
      ([file]) => `${file}: no script of the build contains its integrity; browsers would refuse to run it.`,
    );
};

const scriptTag = /<script\b[^>]*>/g;
const attributeOf = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** Reasons why browsers would not run a build of the shell. Each sentence begins with the name of a file. */
export const findShellFaults = (
  folder: string,
  assets = readdirSync(resolve(folder, 'assets')),
): string[] => {
  const page = readFileSync(resolve(folder, 'index.html'), 'utf8');
  const expected = (page.match(scriptTag) ?? []).map((tag) => ({
    file: attributeOf(tag, 'src').slice(1),
    integrity: attributeOf(tag, 'integrity'),
  }));
  if (expected.length === 0) return ['index.html: it names no script.'];
  const scripts = assets.filter(isScript).map((file) => `assets/${file}`);
  const entries = expected.map(({ file }) => file);
  return [
    ...findWrongFiles(folder, 'index.html', expected),
    ...findChunksWithoutIntegrity(folder, scripts, entries),
  ];
};

/** Reasons why browsers would not run a build of a remote. Each sentence begins with the name of a file. */
export const findRemoteFaults = (folder: string): string[] => {
  const { entry, integrity, preload, files } = manifest.validateSync(
    JSON.parse(readFileSync(resolve(folder, 'remote.json'), 'utf8')),
  );
  const nameOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);
  const expected = [
    { file: nameOf(entry), integrity },
    ...preload.map((script) => ({ file: nameOf(script.url), integrity: script.integrity })),
    ...files.map((listed) => ({ file: listed.name, integrity: listed.integrity })),
  ];
  const scripts = readdirSync(folder).filter(isScript);
  const faults = [
    ...findWrongFiles(folder, 'remote.json', expected),
    ...findChunksWithoutIntegrity(folder, scripts, [nameOf(entry)]),
  ];
  return [...new Set(faults)];
};
