import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { FaultTarget } from './network-faults';
import { remotePages } from './remote-pages';

const dist = resolve(import.meta.dirname, '../../shell/dist');
export const toShellAssetPath = (file: string): string => resolve(dist, 'assets', file);

/** The assets of the latest build of the shell. The folder also has those of earlier builds. */
const listAssets = (): string[] => JSON.parse(readFileSync(resolve(dist, 'assets.json'), 'utf8'));

/** The only script of the built shell whose name matches and that contains the text. Throws if there is not exactly one. */
export const findShellScript = (name: RegExp, text = ''): string => {
  const files = listAssets().filter(
    (file) => name.test(file) && readFileSync(toShellAssetPath(file), 'utf8').includes(text),
  );
  const [only, ...others] = files;
  if (only === undefined || others.length > 0)
    throw new Error(`${files.length} scripts match ${name} ${text}`);
  return only;
};

/** The script of the dashboard, which is the shell's page that the fault tests break. Found by one of its texts. */
export const findDashboardScript = (): string => findShellScript(/^\d+\..*\.js$/, 'Allt är gjort');

/**
 * The index of the shell among the targets. The short run tests each fault on the target with the same index
 * (`selectFaultCases`), so the shell gets the fourth of `networkFaults`, the missing chunk. The third one, a newer contract,
 * cannot be tested on the shell.
 */
const SHELL_INDEX = 3;

/** All remotes and the shell. */
export const listFaultTargets = (): FaultTarget[] => {
  const remotes: FaultTarget[] = remotePages.map(({ remote }) => ({
    name: remote,
    entry: new RegExp(`/remotes/${remote}/[^/]+/entry\\.js`),
    chunks: new RegExp(`/remotes/${remote}/[^/]+/\\d+\\.js`),
  }));
  const script = new RegExp(`/assets/${findDashboardScript().replaceAll('.', '\\.')}`);
  return remotes.toSpliced(SHELL_INDEX, 0, { name: 'shell', entry: script, chunks: script });
};
