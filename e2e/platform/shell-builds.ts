import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { installShell, readCurrentShellBuild, shellAssets, shellDist } from '@husrum/build';
import { CONTRACT_VERSION } from '@husrum/contract/manifest';
import type { Page } from '@playwright/test';
import { markComponents } from './build-markers';
import { findDashboardScript } from './fault-targets';
import { updateIntegrityHashes } from './release-builds';
import type { ReleaseServer } from './release-server';

declare global {
  /** The shell builds whose scripts have run in the page. */
  var husrumShells: Set<string> | undefined;
}

export interface ShellBuild {
  readonly build: string;
  /** The texts of its files, by their paths in the folder `shell/dist`. */
  readonly files: ReadonlyMap<string, string>;
}

const listScripts = () => shellAssets().filter((file) => file.endsWith('.js'));
const read = (file: string) => readFileSync(join(shellDist, file));
const CONTENT_HASH = /\b[0-9a-f]{10}\b/g;

/** A copy of the shell whose scripts have other content and names. Each script records its build when it runs. */
export const createMarkedShell = (build: string): ShellBuild => {
  const newHashes = new Map(
    listScripts().map((file): [string, string] => {
      const [, oldHash = ''] = file.split('.');
      return [oldHash, createHash('sha256').update(`${build} ${oldHash}`).digest('hex').slice(0, 10)];
    }),
  );
  const replaceHashes = (text: string) =>
    text.replace(CONTENT_HASH, (found) => newHashes.get(found) ?? found);
  const [dashboard, oldBuild] = [`assets/${findDashboardScript()}`, readCurrentShellBuild() ?? ''];
  const recordBuild = `\n;(self.husrumShells??=new Set).add(${JSON.stringify(build)});`;
  const edit = (file: string, text: string) => {
    if (!file.endsWith('.js')) return text.replace(oldBuild, build);
    return (file === dashboard ? markComponents('shell', build)(text) : text) + recordBuild;
  };
  const before = new Map(
    ['index.html', 'uses.json', ...listScripts().map((file) => `assets/${file}`)].map((file) => [
      file,
      read(file),
    ]),
  );
  const after = [...before].map(([file, content]): [string, Buffer] => [
    file,
    Buffer.from(edit(file, replaceHashes(content.toString()))),
  ]);
  const files = [...updateIntegrityHashes(before, new Map(after))].map(
    ([file, content]): [string, string] => [replaceHashes(file), content.toString()],
  );
  return { build, files: new Map(files) };
};

/** Writes a shell to the server's web root, as a build does. */
export const deployShell = ({ webRoot }: ReleaseServer, { build, files }: ShellBuild): void => {
  const folder = mkdtempSync(join(tmpdir(), 'husrum-shell-'));
  for (const [file, text] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  installShell(folder, { build, contract: CONTRACT_VERSION }, new Date(), join(webRoot, 'shell/dist'));
  rmSync(folder, { recursive: true });
};

/** Removes all shells from the disk, as in a new container image. */
export const removeShellFiles = ({ webRoot }: ReleaseServer): void =>
  rmSync(join(webRoot, 'shell/dist'), { recursive: true });

/** The shell build of the page's HTML document, and the builds whose scripts have run in it. */
export const readShellBuilds = (page: Page) =>
  page.evaluate(() => ({
    document: document.documentElement.dataset.build,
    scripts: [...(globalThis.husrumShells ?? [])],
  }));

/** Records the shell's scripts that the page fetches, in order. */
export const watchShellScripts = (page: Page): string[] => {
  const shellScripts: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/assets/') && response.ok()) shellScripts.push(pathname.slice(1));
  });
  return shellScripts;
};
