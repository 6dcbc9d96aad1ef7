import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Struck } from './faults';
import { remotePages } from './remote-pages';

const dist = resolve(import.meta.dirname, '../../shell/dist');
export const shellAsset = (file: string): string => resolve(dist, 'assets', file);

/** Of the shell as it was last built: those of the shells before it lie beside them. */
const assets = (): string[] => JSON.parse(readFileSync(resolve(dist, 'assets.json'), 'utf8'));

/** The only script of the shell, as it is built, with that name and those words. */
export const shellScript = (name: RegExp, words = ''): string => {
  const found = assets().filter(
    (file) => name.test(file) && readFileSync(shellAsset(file), 'utf8').includes(words),
  );
  const [only, ...more] = found;
  if (only === undefined || more.length > 0) throw new Error(`${found.length} scripts are ${name} ${words}`);
  return only;
};

/** The page of the shell's own that is struck is the dashboard. */
export const dashboardScript = (): string => shellScript(/^\d+\..*\.js$/, 'Allt är gjort');

/** Six remotes and the shell. */
export const places = (): Struck[] => {
  const remotes: Struck[] = remotePages.map(({ remote }) => ({
    name: remote,
    entry: new RegExp(`/remotes/${remote}/[^/]+/entry\\.js`),
    chunks: new RegExp(`/remotes/${remote}/[^/]+/\\d+\\.js`),
  }));
  const script = new RegExp(`/assets/${dashboardScript().replaceAll('.', '\\.')}`);
  return remotes.toSpliced(3, 0, { name: 'shell', entry: script, chunks: script });
};
